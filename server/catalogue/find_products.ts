import type { Product, ProductStatus } from "../../contract/product.ts";
import type { Content } from "../content/content.ts";
import { type ProductLists, productLists, type ProductShelf } from "../content/product_lists.ts";

/** Former slugs from old page addresses, with the current slug. */
const CATEGORY_ALIASES = new Map([["antibiotics", "antibiotics-antimicrobials"]]);

/** The current slug for an alias; any other slug is returned unchanged. */
function canonicalCategory(slug: string): string {
  return CATEGORY_ALIASES.get(slug) ?? slug;
}

interface ProductFilter {
  /** A category's slug. */
  category?: string | undefined;
  featured?: boolean | undefined;
  /** Only for the admin list; public content has no drafts. */
  status?: ProductStatus | undefined;
  /** Featured products first; by default all are sorted by name. */
  sort?: "featured" | undefined;
}

const NONE: ProductShelf = { byName: [], featuredFirst: [], featured: 0 };

/** The products that match a filter, in its order. Fast, because the lists are already sorted and grouped. */
export function findProducts(
  content: Pick<Content, "products" | "categories" | "order" | "featured">,
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

/** The products found by a search that also match the filter, still by relevance. */
export function filterFound(
  content: Pick<Content, "productById" | "productCounts" | "categories">,
  ids: readonly string[],
  { category, featured }: Omit<ProductFilter, "sort" | "status">,
): Product[] {
  const wanted = category && slugNow(content, category);
  const slug = wanted && !content.productCounts.get(wanted) ? canonicalCategory(wanted) : wanted;
  return ids.flatMap((id) => content.productById.get(id) ?? [])
    .filter((product) => (!slug || product.categorySlug === slug) && (!featured || product.isFeatured));
}

/** The current slug of the category that has or once had this slug. */
export function slugNow({ categories }: Pick<Content, "categories">, slug: string): string {
  if (categories.some((category) => category.slug === slug)) return slug;
  return categories.find(({ oldSlugs }) => oldSlugs?.includes(slug))?.slug ?? canonicalCategory(slug);
}

function shelfOf(lists: ProductLists, slug: string): ProductShelf {
  return lists.category(slug) ?? lists.category(canonicalCategory(slug)) ?? NONE;
}
