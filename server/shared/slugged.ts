import { issue } from "../../contract/issue.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import { AppError } from "../http/app_error.ts";
import type { Collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import { endRedirect, redirectSlug, type SlugWish, withFreeSlug } from "./slugs.ts";

interface SluggedParts<T, Target> {
  store: Store;
  documents: Pick<Collection<T, "slug">, "name" | "get" | "getBy" | "in">;
  /** The document's id by its former slugs. */
  redirects: Pick<Collection<Target>, "get" | "in">;
  targetOf: (id: string) => Target;
  /** Slugs that no document may have, because another route has that path. */
  reserved?: ReadonlySet<string>;
}

/** Writes of documents that have an address: a slug of their own, with redirects from former ones. */
export function slugged<T extends { slug: string }, Target>(
  { store, documents, redirects, targetOf, reserved = new Set() }: SluggedParts<T, Target>,
) {
  const isReserved = (slug: string): boolean => reserved.has(slug);

  function refuseReserved(slug: string): void {
    if (isReserved(slug)) throw AppError.invalid([issue("slug", "reserved", { value: slug })]);
  }

  /** The slug of a changed document. Throws 422 if no document may have it. */
  function slugAfter(before: T, wanted: string | null): string {
    const slug = slugOf(wanted ?? "") || before.slug;
    if (slug !== before.slug) refuseReserved(slug);
    return slug;
  }

  return {
    isReserved,
    slugAfter,

    /** Stores what `make` returns, under the wished slug or a free one. */
    async create(
      wish: SlugWish,
      make: (tx: Transaction, slug: string) => Promise<T>,
    ): Promise<Stored<T>> {
      return await withFreeSlug(
        wish,
        async (slug) =>
          !isReserved(slug) && !await documents.getBy("slug", slug) && !await redirects.get(slug),
        (slug) =>
          store.transaction(async (tx) => {
            refuseReserved(slug);
            const record = await make(tx, slug);
            await endRedirect(redirects, tx, slug);
            return await documents.in(tx).create(record);
          }),
      );
    },

    /** Replaces a document by what `make` returns. A changed slug leaves a permanent redirect, in one commit. */
    async update(
      id: string,
      { slug: wanted, ifMatch }: { slug: string | null; ifMatch: string | undefined },
      make: (tx: Transaction, slug: string, before: T) => Promise<T>,
    ): Promise<Stored<T>> {
      return await store.transaction(async (tx) => {
        const before = await documents.get(id);
        if (!before) throw new NotFoundError(documents.name, id);
        const from = before.value.slug;
        const slug = slugAfter(before.value, wanted);
        const record = await make(tx, slug, before.value);
        if (slug !== from) {
          await redirectSlug(redirects, tx, { from, to: slug, target: targetOf(id) });
        }
        return await documents.in(tx).update(id, () => record, { ifMatch: ifMatch ?? before.version });
      });
    },
  };
}
