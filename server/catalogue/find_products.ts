import type { Product, ProductStatus } from "../../contract/product.ts";
import type { Content } from "../content/content.ts";
import { type ProductLists, productLists, type ProductShelf } from "../content/product_lists.ts";

/** Addresses that pages once had, and the category that they mean. */
const CATEGORY_ALIASES = new Map([["antibiotics", "antibiotics-antimicrobials"]]);

/** The slug that a category goes by; other slugs come back as they are. */
function canonicalCategory(slug: string): string {
  return CATEGORY_ALIASES.get(slug) ?? slug;
}

interface ProductFilter {
  /** A category's slug. */
  category?: string | undefined;
  featured?: boolean | undefined;
  /** The admin's: others see published ones only. */
  status?: ProductStatus | undefined;
  /** Those first, else all by name. */
  sort?: "featured" | undefined;
}

const NONE: ProductShelf = { byName: [], featuredFirst: [], featured: 0 };

/** The products that fit all of a filter, in the order that it asks for. They are filed already: it costs nothing to ask. */
export function findProducts(
  content: Pick<Content, "products" | "categories">,
  { category, featured, sort, status }: ProductFilter,
): readonly Product[] {
  const lists = productLists(content);
  const shelf = category ? shelfOf(lists, slugNow(content, category)) : lists.all;
  const listed = featured
    ? shelf.featuredFirst.slice(0, shelf.featured)
    : sort === "featured"
    ? shelf.featuredFirst
    : shelf.byName;
  return status ? listed.filter((product) => product.status === status) : listed;
}

/** The products that a search has found, by relevance, as far as they fit the rest of the filter. */
export function filterFound(
  content: Pick<Content, "products" | "productById" | "categories">,
  ids: readonly string[],
  { category, featured }: Omit<ProductFilter, "sort" | "status">,
): Product[] {
  const { categories } = productLists(content);
  const wanted = category && slugNow(content, category);
  const slug = wanted && !categories.has(wanted) ? canonicalCategory(wanted) : wanted;
  return ids.flatMap((id) => content.productById.get(id) ?? [])
    .filter((product) => (!slug || product.categorySlug === slug) && (!featured || product.isFeatured));
}

/** The slug of the category that has this one, or once had it. */
function slugNow({ categories }: Pick<Content, "categories">, slug: string): string {
  if (categories.some((category) => category.slug === slug)) return slug;
  return categories.find(({ oldSlugs }) => oldSlugs?.includes(slug))?.slug ?? slug;
}

function shelfOf({ categories }: ProductLists, slug: string): ProductShelf {
  return categories.get(slug) ?? categories.get(canonicalCategory(slug)) ?? NONE;
}
