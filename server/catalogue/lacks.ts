import { type Language, TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import type { ProductGap } from "../../contract/product_gap.ts";
import type { WholeContent } from "../content/content.ts";
import { glossaryIn, productIn } from "../content/public_content.ts";
import type { Words } from "../../contract/shared/glossary_words.ts";

/** Whether a product lacks something. A withdrawal without days has a note that says why. */
export function lacksOf(
  content: Pick<WholeContent, "glossary">,
): Record<ProductGap, (product: Product) => boolean> {
  const words = TRANSLATION_LANGUAGES.map((language) => [language, glossaryIn(content, language)] as const);
  return {
    picture: ({ imageUrl }) => !imageUrl,
    withdrawal: ({ withdrawal }) => !withdrawal,
    translation: (product) => words.some(([language, said]) => isEnglish(product, language, said)),
  };
}

/** Whether each product was found to have English texts, as long as neither it nor the glossary changes. */
const found = new WeakMap<Words, WeakMap<Product, boolean>>();

/** Whether the page would show something of it in English. */
function isEnglish(product: Product, language: Language, words: Words): boolean {
  const known = found.getOrInsertComputed(words, () => new WeakMap());
  return known.getOrInsertComputed(product, () => {
    const { untranslated = [], pictures = [] } = productIn(product, language, words);
    return untranslated.length > 0 || pictures.some((picture) => hasEnglish(picture));
  });
}

const hasEnglish = (part: { untranslated?: string[] }): boolean => (part.untranslated ?? []).length > 0;
