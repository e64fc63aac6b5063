import type { Collection } from "./collection.ts";
import type { Store } from "./store.ts";

/**
 * All documents of a small collection of content in memory, by a key of theirs: read at the first question, and again only
 * when one of them has changed.
 */
export function keptRecords<T, U extends string, I extends string>(
  store: Store,
  records: Pick<Collection<T, U, I>, "all" | "name">,
  keyOf: (value: T) => string,
): () => Promise<ReadonlyMap<string, T>> {
  let revision = "";
  let reading: Promise<ReadonlyMap<string, T>> | undefined;

  function isCurrent(): boolean {
    if (revision === store.revision) return true;
    // Null where nobody knows what has changed.
    const changed = store.changesSince(revision);
    return changed !== null && !changed.some(([, name]) => name === records.name);
  }

  return function read() {
    if (!reading || !isCurrent()) {
      const started = reading = Array.fromAsync(records.all(), ({ value }) => [keyOf(value), value] as const)
        .then((entries) => new Map(entries));
      // A failed read is tried again by the next caller.
      started.catch(() => {
        if (reading === started) reading = undefined;
      });
    }
    revision = store.revision;
    return reading;
  };
}
