import { slugOf } from "../../contract/shared/slug.ts";
import { UniqueError } from "../kv/errors.ts";

export interface SlugWish {
  /** Asked for by name: taken, it is a conflict. */
  slug: string | null;
  /** What a slug is made from where none was asked for. */
  name: string;
}

/**
 * Writes under the slug that was asked for, or else under one made from the name; where that is taken, with the first
 * number after it that is free, also when somebody else takes it between looking and writing.
 */
export async function withSlug<R>(
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
