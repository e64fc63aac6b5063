import { isLanguage, type Language } from "../language.ts";
import { LINE_MAX } from "../limits.ts";
import type { Widget } from "../partner.ts";

export const EMBED_THEMES = ["light", "dark", "auto"] as const;
export type EmbedTheme = typeof EMBED_THEMES[number];

/** The colour of the widgets where a page names none. */
export const HOUSE_ACCENT = "#12663e";

/** How a widget is to stand on a page of others; null where the page itself decides. */
export interface EmbedChoice {
  widget: Widget;
  partner: string | null;
  lang: Language | null;
  theme: EmbedTheme | null;
  accent: string | null;
  /** Of the chat, which else is on the right. */
  position: "left" | null;
  /** Of the table: a slug. */
  category: string | null;
  /** Of the quote button. */
  product: string | null;
  /** The very version of today, for as long as the snippet stands there. */
  pinned: boolean;
}

const WIDGETS: readonly string[] = ["chat", "quote", "products"] satisfies Widget[];

/** What an address asks for; whatever cannot be is left out, so that nothing else reaches a snippet or a page. */
export function readEmbedChoice(query: URLSearchParams): EmbedChoice {
  const said = (name: string, pattern: RegExp) => {
    const value = query.get(name)?.trim() ?? "";
    return pattern.test(value) ? value : null;
  };
  const lang = query.get("lang");
  const accent = said("accent", /^#[0-9a-f]{6}$/i)?.toLowerCase() ?? null;
  return {
    widget: (WIDGETS.find((widget) => widget === query.get("widget")) ?? "chat") as Widget,
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

/** The other way round: only what was chosen. */
export function embedQuery({ widget, pinned, ...rest }: EmbedChoice): URLSearchParams {
  const query = new URLSearchParams({ widget });
  for (const [name, value] of Object.entries(rest)) if (value !== null) query.set(name, value);
  if (pinned) query.set("pinned", "1");
  return query;
}

/** What the script's tag says for all its elements, as the name and value of `data-*` or of a query parameter. */
export function scriptSettings(choice: EmbedChoice): [name: string, value: string][] {
  const { widget, partner, lang, theme, accent, position } = choice;
  const all = { partner, lang, theme, accent, position: widget === "chat" ? position : null };
  return Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null);
}
