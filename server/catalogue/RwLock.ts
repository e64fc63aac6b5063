/**
 * A readers-writer lock. Ordinary writes share it. A bulk write of several commits holds it exclusively: no
 * other write may change what it has read, or depend on changes that may be rolled back.
 */
export class RwLock {
  readonly #shared = new Set<Promise<unknown>>();
  #exclusive: Promise<void> | null = null;

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

  /** Runs `work` with the exclusive lock: after all running work ends, and before any other starts. */
  async exclusive<R>(work: () => Promise<R>): Promise<R> {
    while (this.#exclusive) await this.#exclusive;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#exclusive = promise;
    try {
      await Promise.allSettled(this.#shared);
      return await work();
    } finally {
      this.#exclusive = null;
      resolve();
    }
  }
}
