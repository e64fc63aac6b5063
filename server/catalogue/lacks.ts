import { type Language, TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import { PRODUCT_GAPS, type ProductGap } from "../../contract/product_gap.ts";
import type { ContentReader, WholeContent } from "../content/content.ts";
import { countOf } from "../content/count_changed.ts";
import { glossaryIn, productIn } from "../content/public_content.ts";
import { derived } from "../kv/derived.ts";
import type { Store } from "../kv/store.ts";
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

interface Counted extends Pick<WholeContent, "glossary" | "productById"> {
  counts: Record<ProductGap, number>;
}

/** Counts the products that lack something. The counts are kept, as the first after a start waits for the content. */
export function lackingCounter(store: Store, read: ContentReader): () => Promise<Record<ProductGap, number>> {
  const counted = read.derive<Counted>(({ glossary, productById }, before) => {
    const known = before?.glossary === glossary ? before : undefined;
    const lacks = lacksOf({ glossary });
    const changed = [...productById.since(known?.productById)];
    const counts = PRODUCT_GAPS.map((gap) => [gap, countOf(known?.counts[gap] ?? 0, changed, lacks[gap])]);
    return { glossary, productById, counts: Object.fromEntries(counts) };
  });
  return derived<Counted["counts"]>(store, read.collections, async (before) => {
    const isSame = before && [...before.changed.values()].every((ids) => ids?.length === 0);
    return isSame ? before.value : (await counted()).counts;
  }, { file: "lacking" });
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
