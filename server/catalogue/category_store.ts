import * as z from "zod/mini";
import { type CategoryInput, CategorySchema } from "../../contract/category.ts";
import { issue } from "../../contract/issue.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import { AppError } from "../http/app_error.ts";
import { type Collection, collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import { nameKey, withFreeSlug } from "../shared/slugs.ts";
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
  const lock = new RwLock();
  const categories: Categories = collection(store, {
    name: "categories",
    schema: CategoryRecordSchema,
    unique: { slug: ({ slug }) => slug, name: ({ name }) => nameKey(name) },
  });

  return {
    categories,
    /** Every write of products or categories holds this lock. */
    lock,

    async create(input: CategoryInput): Promise<Stored<CategoryRecord>> {
      const at = now().toISOString();
      return await withFreeSlug(
        input,
        async (slug) => !await categories.getBy("slug", slug),
        (slug) => categories.create({ ...input, slug, createdAt: at, updatedAt: at }),
      );
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
    async delete(
      id: string,
      products: Pick<Products, "count">,
      ifMatch?: string,
    ): Promise<Stored<CategoryRecord>> {
      return await lock.shared(() =>
        store.transaction(async (tx) => {
          // Delete before counting: adding a product also writes the category, so one commit would fail.
          const deleted = await categories.in(tx).delete(id, { ifMatch });
          const count = await products.count({ index: ["category", id] });
          if (count === 0) return deleted;
          throw new AppError(
            "conflict",
            `Cannot delete the category: ${count} ${count === 1 ? "product uses" : "products use"} it`,
          );
        })
      );
    },

    /** Returns the category with this name. Throws 422 for the field `category` if there is none. */
    async named(name: string): Promise<Stored<CategoryRecord>> {
      const found = await categories.getBy("name", nameKey(name));
      if (!found) {
        throw AppError.invalid([issue("category", "not_found", { name }, { label: "category" })]);
      }
      return found;
    },
  };
}

export type CategoryStore = ReturnType<typeof categoryStore>;
