import { errorMessage } from "../shared/error_message.ts";
import { mailCarrier, type MailSetup } from "./mail_carrier.ts";

interface AlertParts {
  setup: () => Promise<MailSetup | undefined>;
  origin: string;
  log: (line: string) => void;
}

/**
 * Sends the owner a mail about something urgent, where a mail server is set. It is tried once: the panel shows
 * the same until it is dealt with.
 */
export function ownerAlert({ setup, origin, log }: AlertParts) {
  const { write } = mailCarrier({ setup, origin });
  return async (alert: { subject: string; text: string }): Promise<void> => {
    try {
      if (await setup()) await write({ ...alert, page: "/admin/account" });
    } catch (error) {
      log(`Cannot mail the owner an alert: ${errorMessage(error)}`);
    }
  };
}
