/**
 * Ordinary writes hold it together. A bulk write, which takes several commits, holds it alone: nobody changes what it was
 * decided on, and nobody builds on what may be rolled back.
 */
export class RwLock {
  readonly #shared = new Set<Promise<unknown>>();
  #exclusive: Promise<void> | null = null;

  /** Runs `work` beside others that share the lock, and never beside one that has it alone. */
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

  /** Runs `work` once nothing else runs, and lets nothing else begin. */
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
