import { escapeHtml } from "../../contract/shared/escape_html.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { oneLine } from "../shared/one_line.ts";
import { panelAddress } from "./notification_mail.ts";
import { mailTexts } from "./mail_texts.ts";
import { type Envelope, mailHtml } from "./mail_html.ts";
import { addressed, type Mail } from "./send_mail.ts";

/** Inquiries named in the mail. The panel has the others. */
const NAMED_MAX = 100;

/** The mail about inquiries that had none of their own. `inquiries`: people first, then suspected spam. */
export function digestMail(
  inquiries: readonly Inquiry[],
  { from, sender, to, origin, look, language }: Envelope,
): Mail {
  const { digest: words, inquiry: { suspected: mark } } = mailTexts[language];
  const suspected = inquiries.filter(({ isSuspected }) => isSuspected).length;
  const people = inquiries.length - suspected;
  const subject = words.subject(people, suspected);
  const named = inquiries.slice(0, NAMED_MAX).map((inquiry) => ({
    text: textOf(inquiry, mark),
    link: panelAddress(origin, inquiry.id),
  }));
  const rest = inquiries.length - named.length;
  const panel = `${origin}/admin/contact-submissions`;
  const more = rest > 0 ? words.more(rest) : "";
  return {
    from: { name: sender, address: from },
    to: addressed(to),
    subject,
    messageId: `<digest-${inquiries[0]!.id.toLowerCase()}@${new URL(origin).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: [`${subject}.`, "", ...named.map(({ text, link }) => `- ${text}\n  ${link}`), more, panel, ""].join(
      "\n",
    ),
    html: mailHtml(
      [
        `<p>${subject}.</p><ul>`,
        ...named.map(({ text, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(text)}</a></li>`),
        `</ul><p>${more} <a href="${escapeHtml(panel)}">${words.open}</a></p>`,
      ],
      look,
      language,
    ),
  };
}

/** One line, because a line break could fake another inquiry. */
function textOf({ name, phone, email, subject, isSuspected }: Inquiry, mark: string): string {
  const said = [isSuspected && mark, name, phone, email, subject].filter(Boolean).join(" | ");
  return oneLine(said).slice(0, 200);
}
