import DOMPurify from "dompurify";
import { Marked } from "marked";

const markdown = new Marked({ gfm: true, breaks: true, async: false });

const CLEAN = {
  ALLOWED_TAGS: "a b blockquote br code del em h3 h4 hr i li ol p pre strong table tbody td th thead tr ul"
    .split(" "),
  ALLOWED_ATTR: ["href"],
  RETURN_DOM_FRAGMENT: true,
};

/** An answer's Markdown as HTML that holds text and links only; links of ours lead to `base`, all of them out of a foreign page. */
export function formatMarkdown(text: string, base: string): string {
  const clean = DOMPurify.sanitize(markdown.parse(text) as string, CLEAN) as unknown as DocumentFragment;
  for (const link of clean.querySelectorAll("a[href]")) {
    link.setAttribute("href", new URL(link.getAttribute("href")!, base).href);
    if (base !== location.origin) {
      link.setAttribute("target", "_blank");
      link.setAttribute("rel", "noopener");
    }
  }
  const holder = document.createElement("div");
  holder.append(clean);
  return holder.innerHTML;
}
