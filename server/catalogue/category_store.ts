import * as z from "zod/mini";
import { type CategoryInput, CategorySchema } from "../../contract/category.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import { type Collection, collection } from "../kv/collection.ts";
import type { Deletion } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import { filing } from "../shared/filing.ts";
import { nameKey } from "../shared/slugs.ts";
import type { Products } from "./product_record.ts";
import { RwLock } from "./RwLock.ts";

/** Keys: `categories` by id; unique `slug`; unique `name`, in lower case, as products name their category. */
const CategoryRecordSchema = z.extend(z.omit(CategorySchema, { id: true, productCount: true }), {
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CategoryRecord = z.infer<typeof CategoryRecordSchema>;

/** Most former slugs per category that still redirect to it. */
const OLD_SLUGS_MAX = 50;

type Categories = Collection<CategoryRecord, "slug" | "name">;

export function categoryStore(store: Store, now: () => Date) {
  const lock = new RwLock(store, "product-bulk-write", now);
  const categories: Categories = collection(store, {
    name: "categories",
    schema: CategoryRecordSchema,
    unique: { slug: ({ slug }) => slug, name: ({ name }) => nameKey(name) },
    guard: lock.guard,
  });

  const filed = filing({ store, categories, label: "category", uses: ["product uses", "products use"] });

  return {
    categories,
    /** Every write of products or categories holds this lock. */
    lock,

    async create(input: CategoryInput): Promise<Stored<CategoryRecord>> {
      const at = now().toISOString();
      return await filed.create(input, (slug) => ({ ...input, slug, createdAt: at, updatedAt: at }));
    },

    /** Changes a category. If the slug changes, the old one still finds the category. */
    async update(id: string, input: CategoryInput, ifMatch?: string): Promise<Stored<CategoryRecord>> {
      return await lock.shared(() =>
        categories.update(id, (before) => {
          const slug = slugOf(input.slug ?? "") || before.slug;
          const left = new Set([...before.oldSlugs ?? [], before.slug]);
          left.delete(slug);
          return {
            ...input,
            slug,
            ...(left.size > 0 && { oldSlugs: [...left].slice(-OLD_SLUGS_MAX) }),
            createdAt: before.createdAt,
            updatedAt: now().toISOString(),
          };
        }, { ifMatch })
      );
    },

    /** Deletes a category. Throws a conflict (409) if products are in it. */
    delete: (
      id: string,
      products: Pick<Products, "count">,
      deletion?: Deletion,
    ): Promise<Stored<CategoryRecord>> => lock.shared(() => filed.delete(id, products, deletion)),

    named: filed.named,
    file: filed.file,
  };
}

export type CategoryStore = ReturnType<typeof categoryStore>;
