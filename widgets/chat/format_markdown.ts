import DOMPurify from "dompurify";
import { Marked } from "marked";

const markdown = new Marked({ gfm: true, breaks: true, async: false });

const CLEAN = {
  ALLOWED_TAGS: "a b blockquote br code del em h3 h4 hr i li ol p pre strong table tbody td th thead tr ul"
    .split(" "),
  ALLOWED_ATTR: ["href"],
  // A page that takes no texts as HTML takes what the sanitizer's policy vouches for.
  RETURN_TRUSTED_TYPE: true,
};

/** An answer's Markdown as HTML that holds text and links only; links of ours lead to `base`, all of them out of a foreign page. */
export function formatMarkdown(text: string, base: string): string {
  DOMPurify.removeAllHooks();
  DOMPurify.addHook("afterSanitizeAttributes", (node) => {
    const href = node.getAttribute("href");
    if (href === null) return;
    node.setAttribute("href", new URL(href, base).href);
    if (base !== location.origin) {
      node.setAttribute("target", "_blank");
      node.setAttribute("rel", "noopener");
    }
  });
  return DOMPurify.sanitize(markdown.parse(text) as string, CLEAN) as unknown as string;
}
