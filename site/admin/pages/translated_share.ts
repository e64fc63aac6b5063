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
export function translatedShareOfPage(page: Page, language: TranslationLanguage): number | null {
  return shareOf([
    countIn(page, PAGE_TEXT_FIELDS, language),
    ...page.blocks.map((block) => ofBlock(block, language)),
  ]);
}

/** The same of any other document: of the texts in `fields`. */
export function translatedShare<T extends Translated>(
  document: T,
  fields: readonly (keyof T & string)[],
  language: TranslationLanguage,
): number | null {
  return shareOf([countIn(document, fields, language)]);
}

interface Counted {
  texts: number;
  translated: number;
}

function shareOf(counts: readonly Counted[]): number | null {
  const all = counts.reduce((sum, { texts }) => sum + texts, 0);
  const done = counts.reduce((sum, { translated }) => sum + translated, 0);
  return all === 0 ? null : Math.floor(100 * done / all);
}

function ofBlock(block: Block, language: TranslationLanguage): Counted {
  const used: readonly string[] = BLOCK_FIELDS[block.kind];
  return countIn(block, BLOCK_TEXT_FIELDS.filter((field) => used.includes(field)), language);
}

interface Translated {
  translations?: Partial<Record<TranslationLanguage, object | undefined>> | undefined;
}

function countIn<T extends Translated>(
  document: T,
  fields: readonly (keyof T & string)[],
  language: TranslationLanguage,
): Counted {
  const written = fields.filter((field) => !isBlank(document[field]));
  const translation: Record<string, unknown> = { ...document.translations?.[language] };
  return {
    texts: written.length,
    translated: written.filter((field) => !isBlank(translation[field])).length,
  };
}
