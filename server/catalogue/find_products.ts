import type { Product } from "../../contract/product.ts";
import { RELATED_PRODUCTS } from "../../contract/limits.ts";

/** Addresses that pages once had, and the category that they mean. */
const CATEGORY_ALIASES = new Map([["antibiotics", "antibiotics-antimicrobials"]]);

/** The slug that a category goes by; other slugs come back as they are. */
export function canonicalCategory(slug: string): string {
  return CATEGORY_ALIASES.get(slug) ?? slug;
}

export interface ProductFilter {
  /** A category's slug. */
  category?: string | undefined;
  q?: string | undefined;
  featured?: boolean | undefined;
}

const searched = new WeakMap<Product, string>();

/** What a search looks at: names, text, ingredients, diseases. Made once a product and revision. */
function searchText(product: Product): string {
  let text = searched.get(product);
  if (text === undefined) {
    text = [
      product.name,
      product.make,
      product.category,
      product.shortDescription,
      product.description,
      ...product.composition.map(({ ingredient }) => ingredient),
      ...product.indications,
    ].join("\n").toLowerCase();
    searched.set(product, text);
  }
  return text;
}

/** The products that fit all of a filter, in their order. Every word of `q` must occur. */
export function filterProducts(
  products: readonly Product[],
  { category, q, featured }: ProductFilter,
): Product[] {
  const isOwn = products.some(({ categorySlug }) => categorySlug === category);
  const slug = category && (isOwn ? category : canonicalCategory(category));
  const words = q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return products.filter((product) =>
    (!slug || product.categorySlug === slug) &&
    (!featured || product.isFeatured) &&
    words.every((word) => searchText(product).includes(word))
  );
}

/** Up to four others: those that share most of category, ingredients, indications and species. */
export function relatedProducts(products: readonly Product[], product: Product): Product[] {
  const ingredients = new Set(product.composition.map(({ ingredient }) => ingredient.toLowerCase()));
  const species = new Set(product.species);
  const indications = new Set(product.indications);
  const likeness = (other: Product) =>
    (other.categorySlug === product.categorySlug ? 4 : 0) +
    2 * other.composition.filter(({ ingredient }) => ingredients.has(ingredient.toLowerCase())).length +
    2 * other.indications.filter((indication) => indications.has(indication)).length +
    other.species.filter((name) => species.has(name)).length / 10;
  return products
    .filter(({ id }) => id !== product.id)
    .map((other) => ({ other, score: likeness(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, RELATED_PRODUCTS)
    .map(({ other }) => other);
}
