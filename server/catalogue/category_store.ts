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

/**
 * Keys: `categories` by id; unique `slug`; unique `name`, in lower case, since products are filed by name.
 */
const CategoryRecordSchema = z.extend(z.omit(CategorySchema, { id: true, productCount: true }), {
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CategoryRecord = z.infer<typeof CategoryRecordSchema>;

/** The last addresses that still lead to a category. */
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
    /** What products and categories are written through. */
    lock,

    async create(input: CategoryInput): Promise<Stored<CategoryRecord>> {
      const at = now().toISOString();
      return await withFreeSlug(
        input,
        async (slug) => !await categories.getBy("slug", slug),
        (slug) => categories.create({ ...input, slug, createdAt: at, updatedAt: at }),
      );
    },

    /** A changed slug goes on leading to the category. */
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

    /** Refused while products are filed under it. */
    async delete(
      id: string,
      products: Pick<Products, "count">,
      ifMatch?: string,
    ): Promise<Stored<CategoryRecord>> {
      return await lock.shared(() =>
        store.transaction(async (tx) => {
          // Before counting: a product that is filed from here on changes the category, and this commit is refused.
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

    /** The category that has this name; an issue at the field `category` where there is none. */
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
