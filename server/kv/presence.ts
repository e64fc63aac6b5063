import { keys } from "./keys.ts";
import { Lease } from "./lease.ts";
import type { Store } from "./store.ts";

const PREFIX = "process ";
/** After this time the lease of a process that died is forgotten. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Tells the other servers of a store that this process lives, until the lease is released or the process dies. What
 * it begins bears its id (`store.presence`), so that others take it over soon after its death and never before.
 */
export async function announcePresence(store: Store, now: () => Date): Promise<Lease | null> {
  for await (const { key, value } of store.kv.list<{ at: number }>({ prefix: keys.allLeaseEnds })) {
    const name = String(key.at(-1));
    if (!name.startsWith(PREFIX) || value.at + FORGOTTEN_MS > now().getTime()) continue;
    await store.kv.atomic().delete(key).delete(keys.lease(name)).commit();
  }
  const lease = await Lease.take(store, PREFIX + store.process, now);
  if (lease) store.presence = store.process;
  return lease;
}

/** Whether a process that announced itself is alive. One that died is taken for alive until its lease ends. */
export async function isAlive(store: Store, process: string, now: () => Date): Promise<boolean> {
  if (process === store.presence) return true;
  const end = await store.kv.get<{ at: number }>(keys.leaseEnd(PREFIX + process));
  return (end.value?.at ?? 0) > now().getTime();
}

/** How many processes that announced themselves are alive at a time, in milliseconds since 1970. */
export async function livingProcesses(kv: Deno.Kv, time: number): Promise<number> {
  const ends = await Array.fromAsync(kv.list<{ at: number }>({ prefix: keys.allLeaseEnds }));
  return ends.filter(({ key, value }) => String(key.at(-1)).startsWith(PREFIX) && value.at > time).length;
}
