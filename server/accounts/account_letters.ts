import type { Role } from "../../contract/role.ts";
import { DeliveryError } from "../outbox/carrier.ts";
import { mailCarrier } from "../outbox/mail_carrier.ts";
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

const ROLES: Record<Role, string> = {
  owner: "an owner: you can change everything, and who signs in",
  editor: "an editor: you look after products, articles and pages",
  sales: "sales: you answer inquiries, chats and open questions",
  viewer: "a viewer: you can read, and change nothing",
};

/** Mails by which accounts are made and opened. Their links hold a token in the fragment, which no server logs. */
export function accountLetters({ sending, origin, look }: LetterParts) {
  const { write } = mailCarrier({ setup: sending.mail, origin, look, idleTimeoutMs: TIMEOUT_MS });

  /** "sent", "off" where no mail server is set, or a sentence on why it was not sent. */
  async function send(to: string, letterOf: (company: string) => { subject: string; text: string[] }) {
    const setup = await sending.mail();
    if (!setup) return "off";
    const { subject, text } = letterOf((await look()).name);
    try {
      await write({ to: [to], subject, text: text.join("\n") });
      return "sent";
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return mailFailure(error, new URL(setup.smtpUrl).hostname);
    }
  }

  return {
    joinLink: (token: string) => `${origin}/admin/join#token=${token}`,

    invite: (
      { email, role, invitedBy, link }: { email: string; role: Role; invitedBy: string; link: string },
    ) =>
      send(email, (company) => ({
        subject: `${invitedBy} invites you to the website of ${company}`,
        text: [
          `${invitedBy} invites you to the admin panel of ${company}, as ${ROLES[role]}.`,
          "",
          "Open this link within a week, and choose your user name and password:",
          link,
          "",
          "It works once. If you do not know what this is about, do nothing.",
        ],
      })),

    confirmEmail: ({ email, username, token }: { email: string; username: string; token: string }) =>
      send(email, (company) => ({
        subject: `Confirm your address for the admin panel of ${company}`,
        text: [
          `"${username}" wants the mails of the admin panel of ${company} at this address.`,
          "",
          "Open this link within a day to confirm it:",
          `${origin}/admin/confirm-email#token=${token}`,
          "",
          "It works once. If it was not you, do nothing: nothing is changed.",
        ],
      })),

    /** Tells the address that was, so that a theft does not go unseen. */
    emailChanged: ({ before, username, email }: { before: string; username: string; email: string }) =>
      send(before, (company) => ({
        subject: `Your address for the admin panel of ${company} was changed`,
        text: [
          `The mails of "${username}" go to ${email} from now on.`,
          "",
          "If it was not you, tell an owner of the panel at once.",
        ],
      })),

    async reset(
      { email, username, token }: { email: string; username: string; token: string },
    ): Promise<void> {
      const { name: company } = await look();
      await write({
        to: [email],
        subject: `A new password for the admin panel of ${company}`,
        text: [
          `Somebody, probably you, forgot the password of "${username}".`,
          "",
          "Open this link within an hour, and choose another one:",
          `${origin}/admin/reset#token=${token}`,
          "",
          "It works once. If it was not you, do nothing: your password stays as it is.",
        ].join("\n"),
      });
    },
  };
}

export type AccountLetters = ReturnType<typeof accountLetters>;
