import { ConflictError } from "./errors.ts";
import { keys } from "./keys.ts";
import type { Store } from "./store.ts";
import type { Transaction } from "./transaction.ts";

/** Whoever has not renewed a lease for so long counts as dead. The clocks of all servers agree better than that. */
const LEASE_MS = 30_000;
const RENEWAL_MS = 10_000;

/**
 * Work that one process at a time may do, on a store that several share. It is renewed in the store for as long as it is
 * held; where it expires, because the process died, another one can take it. Two keys, since a renewal must not fail the
 * commits that check the holder: `["lease", name]` and `["lease-end", name]`.
 */
export class Lease {
  readonly #store: Store;
  readonly #name: string;
  readonly #now: () => Date;
  #versionstamp = "";
  #timer: ReturnType<typeof setInterval> | undefined;

  private constructor(store: Store, name: string, now: () => Date) {
    this.#store = store;
    this.#name = name;
    this.#now = now;
  }

  /** Null where another holder is alive. In a store of one process only that process itself can be. */
  static async take(store: Store, name: string, now: () => Date): Promise<Lease | null> {
    const lease = new Lease(store, name, now);
    const isTaken = await store.transaction(async (tx) => {
      const holder = await store.kv.get<{ process: string }>(keys.lease(name));
      const end = await store.kv.get<{ at: number }>(keys.leaseEnd(name));
      const isOwn = holder.value?.process === store.process;
      const isAlive = !store.exclusive && (end.value?.at ?? 0) > now().getTime();
      if (holder.value && (isOwn || isAlive)) return false;
      tx.check({ key: keys.lease(name), versionstamp: holder.versionstamp });
      tx.check({ key: keys.leaseEnd(name), versionstamp: end.versionstamp });
      tx.set(keys.lease(name), { process: store.process });
      tx.set(keys.leaseEnd(name), { at: now().getTime() + LEASE_MS });
      tx.onLanded((versionstamp) => lease.#versionstamp = versionstamp);
      return true;
    });
    if (!isTaken) return null;
    lease.#timer = setInterval(() => lease.#renew(), RENEWAL_MS);
    return lease;
  }

  /** The transaction lands only while the lease is held: nothing is written any more by a process that was taken for dead. */
  async guard(tx: Transaction): Promise<void> {
    const key = keys.lease(this.#name);
    if (tx.attempt > 0 && (await tx.kv.get(key)).versionstamp !== this.#versionstamp) {
      throw new ConflictError(`Cannot go on with ${this.#name}: another process has taken it over`);
    }
    tx.check({ key, versionstamp: this.#versionstamp });
  }

  /** To be called once the work is done or given up. Where this fails, the lease expires. */
  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.#store.transaction(async (tx) => {
      await this.guard(tx);
      tx.delete(keys.lease(this.#name));
      tx.delete(keys.leaseEnd(this.#name));
    }).catch(() => {});
  }

  #renew(): void {
    const renewed = this.#store.transaction(async (tx) => {
      await this.guard(tx);
      tx.set(keys.leaseEnd(this.#name), { at: this.#now().getTime() + LEASE_MS });
    });
    // The next renewal may come through. If none does, the guard refuses what is written after the end.
    renewed.catch(() => {});
  }
}
