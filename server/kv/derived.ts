import type { Position } from "./change_log.ts";
import type { Changes } from "./change_tracker.ts";
import type { Collection } from "./collection.ts";
import type { Stored } from "./document.ts";
import { StoreAwayError } from "./errors.ts";
import { type Columns, fromColumns, inColumns } from "./kept_heads.ts";
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

/** Changes after which a kept value is written anew. The log of changes reaches back further. */
const WRITE_AFTER = 500;

interface Keep<T> {
  /** The name in `store.files`. */
  file: string;
  /** What is kept of a value, and the value that is made of it again. */
  form?: { kept: (value: T) => unknown; again: (kept: unknown) => T };
}

/** Either a collection or its name. */
type Source = string | { readonly name: string };

/**
 * Caches a value computed from collections:
 * - The first call computes it, and so does the first call after a write to one of the collections.
 * - Only one computation runs at a time. A failed one is not cached: the next call starts another.
 * - `compute` receives the previous value, so that it can reuse what did not change. With `keep` the first one
 *   receives what an earlier process kept, if the log of changes tells what has changed since.
 * - While the store is away the last value is given, so that what is public stays readable.
 */
export function derived<T>(
  store: Store,
  sources: readonly Source[],
  compute: (before?: Before<T>) => T | Promise<T>,
  keep?: Keep<T>,
): Derived<T> {
  const names = sources.map((source) => typeof source === "string" ? source : source.name);
  const changes = store.track(names);
  /** The newest computation. Its revision is undefined while it waits for the previous computation. */
  let newest: { revision?: number; value: Promise<T> } | undefined;
  let last: { value: T; revision: number } | undefined;
  let unkept = 0;

  async function keptBefore({ file, form }: Keep<T>): Promise<Before<T> | undefined> {
    const kept = await store.files.read<{ position: Position; value: unknown }>(file);
    const since = kept && await store.log?.since(kept.position);
    const changed = since && names.map((name) => [name, since.has(name) ? since.get(name)! : []] as const);
    const value = () => form ? form.again(kept!.value) : kept!.value as T;
    return changed ? { value: value(), changed: new Map(changed) } : undefined;
  }

  /** Not while more is known to have changed: the next computation does. */
  async function write({ file, form }: Keep<T>): Promise<void> {
    const position = last?.revision === changes.revision && store.log?.position();
    if (!last || !position) return;
    unkept = 0;
    await store.files.write(file, { position, value: form ? form.kept(last.value) : last.value });
  }

  async function run(computation: { revision?: number }, earlier: Promise<T> | undefined): Promise<T> {
    await earlier?.catch(() => {});
    const revision = computation.revision = changes.revision;
    const changed = changes.take();
    try {
      const before = last ? { value: last.value, changed } : keep && await keptBefore(keep);
      const value = await compute(before);
      last = { value, revision };
      for (const ids of before?.changed.values() ?? [null]) unkept += ids?.length ?? WRITE_AFTER;
      if (keep && unkept >= WRITE_AFTER) void write(keep);
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

  if (keep) store.onClosing(() => write(keep));
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

type Documents<T> = Pick<Collection<T>, "all" | "getMany" | "name">;

/**
 * Caches a row per document of a large collection, by id, for searches and lists. After a write it reads only
 * the changed documents. Their rows are updated in place, in the same map.
 */
export function cachedRows<T, R>(
  store: Store,
  documents: Documents<T>,
  rowOf: (id: string, value: T) => R,
  keep?: Keep<Map<string, R>>,
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
  }, keep);
}

/**
 * The same, kept from one start to the next, but for what a search looks in: visitors wrote it. `searchable` reads that
 * where it is missing.
 */
export function keptRows<T, R extends { id: string; text?: string | undefined }>(
  store: Store,
  documents: Documents<T>,
  rowOf: (id: string, value: T) => R,
) {
  const rows = cachedRows(store, documents, rowOf, {
    file: `rows-${documents.name}`,
    form: {
      kept: (rows) => inColumns(Array.from(rows.values(), ({ text: _, ...row }) => row)),
      again: (columns) => new Map(fromColumns<R>(columns as Columns).map((row) => [row.id, row])),
    },
  });
  let reading: Promise<void> | undefined;

  async function readTexts(known: ReadonlyMap<string, R>): Promise<void> {
    for await (const { id, value } of documents.all()) {
      const row = known.get(id);
      if (row) row.text ??= rowOf(id, value).text;
    }
  }

  async function searchable(): Promise<ReadonlyMap<string, R>> {
    const found = await rows();
    if (found.values().some(({ text }) => text === undefined)) {
      await (reading ??= readTexts(found).finally(() => reading = undefined));
    }
    return found;
  }
  return { rows, searchable };
}
