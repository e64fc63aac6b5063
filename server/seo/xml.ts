import { escapeHtml } from "../../contract/shared/escape_html.ts";

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Escapes text for an element or an attribute, and drops control characters that XML does not allow. */
export function escapeXml(text: string): string {
  // deno-lint-ignore no-control-regex -- control characters are what it looks for
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""));
}

/** An XML element with escaped text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
