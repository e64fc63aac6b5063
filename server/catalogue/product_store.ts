import type { ProductInput } from "../../contract/product.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import type { BinStore } from "../bin/bin_store.ts";
import { collection } from "../kv/collection.ts";
import type { Deletion } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import type { CategoryStore } from "./category_store.ts";
import { bulkWriter, type WriteMany } from "./bulk_writer.ts";
import {
  productHead,
  type ProductRecord,
  ProductRecordSchema,
  ProductRedirectSchema,
  type Products,
  type Redirects,
} from "./product_record.ts";
import { pastWrites } from "./past_writes.ts";
import { slugged } from "../shared/slugged.ts";

/** Slugs that no product may have, because another route has that path, such as `/api/products/related`. */
const RESERVED = new Set(["related"]);

interface ProductStoreParts {
  store: Store;
  categories: CategoryStore;
  bin: BinStore;
  companyName: () => Promise<string>;
  now: () => Date;
}

export function productStore({ store, categories, bin, companyName, now }: ProductStoreParts) {
  const { lock } = categories;
  const file = async (tx: Transaction, { category }: ProductInput, before?: string) => {
    const { id, value } = await categories.file(tx, category, before);
    return { id, name: value.name };
  };
  const products: Products = collection(store, {
    name: "products",
    schema: ProductRecordSchema,
    unique: { slug: ({ slug }: ProductRecord) => slug },
    indexes: { category: ({ categoryId }: ProductRecord) => categoryId },
    guard: lock.guard,
    head: productHead,
  });
  const redirects: Redirects = collection(store, {
    name: "product-redirects",
    schema: ProductRedirectSchema,
  });

  const complete = recordMaker({ companyName, now });
  const addressed = slugged({
    store,
    documents: products,
    redirects,
    targetOf: (productId) => ({ productId }),
    reserved: RESERVED,
  });
  const bulk = bulkWriter({ store, products, redirects, bin });

  return {
    products,
    redirects,
    past: pastWrites(store),

    async create(input: ProductInput): Promise<Stored<ProductRecord>> {
      return await lock.shared(() =>
        addressed.create(input, async (tx, slug) => await complete(input, await file(tx, input), { slug }))
      );
    },

    async update(id: string, input: ProductInput, ifMatch?: string): Promise<Stored<ProductRecord>> {
      return await lock.shared(() =>
        addressed.update(
          id,
          { slug: input.slug, ifMatch },
          async (tx, slug, { categoryId, createdAt, status }) =>
            await complete(input, await file(tx, input, categoryId), { slug, createdAt, status }),
        )
      );
    },

    /** Returns what an update would store. */
    async changed(input: ProductInput, before: ProductRecord): Promise<ProductRecord> {
      const { id, value } = await categories.named(input.category);
      const { createdAt, status } = before;
      const slug = addressed.slugAfter(before, input.slug);
      return await complete(input, { id, name: value.name }, { slug, createdAt, status });
    },

    async delete(id: string, deletion?: Deletion): Promise<Stored<ProductRecord>> {
      return await lock.shared(() => products.delete(id, deletion));
    },

    /** Returns the record that an input is stored as. */
    recordOf: complete,
    isReserved: addressed.isReserved,

    /** Runs a bulk write, all or none. `work` holds the exclusive lock, so what it has read cannot change. */
    many: <R>(work: (write: WriteMany) => Promise<R>): Promise<R> =>
      lock.exclusive((lease) => work(bulk.writer(lease))),

    /** Runs what writes one product or category: many at a time, but none during a bulk write. */
    sharing: <R>(work: () => Promise<R>): Promise<R> => lock.shared(work),

    /**
     * Rolls back the bulk write of a dead process, never of a live one. Call it at startup, before any read. `also`
     * runs after it. Returns the number of changes that were rolled back.
     */
    async recover(also: () => Promise<void> = () => Promise.resolve()): Promise<number> {
      if (!await lock.isHeld() && await bulk.isClean()) return 0;
      return await lock.takeOver(async (lease) => {
        const count = await bulk.rollBack(lease);
        await also();
        return count;
      }) ?? 0;
    },
  };
}

export type ProductStore = ReturnType<typeof productStore>;

/** Returns a function that makes the record that an input is stored as. */
function recordMaker({ companyName, now }: Pick<ProductStoreParts, "companyName" | "now">) {
  return async function complete(
    input: ProductInput,
    category: { id: string; name: string },
    { slug, status = "published", createdAt, company }: Pick<ProductRecord, "slug" | "status"> & {
      createdAt?: string;
      /** The company's name, if already known. */
      company?: string;
    },
  ): Promise<ProductRecord> {
    const { category: _, ...fields } = input;
    const at = now().toISOString();
    const seller = company ?? await companyName();
    // Before the company has a name, there is nothing to say of it.
    const ofSeller = seller === UNNAMED_COMPANY.name ? null : `${category.name} product by ${seller}`;
    return {
      ...fields,
      rating: input.rating ?? null,
      status: input.status ?? status,
      description: input.description ?? ofSeller,
      slug,
      categoryId: category.id,
      categoryColor: input.categoryColor ?? null,
      createdAt: createdAt ?? at,
      updatedAt: at,
    };
  };
}
