import { delay } from "deno-std/async/delay.js";
import { dirname } from "deno-std/path/dirname.js";
import { sweepUnfinished } from "./blobs.ts";
import { keys } from "./keys.ts";
import { lockStore } from "./lock_store.ts";
import { SharedWrites } from "./shared_writes.ts";
import { Store } from "./store.ts";

const HOUR = 60 * 60 * 1000;
/** Between two attempts to hear from a server that does not answer. */
const RETRY_MS = 1_000;

/**
 * Opens the store in a file, on a denokv server (its http or https address), or in memory (":memory:"). One
 * process owns a file: where another holds it, a StoreLockedError follows, at once or after `wait` milliseconds.
 */
export async function openStore(location: string, { wait = 0 }: { wait?: number } = {}): Promise<Store> {
  const remote = /^https?:\/\//.test(location);
  let release = () => {};
  if (!remote && location !== ":memory:") {
    await Deno.mkdir(dirname(location), { recursive: true });
    release = await lockStore(location, wait);
  }
  try {
    const kv = await Deno.openKv(location);
    // Elsewhere another process may still be writing its blob.
    await sweepUnfinished(kv, remote ? Date.now() - HOUR : Date.now());
    const shared = remote ? new SharedWrites(kv) : undefined;
    // What was written before now is nobody's news.
    await shared?.changed();
    const store = new Store(kv, { location, shared, release });
    if (shared) followOthers(store, shared);
    return store;
  } catch (error) {
    release();
    throw error;
  }
}

/** Hears of what other processes write to the same denokv server. Ends when the store is closed. */
export async function followOthers(store: Store, shared: SharedWrites): Promise<void> {
  for await (const _ of store.kv.watch([keys.revision])) {
    for (const collection of await retried(store, () => shared.changed())) store.changed(collection, null);
  }
}

/** While the server is away it is asked again; nothing once the store is closed. */
async function retried<R>(store: Store, work: () => Promise<Iterable<R>>): Promise<Iterable<R>> {
  while (!store.isClosing) {
    try {
      return await work();
    } catch {
      await delay(RETRY_MS);
    }
  }
  return [];
}
