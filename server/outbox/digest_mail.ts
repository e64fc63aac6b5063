import { escapeHtml } from "../../contract/shared/escape_html.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { oneLine } from "../shared/one_line.ts";
import { panelAddress } from "./notification_mail.ts";
import { mailHtml, type MailLook } from "./mail_html.ts";
import { addressed, type Mail } from "./send_mail.ts";

/** Inquiries named in the mail. The panel has the others. */
const NAMED_MAX = 100;

interface Envelope {
  from: string;
  sender: string;
  to: readonly string[];
  origin: string;
  look: MailLook;
}

/** The mail about inquiries that had none of their own. `inquiries`: people first, then suspected spam. */
export function digestMail(
  inquiries: readonly Inquiry[],
  { from, sender, to, origin, look }: Envelope,
): Mail {
  const suspected = inquiries.filter(({ isSuspected }) => isSuspected).length;
  const people = inquiries.length - suspected;
  const parts = [people > 0 && `${people} more`, suspected > 0 && `${suspected} suspected spam`];
  const subject = `Inquiries: ${parts.filter(Boolean).join(", ")}`;
  const named = inquiries.slice(0, NAMED_MAX).map((inquiry) => ({
    text: textOf(inquiry),
    link: panelAddress(origin, inquiry.id),
  }));
  const rest = inquiries.length - named.length;
  const panel = `${origin}/admin/contact-submissions`;
  const more = rest > 0 ? `${rest} more are in the admin panel.` : "";
  return {
    from: { name: sender, address: from },
    to: addressed(to),
    subject,
    messageId: `<digest-${inquiries[0]!.id.toLowerCase()}@${new URL(origin).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: [`${subject}.`, "", ...named.map(({ text, link }) => `- ${text}\n  ${link}`), more, panel, ""].join(
      "\n",
    ),
    html: mailHtml([
      `<p>${subject}.</p><ul>`,
      ...named.map(({ text, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(text)}</a></li>`),
      `</ul><p>${more} <a href="${escapeHtml(panel)}">Open the admin panel</a></p>`,
    ], look),
  };
}

/** One line, because a line break could fake another inquiry. */
function textOf({ name, phone, email, subject, isSuspected }: Inquiry): string {
  const said = [isSuspected && "[Suspected spam]", name, phone, email, subject].filter(Boolean).join(" | ");
  return oneLine(said).slice(0, 200);
}
