import type { Notice } from "../../contract/notice.ts";
import { mailCarrier, type SayLetter } from "../outbox/mail_carrier.ts";
import type { MailLook } from "../outbox/mail_html.ts";
import { errorMessage } from "../shared/error_message.ts";
import type { SendingSettings } from "./sending_settings.ts";

interface NoticeLetter {
  say: SayLetter;
  /** The page of the panel that it is about. */
  page: string;
}

/** Tells who chose to hear of it. Returns at once; a failure is logged. */
export type Tell = (notice: Notice, letter: NoticeLetter) => void;

interface NoticeParts {
  sending: Pick<SendingSettings, "mail" | "hearers">;
  origin: string;
  look?: () => Promise<MailLook>;
  log: (line: string) => void;
}

/** Mails about what happens, other than inquiries. Each is tried once: the panel shows the same. */
export function noticeMailer({ sending, origin, look, log }: NoticeParts): Tell {
  const { write } = mailCarrier({ setup: sending.mail, origin, ...look && { look } });

  async function mail(notice: Notice, letter: NoticeLetter): Promise<void> {
    const setup = await sending.mail();
    if (!setup) return;
    const hearers = await sending.hearers(notice);
    // Somebody has to hear that an account is attacked.
    const to = hearers.length === 0 && notice === "security" ? setup.to : hearers;
    if (to.length > 0) await write({ ...letter, to });
  }

  return (notice, letter) => {
    mail(notice, letter).catch((error) => log(`Cannot mail a notice of ${notice}: ${errorMessage(error)}`));
  };
}
