import type { Store } from "../kv/store.ts";
import { keys } from "../kv/keys.ts";
import type { Throttle } from "./throttle.ts";

/** How often servers tell each other what callers took. Within it a caller can take more, at each of them. */
const EVERY_MS = 1_000;
/** After this time the store forgets what was told. */
const FORGOTTEN_MS = 60_000;
/** Most callers told at once, those who took most. */
const TOLD_MAX = 500;

/** What a caller took of a limit. */
type Spent = readonly [limit: string, caller: string, weight: number];

/**
 * Makes limits hold over all servers of a store. Each server counts in its own memory, so that no request waits for
 * the store. Once a second it writes what callers took of it, and counts what they took of the others. The callers'
 * addresses stand in the store for a minute.
 */
export class SharedSpending {
  readonly #store: Store;
  readonly #limits = new Map<string, Throttle>();
  readonly #spent = new Map<string, Spent>();
  readonly #seen = new Set<string>();
  #written = 0;
  #running = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
    if (store.exclusive) return;
    const timer = setInterval(() => {
      // A store that is away stops no request: then each server has limits of its own.
      this.#running = this.#running.then(() => this.exchange()).catch(() => {});
    }, EVERY_MS);
    store.onClosing(() => {
      clearInterval(timer);
      return this.#running;
    });
  }

  /** Returns the throttle, which from now on counts what callers took on other servers. */
  share(limit: string, throttle: Throttle): Throttle {
    if (this.#store.exclusive) return throttle;
    this.#limits.set(limit, throttle);
    throttle.onSpent = (caller, weight) => {
      const key = `${limit} ${caller}`;
      this.#spent.set(key, [limit, caller, (this.#spent.get(key)?.[2] ?? 0) + weight]);
    };
    return throttle;
  }

  /** Tells the others what was taken here, and counts what was taken there. */
  async exchange(): Promise<void> {
    const { kv, process } = this.#store;
    const most = [...this.#spent.values()].sort((a, b) => b[2] - a[2]).slice(0, TOLD_MAX);
    this.#spent.clear();
    if (most.length > 0) {
      await kv.set(keys.spent(process, this.#written++), most, { expireIn: FORGOTTEN_MS });
    }
    const told = new Set<string>();
    for await (const { key, value } of kv.list<Spent[]>({ prefix: keys.allSpent }, { batchSize: 500 })) {
      const [, writer] = key;
      const name = key.join(" ");
      told.add(name);
      if (writer === process || this.#seen.has(name)) continue;
      this.#seen.add(name);
      for (const [limit, caller, weight] of value) this.#limits.get(limit)?.spendElsewhere(caller, weight);
    }
    for (const name of this.#seen) if (!told.has(name)) this.#seen.delete(name);
  }
}
