import type { Look } from "../../contract/look.ts";
import type { Category } from "../../contract/category.ts";
import {
  type Frame,
  FRAME_TEXT_FIELDS,
  type FrameLink,
  labelIn,
  type ShownFrame,
} from "../../contract/frame.ts";
import { pathOfPage } from "../../contract/shared/language_paths.ts";
import type { NamedPage } from "../../contract/page.ts";
import type { Language } from "../../contract/language.ts";
import { inLanguage } from "../../contract/translation.ts";
import { paletteOf } from "../../contract/shared/brand_palette.ts";
import { fillText, type TextTokens } from "./text_tokens.ts";

/** How many categories the footer lists, unless the owner chose them. */
const FOOTER_CATEGORIES = 6;

interface FrameParts {
  /** The public categories, in that language. */
  categories: readonly Category[];
  tokens: TextTokens;
  look: Look;
  pages: readonly NamedPage[];
  /** The name of the chat's assistant. */
  assistant: string | undefined;
}

/** The frame in a language, without what nobody wrote. */
export function shownFrame(
  frame: Frame,
  language: Language,
  { categories, tokens, look, pages, assistant }: FrameParts,
): ShownFrame {
  const texts = inLanguage(frame, language, FRAME_TEXT_FIELDS);
  const written = FRAME_TEXT_FIELDS.flatMap((field) => {
    const text = texts[field];
    return text ? [[field, fillText(text, tokens)]] : [];
  });
  const shown = (link: FrameLink) => ({ path: link.path, label: labelIn(link, language) ?? link.path });
  const pageNames = new Map(pages.map(({ slug, name }) => [pathOfPage(slug), name]));
  const named = (link: FrameLink) => {
    const label = labelIn(link, language) ?? pageNames.get(link.path);
    return { path: link.path, ...label && { label } };
  };
  const { logo, logoDark, isNameShown } = look;
  return {
    ...look.colour && { colour: paletteOf(look.colour, null).fill[0] },
    ...logo && { logo },
    ...logo && logoDark && { logoDark },
    ...logo && !isNameShown && { isNameHidden: true },
    ...Object.fromEntries(written),
    ...frame.menu.length > 0 && { menu: frame.menu.map(named) },
    ...assistant && { assistant },
    categoryLinks: frame.categoryLinks.length > 0
      ? frame.categoryLinks.map(shown)
      : ofCategories(categories).map(({ slug, name }) => ({ path: `/products/${slug}`, label: name })),
  };
}

/** Those with products come first: a link to an empty list helps nobody. */
function ofCategories(categories: readonly Category[]): Category[] {
  const filled = categories.filter(({ productCount }) => productCount > 0);
  const empty = categories.filter(({ productCount }) => productCount === 0);
  return [...filled, ...empty].slice(0, FOOTER_CATEGORIES);
}
