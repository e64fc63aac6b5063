import { slugOf } from "../../contract/slug.ts";

/** A slug made from a name; where it is taken, with the first number after it that is free. */
export async function freeSlug(name: string, isFree: (slug: string) => Promise<boolean>): Promise<string> {
  const slug = slugOf(name) || "item";
  for (let count = 1;; count++) {
    const candidate = count === 1 ? slug : `${slug}-${count}`;
    if (await isFree(candidate)) return candidate;
  }
}
