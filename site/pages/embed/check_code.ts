import { EMBED_WIDGETS } from "../../../contract/shared/embed.ts";

/** What is wrong with a page's code, and the tag, script or category that it is about. */
export interface CodeFault {
  code: "nothing" | "scriptMissing" | "elementMissing" | "twice" | "category";
  /** As `<roost-quote>`, `quote.js` or the slug of a category. */
  about: string;
  /** The script of an element, or the element of a script. */
  other?: string;
}

/**
 * Reads a dealer's HTML for what would leave a widget out without a word. `slugs` are the categories that exist; none are
 * known while it is empty. Gives no fault for code that is right.
 */
export function faultsOf(html: string, slugs: readonly string[]): CodeFault[] {
  const code = html.replace(/<!--[\s\S]*?-->/g, "");
  const faults: CodeFault[] = [];
  const marked = /\sdata-roost-quote\b/i.test(code);
  const scripts = EMBED_WIDGETS.map((widget) => ({
    widget,
    has: new RegExp(`<roost-${widget}\\b`, "i").test(code),
    count: scriptsOf(code, widget),
  }));
  const loads = (name: string) => scripts.some(({ widget, count }) => widget === name && count > 0);
  for (const { widget, has, count } of scripts) {
    const tag = `<roost-${widget}>`;
    const script = `${widget}.js`;
    if (has && count === 0) faults.push({ code: "scriptMissing", about: tag, other: script });
    if (count > 1) faults.push({ code: "twice", about: script });
    // The chat makes its own element, and quote.js works for any marked one.
    const needsNone = widget === "chat" || widget === "quote" && marked;
    if (count > 0 && !has && !needsNone) faults.push({ code: "elementMissing", about: script, other: tag });
  }
  if (marked && !loads("quote") && !loads("products")) {
    faults.push({ code: "scriptMissing", about: "data-roost-quote", other: "quote.js" });
  }
  for (const category of categoriesOf(code)) {
    if (slugs.length > 0 && !slugs.includes(category)) faults.push({ code: "category", about: category });
  }
  const isEmpty = !marked && scripts.every(({ has, count }) => !has && count === 0);
  return isEmpty ? [{ code: "nothing", about: "" }] : faults;
}

/** How many tags load a widget's script, pinned or not. */
function scriptsOf(code: string, widget: string): number {
  return code.match(new RegExp(`<script\\b[^>]*/widgets/(pinned/)?${widget}(-\\w+)?\\.js`, "gi"))?.length ??
    0;
}

function categoriesOf(code: string): Set<string> {
  const found = code.matchAll(
    /<roost-products\b[^>]*?\scategory\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi,
  );
  return new Set(
    [...found].map(([, double, single, bare]) => (double ?? single ?? bare ?? "").trim())
      .filter(Boolean),
  );
}
