import { HOUSE_COLOURS } from "../../contract/shared/brand_palette.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { oneLine } from "../shared/one_line.ts";
import { type Carrier, DeliveryError } from "./carrier.ts";
import { type Envelope, htmlOfText, mailHtml, type MailLook } from "./mail_html.ts";
import { digestMail } from "./digest_mail.ts";
import { addressesByLanguage, mailTexts, type Recipient } from "./mail_texts.ts";
import { notificationMail } from "./notification_mail.ts";
import type { MailTexts } from "./texts/en.ts";
import { addressed, type Mail, type MailOptions, type SendMail } from "./send_mail.ts";

const NOBODY: MailLook = { name: "The", colour: HOUSE_COLOURS.fill[0], logo: null, isNameShown: true };

/** The mail server that counts now. */
export interface MailSetup {
  smtpUrl: string;
  from: string;
  /** Who is told of inquiries. */
  to: readonly Recipient[];
  send: SendMail;
}

interface MailCarrierParts extends MailOptions {
  /** Read before each mail, so that what is set in the panel counts from the next one on. */
  setup: () => Promise<MailSetup | undefined>;
  /** The site's public address, for the link to the panel. */
  origin: string;
  /** Returns the name of the partner with this key. */
  partnerName?: (key: string) => Promise<string>;
  /** Who the mails are from; nobody by name, in the house's colour, unless told otherwise. */
  look?: () => Promise<MailLook>;
}

interface Letter {
  /** What it says, in the language of who gets it. */
  say: SayLetter;
  to: readonly Recipient[];
  /** The page that it is about. */
  page?: string;
  /** Makes the Message-ID the same at every attempt. */
  id?: string;
}

/** `company` is the name that stands at the head of the mail. */
export type SayLetter = (words: MailTexts, company: string) => { subject: string; text: string };

export interface MailCarrier extends Carrier {
  /** Sends a message of the server itself. */
  write(letter: Letter): Promise<void>;
}

/** Sends inquiries by SMTP. The owner is sender and recipient; the visitor is in `Reply-To`. */
export function mailCarrier(
  { setup, origin, partnerName, look = () => Promise.resolve(NOBODY), idleTimeoutMs }: MailCarrierParts,
): MailCarrier {
  /** Sends one mail in each language of the recipients. */
  async function send(write: (envelope: Envelope) => Mail, recipients?: readonly Recipient[]): Promise<void> {
    const mail = await setup();
    if (!mail) throw new DeliveryError("no mail server is set");
    const { smtpUrl, from } = mail;
    const shown = await look();
    for (const [language, to] of addressesByLanguage(recipients ?? mail.to)) {
      const sender = oneLine(mailTexts[language].sender(shown.name));
      const envelope = { from, sender, to, origin, look: shown, language };
      await mail.send(smtpUrl, write(envelope), idleTimeoutMs ? { idleTimeoutMs } : {});
    }
  }

  return {
    channel: "mail",
    async deliver(inquiry: Inquiry) {
      const { partner: key } = inquiry.source;
      const partner = key && partnerName ? await partnerName(key) : key;
      await send((envelope) => notificationMail(inquiry, { ...envelope, partner }));
    },
    deliverDigest: async (inquiries) => await send((envelope) => digestMail(inquiries, envelope)),
    async write({ say, to: recipients, page, id }) {
      await send(({ from, sender, to, look, language }) => {
        const { subject, text: words } = say(mailTexts[language], look.name);
        const text = page ? `${words}\n\n${origin}${page}\n` : `${words}\n`;
        return {
          from: { name: sender, address: from },
          to: addressed(to),
          subject: oneLine(subject),
          ...(id && { messageId: `<${id}@${new URL(origin).hostname}>` }),
          text,
          html: mailHtml(htmlOfText(text), look, language),
          headers: { "Auto-Submitted": "auto-generated" },
        };
      }, recipients);
    },
  };
}
