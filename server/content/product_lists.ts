import { inOrder } from "../../contract/shared/in_order.ts";
import type { Product } from "../../contract/product.ts";
import type { Content } from "./content.ts";

/** All products, or those of one category, in both orders that lists use. */
export interface ProductShelf {
  /** Those of a category begin with the ones that the owner put in order. */
  readonly byName: readonly Product[];
  /** Featured products, then the others, each in that order: the order of the product table. */
  readonly featuredFirst: readonly Product[];
  /** How many of `featuredFirst` are featured. */
  readonly featured: number;
}

export interface ProductLists {
  all: ProductShelf;
  /** The products of the category with this slug; undefined if there are none. */
  category(slug: string): ProductShelf | undefined;
}

type Listed = Pick<Content, "products" | "order" | "featured">;

const cached = new WeakMap<Listed, ProductLists>();

/** Each list is made once per content object, when it is first asked for: most are not, before the next change. */
export function productLists(content: Listed): ProductLists {
  return cached.getOrInsertComputed(content, () => listsOf(content));
}

function listsOf({ products, order, featured }: Listed): ProductLists {
  const categories = new Map<string, ProductShelf | undefined>();
  const shelves = (slug: string) => {
    const found = products.filter(({ categorySlug }) => categorySlug === slug);
    return found.length > 0 ? shelfOf(inOrder(found, order.products), featured) : undefined;
  };
  return {
    all: shelfOf(products, featured),
    category(slug) {
      const known = categories.get(slug);
      if (known) return known;
      const shelf = shelves(slug);
      // Only what exists is kept, because slugs may come from addresses.
      if (shelf) categories.set(slug, shelf);
      return shelf;
    },
  };
}

function shelfOf(byName: readonly Product[], isFeatured: ReadonlySet<Product>): ProductShelf {
  let sorted: Pick<ProductShelf, "featuredFirst" | "featured"> | undefined;
  const inOrderOfTable = () => {
    const [featured, others]: [Product[], Product[]] = [[], []];
    for (const product of byName) (isFeatured.has(product) ? featured : others).push(product);
    return { featuredFirst: featured.concat(others), featured: featured.length };
  };
  return {
    byName,
    get featuredFirst() {
      return (sorted ??= inOrderOfTable()).featuredFirst;
    },
    get featured() {
      return (sorted ??= inOrderOfTable()).featured;
    },
  };
}
