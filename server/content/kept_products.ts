import { productHead, type ProductRecord } from "../catalogue/product_record.ts";
import type { DerivedFiles } from "../kv/derived_files.ts";
import type { Stored } from "../kv/document.ts";
import { keepHeads, type KeptHeads, type KnownHead, knownHeads } from "../kv/kept_heads.ts";

const FILE = "products";

/** Products that were not known, from which on they are kept anew. Fewer are parsed in no time. */
const NEW = 200;
/** The same as a share of all. */
const NEW_SHARE = 0.02;

/** What a start need not find out of products again: the fields that lists read, and the order by name. */
interface KeptProducts {
  known: KnownHead<ProductRecord>;
  /** Ids in the order by name that was. */
  order: readonly string[];
  /** Keeps the products, which are in order now, where many were not known. */
  keep: (products: readonly Stored<ProductRecord>[]) => Promise<void>;
}

export async function keptProducts(files: DerivedFiles): Promise<KeptProducts> {
  const kept = await files.read<KeptHeads>(FILE);
  const find = kept && knownHeads<ProductRecord>(kept);
  let unknown = 0;
  return {
    known(document) {
      const head = find?.(document);
      if (!head) unknown++;
      return head;
    },
    order: kept?.ids ?? [],
    async keep(products) {
      if (unknown <= Math.max(NEW, products.length * NEW_SHARE)) return;
      await files.write(FILE, keepHeads(products, productHead));
    },
  };
}
