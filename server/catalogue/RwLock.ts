import { ConflictError } from "../kv/errors.ts";
import { Lease } from "../kv/lease.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";

/**
 * A readers-writer lock, over all servers of a store. Ordinary writes share it. A bulk write of several commits
 * holds it exclusively: no other write may change what it has read, or depend on changes that may be rolled back.
 * Within a process the others wait in memory. Between processes a lease says who holds it: the collections that it
 * protects call `guard` before each write.
 */
export class RwLock {
  readonly #store: Store;
  readonly #name: string;
  readonly #now: () => Date;
  readonly #shared = new Set<Promise<unknown>>();
  #exclusive: Promise<void> | null = null;

  constructor(store: Store, name: string, now: () => Date) {
    this.#store = store;
    this.#name = name;
    this.#now = now;
  }

  /** Runs `work` with the shared lock: alongside other shared work, never alongside exclusive work. */
  async shared<R>(work: () => Promise<R>): Promise<R> {
    while (this.#exclusive) await this.#exclusive;
    const running = work();
    this.#shared.add(running);
    try {
      return await running;
    } finally {
      this.#shared.delete(running);
    }
  }

  /**
   * Runs `work` with the exclusive lock: after all running work ends, and before any other starts. Throws a
   * ConflictError if another server holds it.
   */
  async exclusive<R>(work: (lease: Lease) => Promise<R>): Promise<R> {
    while (this.#exclusive) await this.#exclusive;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#exclusive = promise;
    try {
      await Promise.allSettled(this.#shared);
      const done = await this.#leased(work);
      if (done) return done.result;
      throw new ConflictError("Cannot write many products: another server is writing many");
    } finally {
      this.#exclusive = null;
      resolve();
    }
  }

  /** Whether a process holds it exclusively, or did so when it died. */
  isHeld = (): Promise<boolean> => Lease.exists(this.#store, this.#name);

  /** Runs `work` with the exclusive lock in place of a process that died; null if another process is alive and holds it. */
  async takeOver<R>(work: (lease: Lease) => Promise<R>): Promise<R | null> {
    return (await this.#leased(work))?.result ?? null;
  }

  readonly guard = (tx: Transaction): Promise<void> => Lease.guardAgainst(this.#store, this.#name, tx);

  async #leased<R>(work: (lease: Lease) => Promise<R>): Promise<{ result: R } | null> {
    const lease = await Lease.take(this.#store, this.#name, this.#now);
    if (!lease) return null;
    try {
      return { result: await work(lease) };
    } finally {
      await lease.release();
    }
  }
}
