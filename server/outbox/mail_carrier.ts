import { HOUSE_COLOURS } from "../../contract/shared/brand_palette.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { oneLine } from "../shared/one_line.ts";
import { type Carrier, DeliveryError } from "./carrier.ts";
import { htmlOfText, mailHtml, type MailLook } from "./mail_html.ts";
import { digestMail } from "./digest_mail.ts";
import { notificationMail } from "./notification_mail.ts";
import { addressed, type Mail, type MailOptions, type SendMail } from "./send_mail.ts";

const NOBODY: MailLook = { name: "The", colour: HOUSE_COLOURS.fill[0], logo: null, isNameShown: true };

/** The mail server that counts now. */
export interface MailSetup {
  smtpUrl: string;
  from: string;
  /** Who is told of inquiries. */
  to: readonly string[];
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
  subject: string;
  text: string;
  /** Who gets it; those who are told of inquiries unless told otherwise. */
  to?: readonly string[];
  /** The page of the panel that it is about. */
  page?: string;
}

interface Envelope {
  from: string;
  sender: string;
  to: readonly string[];
  origin: string;
  look: MailLook;
}

interface MailCarrier extends Carrier {
  /** Sends a message of the server itself. */
  write(letter: Letter): Promise<void>;
}

/** Sends inquiries by SMTP. The owner is sender and recipient; the visitor is in `Reply-To`. */
export function mailCarrier(
  { setup, origin, partnerName, look = () => Promise.resolve(NOBODY), idleTimeoutMs }: MailCarrierParts,
): MailCarrier {
  async function send(write: (envelope: Envelope) => Mail): Promise<void> {
    const mail = await setup();
    if (!mail) throw new DeliveryError("no mail server is set");
    const { smtpUrl, from, to } = mail;
    const shown = await look();
    await mail.send(
      smtpUrl,
      write({ from, sender: oneLine(`${shown.name} website`), to, origin, look: shown }),
      idleTimeoutMs ? { idleTimeoutMs } : {},
    );
  }

  return {
    channel: "mail",
    async deliver(inquiry: Inquiry) {
      const { partner: key } = inquiry.source;
      const partner = key && partnerName ? await partnerName(key) : key;
      await send((envelope) => notificationMail(inquiry, { ...envelope, partner }));
    },
    deliverDigest: async (inquiries) => await send((envelope) => digestMail(inquiries, envelope)),
    async write({ subject, text: words, to: recipients, page }) {
      const text = page ? `${words}\n\n${origin}${page}\n` : `${words}\n`;
      await send(({ from, sender, to, look }) => ({
        from: { name: sender, address: from },
        to: addressed(recipients ?? to),
        subject,
        text,
        html: mailHtml(htmlOfText(text), look),
        headers: { "Auto-Submitted": "auto-generated" },
      }));
    },
  };
}
