/** What a page says once for all widgets, as `data-*` of the script tag; an element's own attribute wins. */
export interface Settings {
  /** Where the API is; without it, the origin that served the script. */
  base?: string;
  /** The partner's public key, `pk_…`, sent with each inquiry. */
  partner?: string;
  /** Language of the texts, as `hi` or `te-IN`; without it, the page's. */
  lang?: string;
}

let page: Settings = {};

/** Keeps what the first script tag said: a second tag adds what the first left open, and changes nothing. */
export function rememberSettings(given: Settings = {}) {
  page = { ...given, ...page };
}

/** The settings for one element: its attributes, those of the widgets around it, then the page's. */
export function settingsOf(element: Element): Settings & { base: string } {
  const base = attributeAbove(element, "base", isWidget) ?? page.base ?? new URL(import.meta.url).origin;
  return {
    base: base.replace(/\/+$/, ""),
    partner: attributeAbove(element, "partner", isWidget) ?? page.partner,
    lang: attributeAbove(element, "lang", isWidget) ?? page.lang ?? attributeAbove(element, "lang"),
  };
}

function isWidget(element: Element) {
  return element.localName.startsWith("roost-");
}

/** The nearest value of an attribute on the way up, out of shadow roots too. */
function attributeAbove(element: Element, name: string, wanted = (_: Element) => true): string | undefined {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const value = wanted(at) && at.getAttribute(name);
    if (value) return value;
  }
}

function parentOf(element: Element): Element | null {
  return element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
}
