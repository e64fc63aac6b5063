import { type ProductBulkProgress, ProductBulkProgressSchema } from "../../contract/product_bulk.ts";
import { settingsDocument } from "../kv/settings_document.ts";
import type { Stores } from "../stores.ts";
import { progressTeller } from "./progress_teller.ts";

const NONE: ProductBulkProgress = { done: 0, total: 0 };

/**
 * How far the bulk action has come that is under way on any server: there is only one. Where several share the store,
 * it stands in the document `product-bulk-progress`, which counts as long as somebody holds the catalogue's lease.
 */
export function bulkProgress({ store, categories }: Pick<Stores, "store" | "categories">) {
  const shared = settingsDocument(store, "product-bulk-progress", ProductBulkProgressSchema);
  let own: ProductBulkProgress | undefined;
  const share = async (progress: ProductBulkProgress) => {
    if (!store.exclusive) await shared.put(progress);
  };

  return {
    async read(): Promise<ProductBulkProgress> {
      if (own || store.exclusive) return own ?? NONE;
      return await categories.lock.isHeld() ? (await shared.get())?.value ?? NONE : NONE;
    },

    begin(total: number) {
      own = { done: 0, total };
      const teller = progressTeller((done) => share({ done, total }));
      return {
        tell(done: number): void {
          own = { done, total };
          teller.tell(done);
        },
        /** Call it before the lease is released: an import that follows has no such progress. */
        async end(): Promise<void> {
          own = undefined;
          await teller.ended();
          await share(NONE).catch(() => {});
        },
      };
    },
  };
}

export type BulkProgress = ReturnType<typeof bulkProgress>;
