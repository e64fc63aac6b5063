import { deadline } from "deno-std/async/deadline.js";
import { keys } from "../kv/keys.ts";
import { livingProcesses } from "../kv/presence.ts";
import { StartError } from "../start_error.ts";

/** How often the whole store is read for one moment in which nobody wrote. */
const READS_MAX = 5;
const BATCH = 500;
/** How long a read may take. Deno's client tries again without end. */
const STILL_MS = 30_000;
/** Of the values in one commit; a denokv server takes 800 KiB. */
const COMMIT_BYTES = 400_000;
/** What only the servers that run know: leases, who lives, what changed for whom, what callers spent. */
const PASSING = new Set(
  [
    ...keys.writers,
    "change",
    "lease",
    ...keys.allLeaseEnds,
    ...keys.allSpent,
    ...keys.revision,
    ...keys.trial,
  ]
    .map(String),
);

/**
 * Copies the store of a denokv server into a new store in a file. The server has no snapshot of more than a
 * thousand keys, so that all is read again while anybody wrote a document meanwhile. The last read counts anyway.
 */
export async function download(url: string, file: string): Promise<void> {
  using from = await Deno.openKv(url);
  for (let reads = 0; reads < READS_MAX; reads++) {
    await Promise.all(["", "-wal", "-shm"].map((part) => Deno.remove(file + part).catch(() => {})));
    using to = await Deno.openKv(file);
    const before = await from.get(keys.revision);
    await copyEntries(from, to);
    const after = await from.get(keys.revision);
    if (after.versionstamp === before.versionstamp) return;
  }
}

/** Throws a StartError while a server uses the store, or one did until just now. */
export async function assertUnused(url: string): Promise<void> {
  using kv = await Deno.openKv(url);
  const living = await livingProcesses(kv, Date.now());
  if (living > 0) {
    throw new StartError(
      `Cannot restore ${url}: ${living} server${
        living > 1 ? "s use" : " uses"
      } it. Stop what runs on it, wait a ` +
        "minute, and try again",
    );
  }
}

/** Replaces everything on a denokv server by the store in a file. Until it is done, no server opens it. */
export async function upload(file: string, url: string): Promise<void> {
  using from = await Deno.openKv(file);
  using to = await Deno.openKv(url);
  await to.set(keys.restoring, true);
  for (;;) {
    const old = await Array.fromAsync(to.list({ prefix: [] }, { limit: BATCH + 1, batchSize: BATCH }));
    const outdated = old.filter(({ key }) => key[0] !== keys.restoring[0]);
    if (outdated.length === 0) break;
    const atomic = to.atomic();
    for (const { key } of outdated) atomic.delete(key);
    await atomic.commit();
  }
  await copyEntries(from, to);
  await to.delete(keys.restoring);
}

/** Whether there is anything in the store. */
export async function isEmpty(url: string): Promise<boolean> {
  using kv = await Deno.openKv(url);
  for await (const { key } of kv.list({ prefix: [] }, { limit: 2 })) {
    if (key[0] !== keys.trial[0]) return false;
  }
  return true;
}

async function copyEntries(from: Deno.Kv, to: Deno.Kv): Promise<void> {
  let [atomic, count, bytes] = [to.atomic(), 0, 0];
  for await (const { key, value } of inTime(from.list({ prefix: [] }, { batchSize: BATCH }))) {
    if (PASSING.has(String(key[0]))) continue;
    atomic.set(key, value);
    count++;
    bytes += value instanceof Uint8Array ? value.length : 1_000;
    if (count < BATCH && bytes < COMMIT_BYTES) continue;
    await atomic.commit();
    [atomic, count, bytes] = [to.atomic(), 0, 0];
  }
  await atomic.commit();
}

/** Throws where the next one does not come. */
async function* inTime<T>(all: AsyncIterable<T>): AsyncGenerator<T> {
  const entries = all[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await deadline(entries.next(), STILL_MS);
    if (done) return;
    yield value;
  }
}
