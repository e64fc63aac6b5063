import { issue } from "../../contract/issue.ts";
import { DEFAULT_RATING, type ProductInput } from "../../contract/product.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import type { CategoryStore } from "./category_store.ts";
import { bulkWriter } from "./bulk_writer.ts";
import {
  type ProductRecord,
  ProductRecordSchema,
  ProductRedirectSchema,
  type Products,
  type Redirects,
} from "./product_record.ts";
import { endRedirect, redirectSlug, withFreeSlug } from "../shared/slugs.ts";

/** Slugs that no product may have, because another route has that path, such as `/api/products/related`. */
const RESERVED = new Set(["related"]);

interface ProductStoreParts {
  store: Store;
  categories: CategoryStore;
  companyName: () => Promise<string>;
  now: () => Date;
}

export function productStore({ store, categories, companyName, now }: ProductStoreParts) {
  const { lock } = categories;
  const products: Products = collection(store, {
    name: "products",
    schema: ProductRecordSchema,
    unique: { slug: ({ slug }: ProductRecord) => slug },
    indexes: { category: ({ categoryId }: ProductRecord) => categoryId },
  });
  const redirects: Redirects = collection(store, {
    name: "product-redirects",
    schema: ProductRedirectSchema,
  });

  /**
   * Finds the category that a product names and writes it unchanged. If another commit deletes the category
   * at the same time, one of the two commits therefore fails and is retried.
   */
  async function file(tx: Transaction, { category }: ProductInput, before?: string) {
    const { id, value } = await categories.named(category);
    if (id !== before) await categories.categories.in(tx).update(id, {});
    return { id, name: value.name };
  }

  async function complete(
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
    return {
      ...fields,
      status: input.status ?? status,
      ...defaultsOf(input, category.name, company ?? await companyName()),
      slug,
      categoryId: category.id,
      categoryColor: input.categoryColor ?? null,
      createdAt: createdAt ?? at,
      updatedAt: at,
    };
  }

  const bulk = bulkWriter({ store, products, redirects, now });

  return {
    products,
    redirects,

    async create(input: ProductInput): Promise<Stored<ProductRecord>> {
      return await lock.shared(() =>
        withFreeSlug(
          input,
          async (slug) =>
            !RESERVED.has(slug) && !await products.getBy("slug", slug) && !await redirects.get(slug),
          (slug) =>
            store.transaction(async (tx) => {
              refuseReserved(slug);
              const record = await complete(input, await file(tx, input), { slug });
              await endRedirect(redirects, tx, slug);
              return await products.in(tx).create(record);
            }),
        )
      );
    },

    /** Changes a product. If the slug changes, the same commit adds a permanent redirect. */
    async update(id: string, input: ProductInput, ifMatch?: string): Promise<Stored<ProductRecord>> {
      return await lock.shared(() =>
        store.transaction(async (tx) => {
          const before = await products.get(id);
          if (!before) throw new NotFoundError(products.name, id);
          const { slug: from, categoryId, createdAt, status } = before.value;
          const slug = slugOf(input.slug ?? "") || from;
          const record = await complete(input, await file(tx, input, categoryId), {
            slug,
            createdAt,
            status,
          });
          if (slug !== from) {
            refuseReserved(slug);
            await redirectSlug(redirects, tx, { from, to: slug, target: { productId: id } });
          }
          return await products.in(tx).update(id, () => record, { ifMatch: ifMatch ?? before.version });
        })
      );
    },

    async delete(id: string, ifMatch?: string): Promise<Stored<ProductRecord>> {
      return await lock.shared(() => products.delete(id, { ifMatch }));
    },

    /** Returns the record that an input is stored as. */
    recordOf: complete,
    isReserved: (slug: string): boolean => RESERVED.has(slug),

    /** Runs a bulk write, all or none. `work` holds the exclusive lock, so what it has read cannot change. */
    many: <R>(work: (write: BulkWriter["write"]) => Promise<R>): Promise<R> =>
      lock.exclusive(() => work(bulk.write)),

    /** Rolls back the bulk write of a dead process. Call it at startup, before any read. */
    recover: bulk.recover,
  };
}

type BulkWriter = ReturnType<typeof bulkWriter>;
export type ProductStore = ReturnType<typeof productStore>;

function refuseReserved(slug: string): void {
  if (!RESERVED.has(slug)) return;
  throw AppError.invalid([issue("slug", "reserved", { value: slug })]);
}

/** The texts that the specification requires for fields left empty. */
function defaultsOf(
  { description, features, rating, safetyInfo, usage }: ProductInput,
  category: string,
  company: string,
) {
  return {
    description: description ?? `${category} product by ${company}`,
    rating: rating ?? DEFAULT_RATING,
    features: features.length > 0 ? features : ["Quality product", "Approved for veterinary use"],
    usage: { ...usage, instructions: usage.instructions ?? "Consult a veterinary doctor before use." },
    safetyInfo: {
      ...safetyInfo,
      warning: safetyInfo.warning ?? "Keep out of reach of children.",
      precautions: safetyInfo.precautions.length > 0
        ? safetyInfo.precautions
        : ["Follow recommended dosage", "Store in a cool dry place"],
    },
  };
}
