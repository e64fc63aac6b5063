import { escapeHtml } from "../../contract/shared/escape_html.ts";
import { oneLine } from "../shared/one_line.ts";
import { subjectLabel } from "../../contract/inquiry_form.ts";
import { askedTexts } from "../../contract/shared/asked_texts.ts";
import { askedValues } from "../../contract/shared/asked_values.ts";
import { lineQuantity } from "../../contract/shared/line_quantity.ts";
import { formatDateTime } from "../../contract/shared/indian_dates.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { mailTexts } from "./mail_texts.ts";
import type { MailTexts } from "./texts/en.ts";
import { type Envelope, mailHtml } from "./mail_html.ts";
import { addressed, type Mail } from "./send_mail.ts";

const SUBJECT_MAX = 150;

/** The page of the panel that shows one inquiry. */
export function panelAddress(origin: string, id: string): string {
  return `${origin}/admin/contact-submissions?view=${encodeURIComponent(id)}`;
}

interface NotificationEnvelope extends Envelope {
  /** The name of the partner whose page the inquiry came from. */
  partner: string | null;
}

/** The mail about one inquiry. Its Message-ID is the same at every attempt, so that mail programs can drop copies. */
export function notificationMail(
  inquiry: Inquiry,
  { from, sender, to, origin, look, language, partner }: NotificationEnvelope,
): Mail {
  const { id, name, email, message, isSuspected } = inquiry;
  const link = panelAddress(origin, id);
  const words = mailTexts[language].inquiry;
  const fields = [...fieldsOf(inquiry, partner, words), ...askedValues(inquiry, language)];
  const hint = `${words.arrived} ${email ? words.answer : words.noEmail}`;
  const lines = (inquiry.lines ?? []).map((line) => [
    line.product,
    lineQuantity(line, askedTexts[language].units),
    line.note,
  ]);
  const subject = oneLine(
    `${isSuspected ? `${words.suspected} ` : ""}${subjectOf(inquiry, words) ?? words.noSubject} – ${name}`,
  );
  return {
    from: { name: sender, address: from },
    to: addressed(to),
    // Chat visitors may leave out their email address.
    ...(email && { replyTo: { name: oneLine(name), address: oneLine(email) } }),
    subject: subject.slice(0, SUBJECT_MAX),
    messageId: `<inquiry-${id.toLowerCase()}@${new URL(origin).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: textOf({ hint, fields, lines, message, link, words }),
    html: mailHtml(htmlOf({ hint, fields, lines, message, link, words }), look, language),
  };
}

type Field = [label: string, value: string];
type Line = (string | null)[];

type Words = MailTexts["inquiry"];

const subjectOf = ({ subject }: Inquiry, { subjects }: Words): string | null =>
  subjects[subject ?? ""] ?? subjectLabel(subject);

function fieldsOf(inquiry: Inquiry, partner: string | null, words: Words): Field[] {
  const { name, email, phone, company, createdAt, source, isSuspected } = inquiry;
  const values: Record<keyof Words["fields"], string | null | undefined | false> = {
    subject: subjectOf(inquiry, words),
    name,
    email,
    phone,
    company,
    received: `${formatDateTime(createdAt)} IST`,
    kind: words.kinds[source.kind],
    page: source.page,
    partner,
    note: isSuspected && words.spam,
  };
  // Put each value on one line, because a line break could fake another field.
  const names = Object.keys(values) as (keyof typeof values)[];
  return names.flatMap((name): Field[] => {
    const value = values[name];
    return value ? [[words.fields[name], oneLine(value)]] : [];
  });
}

interface Parts {
  hint: string;
  fields: Field[];
  lines: Line[];
  message: string;
  link: string;
  words: Words;
}

function textOf({ hint, fields, lines, message, link, words }: Parts): string {
  const products = lines.map((line) => `- ${line.filter(Boolean).map((part) => oneLine(part!)).join(" | ")}`);
  return [
    hint,
    "",
    ...fields.map(([label, value]) => `${label}: ${value}`),
    ...(products.length > 0 ? ["", `${words.lines}:`, ...products] : []),
    "",
    `${words.message}:`,
    message,
    "",
    `${words.open}: ${link}`,
    "",
  ].join("\n");
}

function htmlOf({ hint, fields, lines, message, link, words }: Parts): string[] {
  const rows = fields.map(([label, value]) =>
    `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`
  );
  const products = lines.map((line) =>
    `<tr>${line.map((part) => `<td valign="top">${escapeHtml(part ?? "")}</td>`).join("")}</tr>`
  );
  const table = (content: string) => `<table cellpadding="4">${content}</table>`;
  return [
    `<p>${hint}</p>`,
    table(rows.join("")),
    ...(products.length > 0
      ? [
        `<h3>${words.lines}</h3>`,
        table(
          `<tr>${words.line.map((name) => `<th align="left">${name}</th>`).join("")}</tr>${
            products.join("")
          }`,
        ),
      ]
      : []),
    `<h3>${words.message}</h3><p>${escapeHtml(message).replace(/\r?\n/g, "<br>")}</p>`,
    `<p><a href="${escapeHtml(link)}">${words.open}</a></p>`,
  ];
}
