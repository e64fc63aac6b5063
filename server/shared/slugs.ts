import { slugOf } from "../../contract/shared/slug.ts";
import type { Collection } from "../kv/collection.ts";
import { UniqueError } from "../kv/errors.ts";
import type { Transaction } from "../kv/transaction.ts";

export interface SlugWish {
  /** The requested slug. If it is taken, the write fails with a conflict. */
  slug: string | null;
  /** The slug is made from this name if none is requested. */
  name: string;
}

/**
 * Writes with the requested slug, or with one made from the name. If the latter is taken, it appends a free
 * number. It tries the next number if another writer takes the slug between the check and the write.
 */
export async function withFreeSlug<R>(
  { slug, name }: SlugWish,
  isFree: (slug: string) => Promise<boolean>,
  write: (slug: string) => Promise<R>,
): Promise<R> {
  const wanted = slugOf(slug ?? "");
  if (wanted) return await write(wanted);
  const made = slugOf(name) || "item";
  for (let count = 1;; count++) {
    const candidate = count === 1 ? made : `${made}-${count}`;
    if (!await isFree(candidate)) continue;
    try {
      return await write(candidate);
    } catch (error) {
      if (!(error instanceof UniqueError && error.field === "slug")) throw error;
    }
  }
}

/** The unique key of a name. Case and surrounding blanks are ignored. */
export function nameKey(name: string): string {
  // The store replaces lone surrogates, so without this the key would not be found again.
  return name.trim().toLowerCase().toWellFormed();
}

/** Redirects by a document's former slug. */
type Redirects<T> = Pick<Collection<T>, "get" | "in">;

/** Deletes the redirect of a slug, because a document uses that slug again. */
export async function endRedirect<T>(redirects: Redirects<T>, tx: Transaction, slug: string): Promise<void> {
  if (await redirects.get(slug)) await redirects.in(tx).delete(slug);
}

/** Adds a redirect from a document's old slug to `target`, in the commit that changes the slug. */
export async function redirectSlug<T>(
  redirects: Redirects<T>,
  tx: Transaction,
  { from, to, target }: { from: string; to: string; target: T },
): Promise<void> {
  await endRedirect(redirects, tx, to);
  const writer = redirects.in(tx);
  // Read in the transaction: if another commit adds the redirect meanwhile, this transaction runs again.
  if (await writer.get(from)) await writer.update(from, () => target);
  else await writer.create(target, { id: from, isNew: true });
}
