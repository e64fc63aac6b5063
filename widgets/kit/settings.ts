import { noteVersion } from "./note_version.ts";
import { printNote } from "./print_note.ts";

/**
 * The settings of all widgets on a page, from the script tag's `data-*` or the parameters of its address. An
 * element's own attribute wins.
 */
export interface Settings {
  /** The origin of the API; without it, the origin that served the script. No element's attribute sets it. */
  base?: string;
  /** The partner's public key, `pk_…`. It is sent with each inquiry. */
  partner?: string;
  /** Language of the texts, as `hi` or `te-IN`; without it, the page's. An element gets its first two letters. */
  lang?: string;
  /** `light`, `dark` or `auto` (the device's theme); without it, the page's theme. */
  theme?: string;
  /** A colour for `--roost-accent`. In an address `#` is written `%23`. */
  accent?: string;
}

/** The settings of one element, with the resolved origin (`base`) and the prefix of its API calls (`api`). */
export type ElementSettings = Settings & { base: string; api: string; lang: string };

type WidgetTag = `roost-${string}`;
type ApiPrefix = `http${string}`;

/** The settings of all script tags, those of each widget's own tag, and the notes that were asked for. */
type Said = Settings & {
  [tag: WidgetTag]: Settings | undefined;
  [api: ApiPrefix]: Promise<unknown> | undefined;
};

/** Stored on the registry, since the chat's script and each pinned script have a copy of this module. */
const SAID: unique symbol = Symbol.for("roost");
const said = (customElements as CustomElementRegistry & { [SAID]?: Said })[SAID] ??= {};

/**
 * Stores the settings of a widget's script tag. A later tag only adds what is missing. A widget's own
 * settings win over the shared ones, because scripts load in any order. A language is never shared.
 */
export function rememberSettings(given: Settings | undefined, widget: WidgetTag) {
  said[widget] = { ...given, ...said[widget] };
  Object.assign(said, { ...given, ...said });
}

/**
 * Gives an element's settings: from its attributes, then from the widgets around it, then from the script
 * tags. With a partner, `api` holds the key, so the server sees it in each call. The note at `note` is
 * requested once per page. It counts the page for the partner, or says why this page may not use the key.
 */
export function settingsOf(element: Element): ElementSettings {
  /** A trigger of the quote dialog may be outside our elements, or within another widget. */
  let widget: WidgetTag = "roost-quote";
  let language: string | undefined;
  const own: Record<string, string> = {};
  // From host to host, through shadow roots. No form is a host: its fields hide its properties by their names.
  for (let at: Element | false = element; at;) {
    language ||= at.closest<HTMLElement>("[lang]:not(form)")?.lang;
    const ours = at.closest("roost-chat,roost-quote,roost-products");
    if (ours) {
      widget = ours.localName as WidgetTag;
      for (const { name, value } of ours.attributes) if (value) own[name] ??= value;
    }
    const root = at.getRootNode();
    at = root instanceof ShadowRoot && root.host;
  }
  // The language of one tag is no other widget's.
  const tag = { ...said, lang: language, ...said[widget] };
  const { partner: key, lang, theme, accent } = { ...tag, ...own } as Settings;
  // Templates leave attributes empty and add spaces around values. Whoever can write an element into a page
  // must not choose the server, so the tag alone names it.
  const { origin } = new URL(tag.base || import.meta.url);
  const partner = key?.trim();
  let api = origin;
  if (partner) {
    api += `/partner/${partner}`;
    noteVersion(api);
    said[api as ApiPrefix] ??= printNote(api + "/note");
  }
  return {
    base: origin,
    api,
    partner,
    // Pages write `HI`, `te_IN` or ` hi`.
    lang: (lang || language || "en").trim().slice(0, 2).toLowerCase(),
    theme,
    // What is no colour would leave the text without one.
    accent: CSS.supports("color", accent!) ? accent : "",
  };
}

/** Applies theme and accent to an element and returns its settings. `again` takes the last accent off, too. */
export function applyLook(host: HTMLElement, again?: boolean): ElementSettings {
  const settings = settingsOf(host);
  const { theme, accent } = settings;
  if (theme) host.setAttribute("theme", theme);
  if (accent || again) host.style.setProperty("--roost-accent", accent!);
  return settings;
}
