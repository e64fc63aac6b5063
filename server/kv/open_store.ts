import { dirname } from "deno-std/path/dirname.js";
import { sweepUnfinished } from "./blobs.ts";
import { keys } from "./keys.ts";
import { lockStore } from "./lock_store.ts";
import { Store } from "./store.ts";

const HOUR = 60 * 60 * 1000;

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
    const revision = (await kv.get(keys.revision)).versionstamp ?? "0";
    const store = new Store(kv, { location, revision, exclusive: !remote, release });
    if (remote) followRevision(store);
    return store;
  } catch (error) {
    release();
    throw error;
  }
}

/** On a denokv server other processes write too, and only a watch tells. Ends when the store is closed. */
export async function followRevision(store: Store): Promise<void> {
  for await (const [{ versionstamp }] of store.kv.watch([keys.revision])) {
    if (versionstamp !== null) store.revised(versionstamp);
  }
}
