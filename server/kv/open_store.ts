import { dirname } from "deno-std/path/dirname.js";
import { keys } from "./keys.ts";
import { lockStore } from "./lock_store.ts";
import { readRevision, Store } from "./store.ts";

/**
 * Opens the store at a file, an http(s) address of a denokv server, or ":memory:". One process owns a file:
 * if another holds it, throws a StoreLockedError at once, or after `wait` milliseconds.
 */
export async function openStore(location: string, { wait = 0 }: { wait?: number } = {}): Promise<Store> {
  const remote = /^https?:\/\//.test(location);
  let release = () => {};
  if (!remote && location !== ":memory:") {
    await Deno.mkdir(dirname(location), { recursive: true });
    release = await lockStore(location, wait);
  }
  const kv = await Deno.openKv(location);
  const store = new Store(kv, location, await readRevision(kv), release);
  if (remote) followRevision(store);
  return store;
}

/** On a denokv server other processes write too; only a watch tells of their commits. Ends with the store. */
export async function followRevision(store: Store): Promise<void> {
  for await (const [entry] of store.kv.watch([keys.revision])) {
    if (entry.versionstamp !== null) store.revised(entry.versionstamp);
  }
}
