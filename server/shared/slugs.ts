import { slugOf } from "../../contract/shared/slug.ts";
import type { Collection } from "../kv/collection.ts";
import { UniqueError } from "../kv/errors.ts";
import type { Transaction } from "../kv/transaction.ts";

interface SlugWish {
  /** Asked for by name: taken, it is a conflict. */
  slug: string | null;
  /** What a slug is made from where none was asked for. */
  name: string;
}

/**
 * Writes under the slug that was asked for, or else under one made from the name; where that is taken, with the first
 * number after it that is free, also when somebody else takes it between looking and writing.
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

/** The unique key of a name. Names are compared without regard to case and to blanks around them. */
export function nameKey(name: string): string {
  // The store would replace half of a surrogate pair, and the name would not be found under its key.
  return name.trim().toLowerCase().toWellFormed();
}

/** Redirects by the slug that a document no longer has. */
type Redirects<T> = Pick<Collection<T>, "get" | "in">;

/** A slug that is in use again leads to its own document, no longer elsewhere. */
export async function endRedirect<T>(redirects: Redirects<T>, tx: Transaction, slug: string): Promise<void> {
  if (await redirects.get(slug)) await redirects.in(tx).delete(slug);
}

/** A document changes its slug: in the same commit the old one becomes a redirect to `target`. */
export async function redirectSlug<T>(
  redirects: Redirects<T>,
  tx: Transaction,
  { from, to, target }: { from: string; to: string; target: T },
): Promise<void> {
  await endRedirect(redirects, tx, to);
  const writer = redirects.in(tx);
  // Read in the transaction: where somebody else adds it meanwhile, the commit is refused and all of this runs again.
  if (await writer.get(from)) await writer.update(from, () => target);
  else await writer.create(target, { id: from, isNew: true });
}
