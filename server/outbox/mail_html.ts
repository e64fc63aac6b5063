import type { Language } from "../../contract/language.ts";
import { escapeHtml } from "../../contract/shared/escape_html.ts";

/** How a mail looks: what stands at its head, and the ground of it. White is read on that colour. */
export interface MailLook {
  name: string;
  colour: string;
  /** The address of the logo for dark ground, null where there is none. */
  logo: string | null;
  /** Whether the name stands beside the logo. */
  isNameShown: boolean;
}

/** What all mails have: from whom and to whom they are, and how they look. */
export interface Envelope {
  from: string;
  /** Who the mail is from, by name. */
  sender: string;
  to: readonly string[];
  origin: string;
  look: MailLook;
  language: Language;
}

/**
 * The HTML of a mail below the company's logo and name. Mail programs load pictures only when asked, so the
 * logo's alternative text is the name.
 */
export function mailHtml(
  body: readonly string[],
  { name, colour, logo, isNameShown }: MailLook,
  language: Language,
): string {
  const head = `margin:0 0 16px;padding:12px 16px;background:${colour};color:#ffffff;font-size:18px`;
  const picture = logo &&
    `<img src="${escapeHtml(logo)}" alt="${
      isNameShown ? "" : escapeHtml(name)
    }" height="36" style="vertical-align:middle">`;
  const words = (isNameShown || !logo) && `<strong>${escapeHtml(name)}</strong>`;
  return [
    `<!doctype html><html lang="${language}"><body style="font-family:sans-serif">`,
    `<p style="${head}">${[picture, words].filter(Boolean).join(" ")}</p>`,
    ...body,
    "</body></html>",
  ].join("\n");
}

/** A plain text as the body of a mail: paragraphs, lines, and links that can be pressed. */
export function htmlOfText(text: string): string[] {
  return text.trim().split(/\n{2,}/).map((paragraph) => {
    const lines = escapeHtml(paragraph).replace(/https?:\/\/\S+/g, (link) => `<a href="${link}">${link}</a>`);
    return `<p>${lines.replaceAll("\n", "<br>")}</p>`;
  });
}
