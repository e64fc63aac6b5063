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

/** The settings that hold for one element, with the origin that they come from and what API calls begin with. */
export type ElementSettings = Settings & { base: string; api: string };

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
export function settingsOf(element: Element): ElementSettings {
  /** What opens the quote dialog stands in no element of ours, or in another widget's. */
  let widget: WidgetTag = "roost-quote";
  let language: string | undefined;
  const own: Record<string, string> = {};
  // Once up the page, out of shadow roots too: the chat's button pays for this on every page of a dealer.
  for (
    let at: Element | undefined = element;
    at;
    at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host
  ) {
    language ||= at.getAttribute("lang") ?? undefined;
    if (at.localName.startsWith("roost-")) {
      widget = at.localName as WidgetTag;
      for (const { name, value } of at.attributes) if (value) own[name] ??= value;
    }
  }
  const { base, partner: key, lang, theme, accent }: Settings = { ...said, ...said[widget], ...own };
  // A template leaves attributes empty that it has no value for, and blanks around others.
  const { origin } = new URL(base || import.meta.url);
  const partner = key?.trim();
  const api = partner ? `${origin}/partner/${partner}` : origin;
  if (partner) import(`${api}/view.js`).catch(() => {});
  return { base: origin, api, partner, lang: lang || language, theme, accent };
}

/** Gives an element the theme and accent of its settings, and those back; or `own`, its accent of this moment. */
export function applyLook(host: HTMLElement, own?: string | null): ElementSettings {
  const settings = settingsOf(host);
  const { theme, accent = own } = settings;
  if (theme) host.setAttribute("theme", theme);
  // What is no colour would leave letters without one.
  if (accent !== undefined) {
    host.style.setProperty("--roost-accent", CSS.supports("color", accent!) ? accent : "");
  }
  return settings;
}
