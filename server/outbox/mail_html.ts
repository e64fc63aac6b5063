import { escapeHtml } from "../../contract/shared/escape_html.ts";

/** How a mail looks: what stands at its head, and the ground of it. White is read on that colour. */
export interface MailLook {
  name: string;
  colour: string;
}

/** The HTML of a mail below the company's name. Mail programs load pictures and style sheets only when asked. */
export function mailHtml(body: readonly string[], { name, colour }: MailLook): string {
  const head = `margin:0 0 16px;padding:12px 16px;background:${colour};color:#ffffff;font-size:18px`;
  return [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif">',
    `<p style="${head}"><strong>${escapeHtml(name)}</strong></p>`,
    ...body,
    "</body></html>",
  ].join("\n");
}
