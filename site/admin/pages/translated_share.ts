import {
  type Block,
  BLOCK_FIELDS,
  BLOCK_TEXT_FIELDS,
  type Page,
  PAGE_TEXT_FIELDS,
} from "../../../contract/page.ts";
import { isBlank } from "../form/json.ts";

type TranslationLanguage = keyof NonNullable<Page["translations"]>;

/** How much of a page's texts is translated, in percent; null for a page without texts. */
export function translatedShare(page: Page, language: TranslationLanguage): number | null {
  const counts = [
    countIn(page, PAGE_TEXT_FIELDS, language),
    ...page.blocks.map((block) => ofBlock(block, language)),
  ];
  const all = counts.reduce((sum, { texts }) => sum + texts, 0);
  const done = counts.reduce((sum, { translated }) => sum + translated, 0);
  return all === 0 ? null : Math.floor(100 * done / all);
}

function ofBlock(block: Block, language: TranslationLanguage) {
  const used: readonly string[] = BLOCK_FIELDS[block.kind];
  return countIn(block, BLOCK_TEXT_FIELDS.filter((field) => used.includes(field)), language);
}

function countIn<
  T extends { translations?: Partial<Record<TranslationLanguage, object | undefined>> | undefined },
>(
  document: T,
  fields: readonly (keyof T & string)[],
  language: TranslationLanguage,
) {
  const written = fields.filter((field) => !isBlank(document[field]));
  const translation: Record<string, unknown> = { ...document.translations?.[language] };
  return {
    texts: written.length,
    translated: written.filter((field) => !isBlank(translation[field])).length,
  };
}
