import { isLanguage, type Language } from "../language.ts";
import { LINE_MAX } from "../limits.ts";
import { type Widget, WIDGETS } from "../partner.ts";

export const EMBED_THEMES = ["light", "dark", "auto"] as const;
export type EmbedTheme = typeof EMBED_THEMES[number];

/** The widgets' default colour. */
export const HOUSE_ACCENT = "#12663e";

/** The options of an embedded widget. Null means that the page's own setting applies. */
export interface EmbedChoice {
  widget: Widget;
  partner: string | null;
  lang: Language | null;
  theme: EmbedTheme | null;
  accent: string | null;
  /** Position of the chat; the default is right. */
  position: "left" | null;
  /** Slug of the table's category. */
  category: string | null;
  /** Product of the quote button. */
  product: string | null;
  /** Whether the snippet pins the current version of the script. */
  pinned: boolean;
}

/** Reads the options from a query. Invalid values are dropped, so that they reach no snippet or page. */
export function readEmbedChoice(query: URLSearchParams): EmbedChoice {
  const said = (name: string, pattern: RegExp) => {
    const value = query.get(name)?.trim() ?? "";
    return pattern.test(value) ? value : null;
  };
  const lang = query.get("lang");
  const accent = said("accent", /^#[0-9a-f]{6}$/i)?.toLowerCase() ?? null;
  return {
    widget: WIDGETS.find((widget) => widget === query.get("widget")) ?? "chat",
    partner: said("partner", /^pk_\w{1,60}$/),
    lang: isLanguage(lang) ? lang : null,
    theme: EMBED_THEMES.find((theme) => theme === query.get("theme")) ?? null,
    accent: accent === HOUSE_ACCENT ? null : accent,
    position: query.get("position") === "left" ? "left" : null,
    category: said("category", /^[\p{L}\p{M}\p{N}-]{1,100}$/u),
    product: query.get("product")?.replace(/\s+/g, " ").trim().slice(0, LINE_MAX) || null,
    pinned: query.get("pinned") === "1",
  };
}

/** The query parameters of the options. */
export const EMBED_QUERY: readonly string[] = Object.keys(readEmbedChoice(new URLSearchParams()));

/** The inverse of `readEmbedChoice`: a query with the chosen options only. */
export function embedQuery({ widget, pinned, ...rest }: EmbedChoice): URLSearchParams {
  const query = new URLSearchParams({ widget });
  for (const [name, value] of Object.entries(rest)) if (value !== null) query.set(name, value);
  if (pinned) query.set("pinned", "1");
  return query;
}

/** The options of the script tag as pairs of name and value, for `data-*` or query parameters. */
export function scriptSettings(choice: EmbedChoice): [name: string, value: string][] {
  const { widget, partner, lang, theme, accent, position } = choice;
  const all = { partner, lang, theme, accent, position: widget === "chat" ? position : null };
  return Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null);
}
