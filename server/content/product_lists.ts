import { inOrder } from "../../contract/shared/in_order.ts";
import type { Product } from "../../contract/product.ts";
import type { Content } from "./content.ts";

/** All products, or those of one category, in both orders that lists use. */
export interface ProductShelf {
  /** Those of a category begin with the ones that the owner put in order. */
  byName: readonly Product[];
  /** Featured products, then the others, each in that order: the order of the product table. */
  featuredFirst: readonly Product[];
  /** How many of `featuredFirst` are featured. */
  featured: number;
}

export interface ProductLists {
  all: ProductShelf;
  /** By the category's slug. */
  categories: ReadonlyMap<string, ProductShelf>;
}

type Listed = Pick<Content, "products" | "order">;

const cached = new WeakMap<Listed, ProductLists>();

/** Sorts once per content object, so that the cost of a page does not depend on the length of the list. */
export function productLists(content: Listed): ProductLists {
  let lists = cached.get(content);
  if (!lists) {
    const byCategory = Map.groupBy(content.products, ({ categorySlug }) => categorySlug);
    lists = {
      all: shelfOf(content.products),
      categories: new Map(
        [...byCategory].map(([slug, products]) => [slug, shelfOf(inOrder(products, content.order.products))]),
      ),
    };
    cached.set(content, lists);
  }
  return lists;
}

function shelfOf(byName: readonly Product[]): ProductShelf {
  const featured = byName.filter(({ isFeatured }) => isFeatured);
  const others = byName.filter(({ isFeatured }) => !isFeatured);
  return { byName, featuredFirst: [...featured, ...others], featured: featured.length };
}
