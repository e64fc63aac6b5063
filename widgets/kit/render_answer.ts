import DOMPurify from "dompurify";
import { marked } from "marked";

const ALLOWED_TAGS =
  "a b blockquote br code del em h3 h4 hr i li ol p pre strong table tbody td th thead tr ul".split(" ");
/** Allowed link targets: web, mail, phone, or a path of ours. `//` is refused: it leads to another site. */
const ALLOWED_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

interface RenderAnswerOptions {
  /** The origin that paths are resolved against. */
  base: string;
  /** Whether links open in a new tab. */
  newTab: boolean;
}

/**
 * Converts an answer's Markdown to nodes with formatting and links only. It gives nodes because a page may
 * refuse HTML strings (Trusted Types) or accept only XML. On an error it gives the Markdown as plain text.
 */
export function renderAnswer(markdown: string, { base, newTab }: RenderAnswerOptions): Node {
  try {
    // Without a DOM, DOMPurify returns its input unchanged.
    if (!DOMPurify.isSupported) throw new Error("DOMPurify does not run here");
    const nodes = DOMPurify.sanitize(marked.parse(markdown, { gfm: true, breaks: true, async: false }), {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ["href"],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
      RETURN_DOM_FRAGMENT: true,
    });
    for (const link of nodes.querySelectorAll("a")) setAddress(link, base, newTab);
    for (const wide of nodes.querySelectorAll("table, pre")) wrap(wide);
    return nodes;
  } catch {
    return document.createTextNode(markdown);
  }
}

/** The resolved address of a link; undefined if the link is not allowed. */
export function safeAddress(to: string, base: string): URL | undefined {
  if (!ALLOWED_ADDRESS.test(to)) return;
  // Not by `URL.canParse`, which browsers that we build for lack (`build/targets.ts`).
  try {
    return new URL(to, base);
  } catch {
    return;
  }
}

function setAddress(link: HTMLAnchorElement, base: string, newTab: boolean) {
  const address = safeAddress(link.getAttribute("href") ?? "", base);
  if (!address) return link.removeAttribute("href");
  link.setAttribute("href", address.href);
  if (!newTab) return;
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener");
}

/** Wraps a wide element in a scrollable frame that the keyboard can focus. */
function wrap(wide: Element) {
  const frame = wide.ownerDocument.createElement("div");
  frame.setAttribute("tabindex", "0");
  wide.parentNode!.replaceChild(frame, wide);
  frame.appendChild(wide);
}
