import type { Product } from "../../contract/product.ts";
import { foldWord, wordsOf } from "./fold_word.ts";
import type { Hits, Reason } from "./hits.ts";
import type { TermIndex } from "./TermIndex.ts";

/** The products that are searched, by id, and the place of each in the order by name. */
export type Catalogue = ReadonlyMap<string, { product: Product; place: number }>;

export interface FoundProduct {
  id: string;
  reason: Reason;
}

interface RankParts {
  index: TermIndex;
  catalogue: Catalogue;
}

/** By score; a name that is the query comes first, a featured product before its equals, then the alphabet. */
export function rankProducts(
  { index, catalogue }: RankParts,
  hits: Hits,
  words: readonly string[],
): FoundProduct[] {
  const asked = words.map(foldWord);
  const whole = asked.join(" ");
  const rows = [];
  for (const [document, { score, reason }] of hits) {
    const id = index.idOf(document);
    const entry = id === undefined ? undefined : catalogue.get(id);
    if (entry) {
      rows.push({ ...entry, reason, score: Math.round(score + nameBonus(entry.product, asked, whole)) });
    }
  }
  return rows
    .sort((a, b) =>
      b.score - a.score || Number(b.product.isFeatured) - Number(a.product.isFeatured) || a.place - b.place
    )
    .map(({ product, reason }) => ({ id: product.id, reason }));
}

const foldedNames = new WeakMap<Product, string[]>();

function nameBonus(product: Product, asked: readonly string[], whole: string): number {
  let name = foldedNames.get(product);
  if (!name) foldedNames.set(product, name = wordsOf(product.name).map(foldWord));
  const joined = name.join(" ");
  if (joined === whole) return 1_000;
  if (joined.startsWith(whole)) return 40;
  const shared = asked.filter((word) => name.includes(word)).length;
  return shared === 0 ? 0 : 10 * shared / name.length;
}

/** Products that have the letters of a query anywhere in their name or ingredients: "floxacin", "cycline". */
export function productsContaining({ catalogue }: RankParts, query: string): FoundProduct[] {
  const letters = query.trim().toLowerCase();
  if (letters.length < 2) return [];
  const rows = [...catalogue.values()].flatMap(({ product, place }) => {
    const inName = product.name.toLowerCase().includes(letters);
    const isIn = inName ||
      product.composition.some(({ ingredient }) => ingredient.toLowerCase().includes(letters));
    return isIn ? [{ product, place, inName }] : [];
  });
  return rows
    .sort((a, b) =>
      Number(b.inName) - Number(a.inName) || Number(b.product.isFeatured) - Number(a.product.isFeatured) ||
      a.place - b.place
    )
    .map(({ product, inName }) => ({
      id: product.id,
      reason: { field: inName ? "name" : "ingredients", term: letters },
    }));
}
