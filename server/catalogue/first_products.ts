import * as z from "zod/mini";
import { PAGE_LIMIT_MAX } from "../../contract/limits.ts";
import type { Product } from "../../contract/product.ts";
import type { ContentReader } from "../content/content.ts";
import { collection } from "../kv/collection.ts";
import type { Store } from "../kv/store.ts";
import type { CategoryStore } from "./category_store.ts";
import type { ProductStore } from "./product_store.ts";
import { productView } from "./product_view.ts";

const KEY = "by-name";

/** The ids of the list's first page, of the content at one revision, and how long the list is. */
const FirstProductsSchema = z.object({
  revision: z.string(),
  total: z.number(),
  ids: z.array(z.string()),
});

interface Parts {
  store: Store;
  products: Pick<ProductStore, "products">;
  categories: CategoryStore;
}

/**
 * The first page of the products by name, before any content is in memory: no key of the store is in a reader's order of
 * names, and reading ten thousand products to sort them takes a second. Written down while the server runs; after any
 * later change of the content it says nothing, until it is written anew.
 *
 * Keys: `first-products`, one document.
 */
export function firstProducts({ store, products, categories }: Parts) {
  const kept = collection(store, { name: "first-products", schema: FirstProductsSchema });

  return {
    /** As many as the page may show, and how many there are in all; null where that is not known. */
    async read(limit: number): Promise<{ rows: Product[]; total: number } | null> {
      const found = await kept.get(KEY);
      if (!found || found.value.revision !== store.revision) return null;
      const { ids, total } = found.value;
      const records = (await products.products.getMany(ids.slice(0, limit))).filter((one) => one !== null);
      const filed = [...new Set(records.map(({ value }) => value.categoryId))];
      const names = new Map((await categories.categories.getMany(filed)).map((one) => [one?.id, one?.value]));
      // Changed while it was read: another product may be first by now.
      if (found.value.revision !== store.revision) return null;
      return {
        rows: records.map((record) => productView(record, names.get(record.value.categoryId))),
        total,
      };
    },

    /** Writes down the page of the content as it is now, unless that stands there already. */
    async keep(read: Pick<ContentReader, "whole">): Promise<void> {
      const { revision } = store;
      const before = await kept.get(KEY);
      if (before?.value.revision === revision) return;
      const { products: all } = await read.whole();
      // Changed meanwhile: the next call writes it down.
      if (store.revision !== revision) return;
      const value = { revision, total: all.length, ids: all.slice(0, PAGE_LIMIT_MAX).map(({ id }) => id) };
      if (before) await kept.update(KEY, value);
      else await kept.create(value, { id: KEY });
    },
  };
}

export type FirstProducts = ReturnType<typeof firstProducts>;
