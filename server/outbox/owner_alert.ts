import { errorMessage } from "../shared/error_message.ts";
import { mailCarrier } from "./mail_carrier.ts";

interface AlertParts {
  mail: { smtpUrl: string; to: string } | undefined;
  origin: string;
  log: (line: string) => void;
}

/**
 * Sends the owner a mail about something urgent. It is tried once: the panel shows the same until it is dealt
 * with. Undefined without a mail server.
 */
export function ownerAlert({ mail, origin, log }: AlertParts) {
  if (!mail) return undefined;
  const carrier = mailCarrier({ ...mail, origin });
  return (alert: { subject: string; text: string }): void => {
    carrier.alert(alert).catch((error) => log(`Cannot mail the owner an alert: ${errorMessage(error)}`));
  };
}
