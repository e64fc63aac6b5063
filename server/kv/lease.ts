import { delay } from "deno-std/async/delay.js";
import { ConflictError } from "./errors.ts";
import { keys } from "./keys.ts";
import type { Store } from "./store.ts";
import type { Transaction } from "./transaction.ts";

/** A lease expires after this time without renewal. It must exceed the clock skew between servers. */
const LEASE_MS = 30_000;
const RENEWAL_MS = 10_000;
/** How long a write waits for the end of another process's lease, and how often it looks. */
const TIMEOUT_MS = 10_000;
const LOOK_MS = 250;

/**
 * Lets only one process at a time do some work on a shared store. The holder renews the lease. If the process
 * dies, the lease expires and another process can take it. The end has its own key, because a renewal must
 * not fail the commits that check the holder's key.
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

  /** Returns null if the lease is held. On an exclusive store, a lease of an earlier process never counts. */
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

  /** Whether a process holds it, or held it when it died. */
  static async exists(store: Store, name: string): Promise<boolean> {
    return (await store.kv.get(keys.lease(name))).versionstamp !== null;
  }

  /**
   * Makes the transaction commit only while no other process holds the lease. Waits some seconds for its end, then
   * throws a ConflictError. A store that one process has for itself needs no such check.
   */
  static async guardAgainst(store: Store, name: string, tx: Transaction): Promise<void> {
    const key = keys.lease(name);
    if (store.exclusive || tx.hasCheck(key)) return;
    for (const until = Date.now() + TIMEOUT_MS;;) {
      const holder = await tx.kv.get(key);
      if (holder.versionstamp === null) return tx.check({ key, versionstamp: null });
      if (Date.now() >= until) {
        throw new ConflictError(
          "Cannot save now: another server is writing many. Please try again in a minute",
        );
      }
      await delay(LOOK_MS);
    }
  }

  /** Makes the transaction commit only while the lease is held, so a process that lost it cannot write. */
  async guard(tx: Transaction): Promise<void> {
    const key = keys.lease(this.#name);
    if (tx.attempt > 0 && (await tx.kv.get(key)).versionstamp !== this.#versionstamp) {
      throw new ConflictError(`Cannot go on with ${this.#name}: another process has taken it over`);
    }
    tx.check({ key, versionstamp: this.#versionstamp });
  }

  /** Call it when the work ends or fails. If releasing fails, the lease expires by itself. */
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
    // The next renewal may succeed. If another process takes the lease, the guard refuses later writes.
    renewed.catch(() => {});
  }
}
