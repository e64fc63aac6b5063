import { isLanguage, type Language } from "../language.ts";
import { LINE_MAX } from "../limits.ts";
import type { Widget } from "../partner.ts";

export const EMBED_THEMES = ["light", "dark", "auto"] as const;
export type EmbedTheme = typeof EMBED_THEMES[number];

/** The widgets' default colour. */
export const HOUSE_ACCENT = "#12663e";

/** The widgets in the order of a page's code: what stands in the page first, the chat's corner last. */
export const EMBED_WIDGETS: readonly Widget[] = ["products", "quote", "chat"];

/** Null means that the setting of all chosen widgets applies, or the page's own. */
export interface EmbedLook {
  lang: Language | null;
  theme: EmbedTheme | null;
}

/** The options of the widgets that one snippet embeds. */
export interface EmbedChoice extends EmbedLook {
  /** In the order of `EMBED_WIDGETS`; empty if the form was sent without one. */
  widgets: readonly Widget[];
  partner: string | null;
  accent: string | null;
  /** Position of the chat; the default is right. */
  position: "left" | null;
  /** Slug of the table's category. */
  category: string | null;
  /** Product of the quote button. */
  product: string | null;
  /** Whether the snippet pins the current version of the scripts. */
  pinned: boolean;
  /** What a widget among several has of its own. */
  own: Readonly<Record<Widget, EmbedLook>>;
}

type Pair = [name: string, value: string];

/** Reads the options from a query. Invalid values are dropped, so that they reach no snippet or page. */
export function readEmbedChoice(query: URLSearchParams): EmbedChoice {
  const said = (name: string, pattern: RegExp) => {
    const value = query.get(name)?.trim() ?? "";
    return pattern.test(value) ? value : null;
  };
  const look = (prefix: string): EmbedLook => {
    const lang = query.get(`${prefix}lang`);
    return {
      lang: isLanguage(lang) ? lang : null,
      theme: EMBED_THEMES.find((theme) => theme === query.get(`${prefix}theme`)) ?? null,
    };
  };
  const asked = query.getAll("widget");
  const widgets = EMBED_WIDGETS.filter((widget) => asked.includes(widget));
  const accent = said("accent", /^#[0-9a-f]{6}$/i)?.toLowerCase() ?? null;
  return {
    // The form always sends an empty one, so that a form without a widget differs from an address without one.
    widgets: widgets.length > 0 || asked.includes("") ? widgets : ["chat"],
    partner: said("partner", /^pk_\w{1,60}$/),
    ...look(""),
    accent: accent === HOUSE_ACCENT ? null : accent,
    position: query.get("position") === "left" ? "left" : null,
    category: said("category", /^[\p{L}\p{M}\p{N}-]{1,100}$/u),
    product: query.get("product")?.replace(/\s+/g, " ").trim().slice(0, LINE_MAX) || null,
    pinned: query.get("pinned") === "1",
    own: { products: look("products-"), quote: look("quote-"), chat: look("chat-") },
  };
}

/** The query parameters of the options. */
export const EMBED_QUERY: readonly string[] = [
  ...["widget[]", "partner", "lang", "theme", "accent", "position", "category", "product", "pinned"],
  ...EMBED_WIDGETS.flatMap((widget) => [`${widget}-lang`, `${widget}-theme`]),
];

/** The inverse of `readEmbedChoice`: a query with the chosen options only. */
export function embedQuery(choice: EmbedChoice): URLSearchParams {
  const { widgets, pinned, own: _, ...rest } = choice;
  const query = new URLSearchParams(widgets.map((widget) => ["widget", widget]));
  if (widgets.length === 0) query.set("widget", "");
  for (const [name, value] of given(rest)) query.set(name, value);
  for (const widget of widgets) {
    for (const [name, value] of given({ ...ownLook(choice, widget) })) query.set(`${widget}-${name}`, value);
  }
  if (pinned) query.set("pinned", "1");
  return query;
}

/** What all script tags say, as pairs of name and value, for `data-*` or query parameters. */
export function scriptSettings(choice: EmbedChoice, widget: Widget): Pair[] {
  const { partner, lang, theme, accent, position } = choice;
  const isBare = widget === "chat" && !elementSettings(choice, widget);
  return given({ partner, lang, theme, accent, position: isBare ? position : null });
}

/**
 * The attributes of a widget's element; undefined for a chat that needs none. What a widget has of its own stands here,
 * because what a script tag says counts for the others too.
 */
export function elementSettings(choice: EmbedChoice, widget: Widget): Pair[] | undefined {
  const { category, product, position } = choice;
  const look = given({ ...ownLook(choice, widget) });
  if (widget === "chat") return look.length > 0 ? [...given({ position }), ...look] : undefined;
  return [...given(widget === "products" ? { category } : { product }), ...look];
}

/** One widget alone has nothing that differs from all. */
function ownLook({ widgets, own }: EmbedChoice, widget: Widget): EmbedLook | undefined {
  return widgets.length > 1 ? own[widget] : undefined;
}

function given(settings: Record<string, string | null>): Pair[] {
  return Object.entries(settings).filter((pair): pair is Pair => pair[1] !== null);
}
