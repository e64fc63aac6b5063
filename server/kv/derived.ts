import type { Changes } from "./change_tracker.ts";
import type { Collection } from "./collection.ts";
import type { Stored } from "./document.ts";
import type { Store } from "./store.ts";

/** The value as it was, and what was changed since it was computed. */
export interface Before<T> {
  value: T;
  changed: Changes;
}

export interface Derived<T> {
  /** The value as of every write that was acknowledged before the call. */
  (): Promise<T>;
  /** The last value that was computed, however old; undefined before the first. */
  readonly last: T | undefined;
}

/** Either a collection or its name. */
type Source = string | { readonly name: string };

/**
 * A value computed from collections and held in memory: computed at the first call, and again at the first call after one
 * of those collections was written to. There is one computation at a time. One that fails is forgotten, and the next caller
 * starts another. `compute` gets the value before, so that it can take over what did not change.
 */
export function derived<T>(
  store: Store,
  sources: readonly Source[],
  compute: (before?: Before<T>) => T | Promise<T>,
): Derived<T> {
  const changes = store.track(sources.map((source) => typeof source === "string" ? source : source.name));
  /** The newest computation. It has no revision as long as it waits for the one before it. */
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
      throw error;
    }
  }

  function read(): Promise<T> {
    if (newest && (newest.revision === undefined || newest.revision === changes.revision)) {
      return newest.value;
    }
    const computation: { revision?: number; value?: Promise<T> } = {};
    const value = run(computation, newest?.value);
    newest = Object.assign(computation, { value });
    return value;
  }

  return Object.defineProperty(read, "last", { get: () => last?.value }) as Derived<T>;
}

/** All documents of a small collection in memory, by a key of theirs. */
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
 * A row of each document of a large collection in memory, by its id: what a search or a list asks of it. After a write only
 * the documents that were changed are read. It is the same map each time, changed in place.
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
