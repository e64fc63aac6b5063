import { escapeHtml } from "../../contract/shared/escape_html.ts";
import { oneLine } from "../shared/one_line.ts";
import { subjectLabel } from "../../contract/inquiry_form.ts";
import { formatDateTime } from "../../contract/shared/indian_dates.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { mailHtml, type MailLook } from "./mail_html.ts";
import { addressed, type Mail } from "./send_mail.ts";

const SUBJECT_MAX = 150;
const KINDS = {
  home: "Home page form",
  contact: "Contact page form",
  quote: "Quote dialog",
  chat: "Chat assistant",
};

interface Envelope {
  from: string;
  /** Who the mail is from, by name. */
  sender: string;
  to: readonly string[];
  origin: string;
  look: MailLook;
  /** The name of the partner whose page the inquiry came from. */
  partner: string | null;
}

/** The page of the panel that shows one inquiry. */
export function panelAddress(origin: string, id: string): string {
  return `${origin}/admin/contact-submissions?view=${encodeURIComponent(id)}`;
}

/** The mail about one inquiry. Its Message-ID is the same at every attempt, so that mail programs can drop copies. */
export function notificationMail(
  inquiry: Inquiry,
  { from, sender, to, origin, look, partner }: Envelope,
): Mail {
  const { id, name, email, message, isSuspected } = inquiry;
  const link = panelAddress(origin, id);
  const fields = fieldsOf(inquiry, partner);
  const hint = `A new inquiry has arrived. ${
    email ? "Answer this mail to answer the visitor." : "The visitor gave no email address: please call."
  }`;
  const lines = (inquiry.lines ?? []).map(({ product, quantity, note }) => [product, quantity, note]);
  const subject = oneLine(
    `${isSuspected ? "[Suspected spam] " : ""}${subjectLabel(inquiry.subject) ?? "Message"} – ${name}`,
  );
  return {
    from: { name: sender, address: from },
    to: addressed(to),
    // Chat visitors may leave out their e-mail address.
    ...(email && { replyTo: { name: oneLine(name), address: oneLine(email) } }),
    subject: subject.slice(0, SUBJECT_MAX),
    messageId: `<inquiry-${id.toLowerCase()}@${new URL(origin).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: textOf({ hint, fields, lines, message, link }),
    html: mailHtml(htmlOf({ hint, fields, lines, message, link }), look),
  };
}

type Field = [label: string, value: string];
type Line = (string | null)[];

function fieldsOf(inquiry: Inquiry, partner: string | null): Field[] {
  const { name, email, phone, company, createdAt, source, isSuspected } = inquiry;
  const fields: [string, string | null | undefined | false][] = [
    ["Subject", subjectLabel(inquiry.subject)],
    ["Name", name],
    ["Email", email],
    ["Phone", phone],
    ["Company", company],
    ["Received", `${formatDateTime(createdAt)} IST`],
    ["Sent from", KINDS[source.kind]],
    ["Page", source.page],
    ["Partner", partner],
    ["Note", isSuspected && "It was sent as programs send: this may be spam."],
  ];
  // Put each value on one line, because a line break could fake another field.
  return fields.flatMap(([label, value]) => value ? [[label, oneLine(value)]] : []);
}

interface Parts {
  hint: string;
  fields: Field[];
  lines: Line[];
  message: string;
  link: string;
}

function textOf({ hint, fields, lines, message, link }: Parts): string {
  const products = lines.map((line) => `- ${line.filter(Boolean).map((part) => oneLine(part!)).join(" | ")}`);
  return [
    hint,
    "",
    ...fields.map(([label, value]) => `${label}: ${value}`),
    ...(products.length > 0 ? ["", "Products asked for:", ...products] : []),
    "",
    "Message:",
    message,
    "",
    `Open it in the admin panel: ${link}`,
    "",
  ].join("\n");
}

function htmlOf({ hint, fields, lines, message, link }: Parts): string[] {
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
        "<h3>Products asked for</h3>",
        table(
          `<tr><th align="left">Product</th><th align="left">Quantity</th><th align="left">Note</th></tr>${
            products.join("")
          }`,
        ),
      ]
      : []),
    `<h3>Message</h3><p>${escapeHtml(message).replace(/\r?\n/g, "<br>")}</p>`,
    `<p><a href="${escapeHtml(link)}">Open it in the admin panel</a></p>`,
  ];
}
