/** Most keys of one read of many, by Deno KV. */
const KEYS_MAX = 10;

interface Asked {
  key: Deno.KvKey;
  resolve: (entry: Deno.KvEntryMaybe<unknown>) => void;
  reject: (error: unknown) => void;
}

/**
 * Reads keys that are asked for at once by one call for ten of them. On a denokv server each call is a request, and
 * whoever writes many documents reads a key for each.
 */
export function joinedReads(
  readMany: (keys: Deno.KvKey[]) => Promise<Deno.KvEntryMaybe<unknown>[]>,
): (key: Deno.KvKey) => Promise<Deno.KvEntryMaybe<unknown>> {
  let waiting: Asked[] = [];

  async function read(asked: readonly Asked[]): Promise<void> {
    try {
      const entries = await readMany(asked.map(({ key }) => key));
      for (const [place, { resolve }] of asked.entries()) resolve(entries[place]!);
    } catch (error) {
      // One key that cannot be must not fail the others.
      if (error instanceof TypeError && asked.length > 1) { for (const one of asked) void read([one]); }
      else for (const { reject } of asked) reject(error);
    }
  }

  function readAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += KEYS_MAX) void read(all.slice(from, from + KEYS_MAX));
  }

  return (key) => {
    const { promise, resolve, reject } = Promise.withResolvers<Deno.KvEntryMaybe<unknown>>();
    // After what runs now, and so together with all that reads next.
    if (waiting.push({ key, resolve, reject }) === 1) queueMicrotask(readAll);
    return promise;
  };
}
