import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import type { Collection } from "../kv/collection.ts";
import type { Deletion } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import { nameKey, type SlugWish, withFreeSlug } from "./slugs.ts";

interface FilingParts<C> {
  store: Store;
  categories: Pick<Collection<C, "slug" | "name">, "getBy" | "in" | "create">;
  /** What a category is called in a refusal. */
  label: string;
  /** What is filed in it, with the verb: one, and several. */
  uses: readonly [one: string, several: string];
}

/** Categories that documents name: what is filed in one keeps it from being deleted. */
export function filing<C>({ store, categories, label, uses }: FilingParts<C>) {
  /** The category with this name. Throws 422 for the field `category` if there is none. */
  async function named(name: string): Promise<Stored<C>> {
    const found = await categories.getBy("name", nameKey(name));
    if (found) return found;
    throw AppError.invalid([issue("category", "not_found", { name }, { label })]);
  }

  return {
    named,

    /**
     * Finds the category that a document names and writes it unchanged, unless the document was in it
     * `before`. If another commit deletes it at the same time, one of both fails and is retried.
     */
    async file(tx: Transaction, name: string, before?: string): Promise<Stored<C>> {
      const category = await named(name);
      if (category.id !== before) await categories.in(tx).update(category.id, {});
      return category;
    },

    create: (wish: SlugWish, make: (slug: string) => C): Promise<Stored<C>> =>
      withFreeSlug(
        wish,
        async (slug) => !await categories.getBy("slug", slug),
        (slug) => categories.create(make(slug)),
      ),

    /** Throws 409 while documents are in the category. */
    async delete(
      id: string,
      documents: { count(selection: { index: readonly ["category", string] }): Promise<number> },
      deletion?: Deletion,
    ): Promise<Stored<C>> {
      return await store.transaction(async (tx) => {
        // Delete before counting: a document filed after this writes the category and fails this commit.
        const deleted = await categories.in(tx).delete(id, deletion);
        const count = await documents.count({ index: ["category", id] });
        if (count === 0) return deleted;
        throw new AppError(
          "conflict",
          `Cannot delete the category: ${count} ${uses[count === 1 ? 0 : 1]} it`,
        );
      });
    },
  };
}
