import DOMPurify from "dompurify";
import { marked } from "marked";

const ALLOWED_TAGS =
  "a b blockquote br code del em h3 h4 hr i li ol p pre strong table tbody td th thead tr ul".split(" ");
/** Where a link of an answer may lead: the web, a mail, a call, or a path of ours. `//` would be another's site. */
const ALLOWED_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

interface RenderAnswerOptions {
  /** Where paths lead: the origin of our pages. */
  base: string;
  /** Whether links open in a new tab. */
  newTab: boolean;
}

/**
 * An answer's Markdown as nodes with formatting and links only, ready to be put into a page. Nodes rather than HTML,
 * since a page may refuse text as HTML (Trusted Types) or take only XML. What cannot be formatted is plain text.
 */
export function renderAnswer(markdown: string, { base, newTab }: RenderAnswerOptions): Node {
  try {
    // Without the DOM that it needs, DOMPurify gives back what it was given.
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

/** Where a link of an answer leads; undefined if it may not lead there. */
export function safeAddress(to: string, base: string): URL | undefined {
  return ALLOWED_ADDRESS.test(to) && URL.canParse(to, base) ? new URL(to, base) : undefined;
}

function setAddress(link: HTMLAnchorElement, base: string, newTab: boolean) {
  const address = safeAddress(link.getAttribute("href") ?? "", base);
  if (!address) return link.removeAttribute("href");
  link.setAttribute("href", address.href);
  if (!newTab) return;
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener");
}

/** What is too wide scrolls within a frame of its own, which the keyboard reaches as well. */
function wrap(wide: Element) {
  const frame = wide.ownerDocument.createElement("div");
  frame.setAttribute("tabindex", "0");
  wide.replaceWith(frame);
  frame.append(wide);
}
