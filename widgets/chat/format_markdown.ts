import DOMPurify from "dompurify";
import { Lexer, Parser } from "marked";
import { safeAddress } from "./safe_address.ts";

const MARKDOWN = { gfm: true, breaks: true };

const CLEAN = {
  ALLOWED_TAGS:
    "a b blockquote br code del div em h3 h4 hr i li ol p pre strong table tbody td th thead tr ul"
      .split(" "),
  ALLOWED_ATTR: ["href", "tabindex"],
  // Nodes, since a page may take no text as HTML, or only as XML.
  RETURN_DOM_FRAGMENT: true,
};

/** An answer's Markdown as nodes that hold text and links only; links of ours lead to `base`, all of them out of a foreign page. */
export function formatMarkdown(text: string, base: string): Node {
  DOMPurify.removeAllHooks();
  DOMPurify.addHook("afterSanitizeAttributes", (node) => {
    const href = node.getAttribute("href");
    if (href === null) return;
    const address = safeAddress(href, base);
    if (!address) return node.removeAttribute("href");
    node.setAttribute("href", address.href);
    if (base !== location.origin) {
      node.setAttribute("target", "_blank");
      node.setAttribute("rel", "noopener");
    }
  });
  const html = Parser.parse(Lexer.lex(text, MARKDOWN), MARKDOWN)
    // What is too wide moves within its frame, by the keyboard as well.
    .replace(/<(table|pre)>/g, '<div tabindex="0">$&').replace(/<\/(table|pre)>/g, "$&</div>");
  return DOMPurify.sanitize(html, CLEAN) as unknown as Node;
}
