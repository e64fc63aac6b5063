/**
 * Ordinary writes pass side by side. A write of many documents, which takes several commits, has them to itself:
 * nobody changes what it was decided on, and nobody builds on what may be taken back.
 */
export class WriteGate {
  readonly #inside = new Set<Promise<unknown>>();
  #closed: Promise<void> | null = null;

  async pass<R>(work: () => Promise<R>): Promise<R> {
    while (this.#closed) await this.#closed;
    const running = work();
    this.#inside.add(running);
    try {
      return await running;
    } finally {
      this.#inside.delete(running);
    }
  }

  async alone<R>(work: () => Promise<R>): Promise<R> {
    while (this.#closed) await this.#closed;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#closed = promise;
    try {
      await Promise.allSettled(this.#inside);
      return await work();
    } finally {
      this.#closed = null;
      resolve();
    }
  }
}
