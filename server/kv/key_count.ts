import { type Key } from "./keys.ts";
import type { Transaction } from "./transaction.ts";

const BATCH = 500;

/** Counts keys under a prefix by listing them: about 5 ms per thousand index entries, 12 ms for documents. */
export async function countKeys(kv: Deno.Kv, prefix: Key): Promise<number> {
  let count = 0;
  for await (const _ of kv.list({ prefix }, { batchSize: BATCH })) count++;
  return count;
}

/**
 * Caches key counts in memory. A counter in the store would halve the insert rate, and listing the keys each
 * time would slow down as they grow. So keys are listed once, and each commit then updates the count.
 */
export class KeyCount {
  readonly #counts = new Map<string, number>();

  get(prefix: Key): number | undefined {
    return this.#counts.get(JSON.stringify(prefix));
  }

  set(prefix: Key, count: number): void {
    this.#counts.set(JSON.stringify(prefix), count);
  }

  clear(): void {
    this.#counts.clear();
  }

  landed(tx: Transaction): void {
    for (const [name, by] of tx.counts) {
      const count = this.#counts.get(name);
      if (count !== undefined) this.#counts.set(name, count + by);
    }
  }
}
