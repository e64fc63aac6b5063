import type { Role } from "../../contract/role.ts";
import { DeliveryError } from "../outbox/carrier.ts";
import { mailCarrier, type SayLetter } from "../outbox/mail_carrier.ts";
import type { Recipient } from "../outbox/mail_texts.ts";
import type { MailLook } from "../outbox/mail_html.ts";
import type { SendingSettings } from "../sending/sending_settings.ts";
import { mailFailure } from "../sending/failure_sentence.ts";

/** Somebody waits for the answer. */
const TIMEOUT_MS = 15_000;

interface LetterParts {
  sending: Pick<SendingSettings, "mail">;
  origin: string;
  look: () => Promise<MailLook>;
}

/** Mails by which accounts are made and opened. Their links hold a token in the fragment, which no server logs. */
export function accountLetters({ sending, origin, look }: LetterParts) {
  const { write } = mailCarrier({ setup: sending.mail, origin, look, idleTimeoutMs: TIMEOUT_MS });

  /** "sent", "off" where no mail server is set, or a sentence on why it was not sent. */
  async function send(to: Recipient, say: SayLetter): Promise<string> {
    const setup = await sending.mail();
    if (!setup) return "off";
    try {
      await write({ to: [to], say });
      return "sent";
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return mailFailure(error, new URL(setup.smtpUrl).hostname);
    }
  }

  const linkTo = (page: string, token: string) => `${origin}/admin/${page}#token=${token}`;

  return {
    joinLink: (token: string) => linkTo("join", token),

    invite: (to: Recipient, invited: { role: Role; invitedBy: string; link: string }) =>
      send(to, (words, company) => words.invitation({ ...invited, company })),

    confirmEmail(to: Recipient, { username, token }: { username: string; token: string }) {
      const link = linkTo("confirm-email", token);
      return send(to, (words, company) => words.confirmEmail({ company, username, link }));
    },

    /** Tells the address that was, so that a theft does not go unseen. */
    emailChanged: (to: Recipient, changed: { username: string; email: string }) =>
      send(to, (words, company) => words.emailChanged({ ...changed, company })),

    async reset(to: Recipient, { username, token }: { username: string; token: string }): Promise<void> {
      const link = linkTo("reset", token);
      await write({ to: [to], say: (words, company) => words.reset({ company, username, link }) });
    },
  };
}

export type AccountLetters = ReturnType<typeof accountLetters>;
