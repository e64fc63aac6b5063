/**
 * What a page says once for all widgets, as `data-*` of the script tag or parameters of its address; an element's own
 * attribute wins.
 */
export interface Settings {
  /** Where the API is; without it, the origin that served the script. */
  base?: string;
  /** The partner's public key, `pk_…`, sent with each inquiry. */
  partner?: string;
  /** Language of the texts, as `hi` or `te-IN`; without it, the page's. */
  lang?: string;
  /** `light`, `dark` or `auto`, the device's; without it, the page's. */
  theme?: string;
  /** A colour, for `--roost-accent`. In an address `#` is written `%23`. */
  accent?: string;
}

type WidgetTag = `roost-${string}`;

/** What all scripts' tags have said, and each widget's own. */
type Said = Settings & { [tag: WidgetTag]: Settings | undefined };

/** One for every copy of this module: the chat's script and each pinned one carry their own. */
const SAID: unique symbol = Symbol.for("roost");
const said = (customElements as CustomElementRegistry & { [SAID]?: Said })[SAID] ??= {};

/**
 * Keeps what the tag of a widget's script said; a second tag adds what the first left open. What a widget's own says
 * wins: which of several scripts comes first is the network's.
 */
export function rememberSettings(given: Settings | undefined, widget: WidgetTag) {
  Object.assign(said, { ...given, ...said, [widget]: { ...given, ...said[widget] } });
}

/**
 * The settings for one element: its attributes, those of the widgets around it, then the page's. `api` is what calls
 * begin with: the server hears the partner's key at each one. Where there is one the page is counted, by a module that
 * is empty, or says in the console why this page may not use the key.
 */
export function settingsOf(element: Element): Settings & { base: string; api: string } {
  /** What opens the quote dialog stands in no element of ours, or in another widget's. */
  let widget: WidgetTag = "roost-quote";
  /** The nearest value of an attribute on the way up, out of shadow roots too. */
  function above(name: string, anywhere?: boolean): string | undefined {
    for (
      let at: Element | undefined = element;
      at;
      at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host
    ) {
      const isOurs = at.localName.startsWith("roost-") && (widget = at.localName as WidgetTag);
      const value = (anywhere || isOurs) && at.getAttribute(name);
      if (value) return value;
    }
  }
  const own = (name: keyof Settings) => above(name) ?? said[widget]?.[name] ?? said[name];
  const base = (own("base") ?? new URL(import.meta.url).origin).replace(/\/+$/, "");
  const partner = own("partner");
  let api = base;
  if (partner) import(`${api += `/partner/${partner}`}/view.js`).catch(() => {});
  return {
    base,
    api,
    partner,
    lang: own("lang") ?? above("lang", true),
    theme: own("theme"),
    accent: own("accent"),
  };
}

/** Gives an element the theme and accent that the page set for all; or `accent`, its own of this moment. */
export function applyLook(host: HTMLElement, own?: string | null) {
  const { theme, accent = own } = settingsOf(host);
  if (theme) host.setAttribute("theme", theme);
  if (accent !== undefined) host.style.setProperty("--roost-accent", accent);
}
