import type { Changes } from "./change_tracker.ts";
import type { Collection } from "./collection.ts";
import type { Stored } from "./document.ts";
import { StoreAwayError } from "./errors.ts";
import type { Store } from "./store.ts";

/** The previous value, and the changes since it was computed. */
export interface Before<T> {
  value: T;
  changed: Changes;
}

export interface Derived<T> {
  /** Returns a value that includes every write acknowledged before the call. */
  (): Promise<T>;
  /** The last computed value, which may be stale; undefined before the first computation. */
  readonly last: T | undefined;
}

/** Either a collection or its name. */
type Source = string | { readonly name: string };

/**
 * Caches a value computed from collections. The first call computes it, and so does the first call after a
 * write to one of them. While the store is away the last value is given, so that what is public stays readable. Only one computation runs at a time. A failed one is not cached: the next call starts
 * another. `compute` receives the previous value, so that it can reuse what did not change.
 */
export function derived<T>(
  store: Store,
  sources: readonly Source[],
  compute: (before?: Before<T>) => T | Promise<T>,
): Derived<T> {
  const changes = store.track(sources.map((source) => typeof source === "string" ? source : source.name));
  /** The newest computation. Its revision is undefined while it waits for the previous computation. */
  let newest: { revision?: number; value: Promise<T> } | undefined;
  let last: { value: T } | undefined;

  async function run(computation: { revision?: number }, earlier: Promise<T> | undefined): Promise<T> {
    await earlier?.catch(() => {});
    computation.revision = changes.revision;
    const changed = changes.take();
    try {
      const value = await compute(last && { value: last.value, changed });
      last = { value };
      return value;
    } catch (error) {
      changes.forget();
      if (newest === computation) newest = undefined;
      if (last && error instanceof StoreAwayError) return last.value;
      throw error;
    }
  }

  function read(): Promise<T> {
    if (newest && (newest.revision === undefined || newest.revision === changes.revision)) {
      return newest.value;
    }
    if (last && store.health?.problem) return Promise.resolve(last.value);
    const computation: { revision?: number; value?: Promise<T> } = {};
    const value = run(computation, newest?.value);
    newest = Object.assign(computation, { value });
    return value;
  }

  return Object.defineProperty(read, "last", { get: () => last?.value }) as Derived<T>;
}

/** Caches all documents of a small collection in memory, in a map by `keyOf`. */
export function cachedRecords<T, U extends string, I extends string>(
  store: Store,
  records: Pick<Collection<T, U, I>, "all" | "name">,
  keyOf: (record: Stored<T>) => string,
): Derived<ReadonlyMap<string, T>> {
  return derived(store, [records], async () => {
    const entries = await Array.fromAsync(records.all(), (record) => [keyOf(record), record.value] as const);
    return new Map(entries);
  });
}

/**
 * Caches a row per document of a large collection, by id, for searches and lists. After a write it reads only
 * the changed documents. Their rows are updated in place, in the same map.
 */
export function cachedRows<T, R>(
  store: Store,
  documents: Pick<Collection<T>, "all" | "getMany" | "name">,
  rowOf: (id: string, value: T) => R,
): Derived<ReadonlyMap<string, R>> {
  return derived(store, [documents], async (before?: Before<Map<string, R>>) => {
    const ids = before?.changed.get(documents.name);
    if (before && ids) {
      for (const [n, found] of (await documents.getMany(ids)).entries()) {
        if (found) before.value.set(found.id, rowOf(found.id, found.value));
        else before.value.delete(ids[n]!);
      }
      return before.value;
    }
    const rows = new Map<string, R>();
    for await (const { id, value } of documents.all()) rows.set(id, rowOf(id, value));
    return rows;
  });
}
