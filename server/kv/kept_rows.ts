import type { Collection } from "./collection.ts";
import type { Stored } from "./document.ts";
import type { Store } from "./store.ts";

/** Where other processes write too, how long the rows may be behind them. */
const STALE_MS = 5_000;
/** Documents read at once where a few changed. */
const BATCH = 200;

export interface KeptRows<R> {
  rows: ReadonlyMap<string, R>;
  /** Another number after each change. */
  version: number;
}

/**
 * What a search asks of each document of a large collection, in memory by its id: read once, at the first question, and
 * then following the commits. Gives the rows as of every write that was acknowledged before the question.
 */
export function keptRows<T, R>(
  store: Store,
  documents: Pick<Collection<T>, "all" | "getMany" | "name">,
  rowOf: (id: string, value: T) => R,
): () => Promise<KeptRows<R>> {
  const rows = new Map<string, R>();
  const dirty = new Set<string>();
  let version = 0;
  let listening: (() => void) | undefined;
  let readAt = -Infinity;
  let running: Promise<void> | null = null;

  function take({ id, value }: Stored<T>): void {
    rows.set(id, rowOf(id, value));
  }

  async function readAll(): Promise<void> {
    listening ??= store.onWrite((written) => {
      for (const [, name, id] of written) if (name === documents.name) dirty.add(String(id));
    });
    readAt = performance.now();
    const seen = new Set<string>();
    for await (const document of documents.all()) {
      take(document);
      seen.add(document.id);
    }
    for (const id of rows.keys()) if (!seen.has(id)) rows.delete(id);
    version++;
  }

  async function readChanged(): Promise<void> {
    while (dirty.size > 0) {
      const ids = [...dirty].slice(0, BATCH);
      for (const id of ids) dirty.delete(id);
      try {
        for (const [n, found] of (await documents.getMany(ids)).entries()) {
          if (found) take(found);
          else rows.delete(ids[n]!);
        }
      } catch (error) {
        for (const id of ids) dirty.add(id);
        throw error;
      }
      version++;
    }
  }

  async function refresh(): Promise<void> {
    if (!listening || (!store.exclusive && performance.now() - readAt > STALE_MS)) await readAll();
    await readChanged();
  }

  return async function read() {
    // Whoever comes while it is read waits for that, and then for what changed since.
    while (running) await running.catch(() => {});
    running = refresh().finally(() => running = null);
    await running;
    return { rows, version };
  };
}
