import { subjectLabel } from "../../../contract/inquiry_form.ts";
import { type Inquiry, referenceOf } from "../../../contract/inquiry.ts";
import { askedTexts } from "../../../contract/shared/asked_texts.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { lineQuantity } from "../../../contract/shared/line_quantity.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";

/** Mail programs on Windows cut or refuse links of more than 2,000 characters: the quotation is short. */
const QUOTED_MAX = 700;

/** A `mailto:` link with a prepared reply: subject, greeting, and the products and the message quoted. */
export function mailLink(inquiry: Inquiry): string {
  const { name, email, subject, createdAt } = inquiry;
  const quoted = asked(inquiry).split(/\r?\n/).map((line) => `> ${line}`);
  const body = [
    own.reply.greeting(name),
    "",
    "",
    own.reply.wrote(name, formatDateTime(createdAt)),
    ...quoted,
  ].join("\r\n");
  const title = `Re: ${(subjectLabel(subject) ?? own.noSubject).replace(/\s+/g, " ")}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(title)}&body=${
    encodeURIComponent(body)
  }`;
}

/** What was asked for, line by line, and what was written. */
function asked({ lines = [], message }: Pick<Inquiry, "lines" | "message">): string {
  const products = lines.map(({ product, note, ...line }) =>
    [product, lineQuantity(line, askedTexts.en.units), note].filter(Boolean).join(", ")
  );
  const whole = [...products, message].join("\n");
  const cut = Array.from(whole).slice(0, QUOTED_MAX).join("");
  return cut === whole ? whole : `${cut}…`;
}

/** A WhatsApp link with a prepared reply; null if the number has too few digits. */
export function whatsAppReply(inquiry: Inquiry): string | null {
  const number = inquiry.phone && internationalNumber(inquiry.phone);
  if (!number) return null;
  const said = `${own.reply.greeting(inquiry.name)}\n${own.reply.about(referenceOf(inquiry.id))}\n\n${
    asked(inquiry)
  }`;
  return `https://wa.me/${number}?text=${encodeURIComponent(said)}`;
}

/** The digits that are dialled from anywhere, or null if they are too few. A ten-digit number is taken as Indian. */
export function internationalNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, "");
  const isAbroad = /^\s*(\+|00)/.test(phone);
  const national = isAbroad ? digits.replace(/^00/, "") : digits.replace(/^0+/, "");
  const international = !isAbroad && national.length === 10 ? `91${national}` : national;
  return international.length >= 10 && international.length <= 15 ? international : null;
}
