import { NotFoundError } from "../kv/errors.ts";

/** Most writes under way. The store puts them into one commit where it can. */
const CONCURRENCY = 100;

/** Changes or deletes each of these documents. Returns how many there still were. */
export async function countFound(
  ids: readonly string[],
  write: (id: string) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const found = (id: string) =>
    write(id).then(() => void count++, (error) => {
      if (!(error instanceof NotFoundError)) throw error;
    });
  const all = [...new Set(ids)];
  for (let from = 0; from < all.length; from += CONCURRENCY) {
    await Promise.all(all.slice(from, from + CONCURRENCY).map(found));
  }
  return count;
}
