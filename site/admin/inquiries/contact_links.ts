import { subjectLabel } from "../../../contract/inquiry_form.ts";
import type { Inquiry } from "../../../contract/inquiry.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";

/** Mail programs on Windows cut or refuse links of more than 2,000 characters: the quotation is short. */
const QUOTED_MAX = 700;

/** A `mailto:` link with a prepared reply: subject, greeting and the quoted message. */
export function mailLink({ name, email, subject, message, createdAt }: Inquiry): string {
  const cut = Array.from(message).slice(0, QUOTED_MAX).join("");
  const quoted = (cut === message ? message : `${cut}…`).split(/\r?\n/).map((line) => `> ${line}`);
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

/** A WhatsApp link, or null if the number has too few digits. A ten-digit number is taken as Indian. */
export function whatsAppLink(phone: string): string | null {
  const digits = phone.replace(/\D/g, "");
  const isAbroad = /^\s*(\+|00)/.test(phone);
  const national = isAbroad ? digits.replace(/^00/, "") : digits.replace(/^0+/, "");
  const international = !isAbroad && national.length === 10 ? `91${national}` : national;
  return international.length >= 10 && international.length <= 15 ? `https://wa.me/${international}` : null;
}
