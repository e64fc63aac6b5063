import { keys } from "./keys.ts";

/** A process's counters are deleted after this time without a write. Its next write stores them again. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** The counters that a process publishes. */
interface Writes {
  /** Time of its last write, in milliseconds since 1970. */
  at: number;
  /** The number of its commits that changed a collection, by collection. */
  commits: Record<string, number>;
}

/**
 * Notifies processes on one denokv server of each other's writes. Each commit also stores its process's
 * counters and the key `["revision"]`. That one key is watched, as a watch must know its keys in advance.
 */
export class SharedWrites {
  readonly #kv: Deno.Kv;
  readonly #process = crypto.randomUUID();
  readonly #own: Record<string, number> = {};
  readonly #seen = new Map<string, Writes["commits"]>();

  constructor(kv: Deno.Kv) {
    this.#kv = kv;
  }

  /** The further mutations that a commit to these collections must include. */
  mutations(collections: readonly string[]): Deno.KvMutation[] {
    if (collections.length === 0) return [];
    for (const name of collections) this.#own[name] = (this.#own[name] ?? 0) + 1;
    const value: Writes = { at: Date.now(), commits: { ...this.#own } };
    return [
      { type: "set", key: keys.writes(this.#process), value },
      { type: "set", key: keys.revision, value: null },
    ];
  }

  /** Returns the collections that other processes have changed since the last call. */
  async changed(): Promise<Set<string>> {
    const changed = new Set<string>();
    for await (const { key, value } of this.#kv.list<Writes>({ prefix: keys.allWrites })) {
      const process = String(key.at(-1));
      if (process === this.#process) continue;
      const seen = this.#seen.get(process) ?? {};
      for (const [name, count] of Object.entries(value.commits)) if (count !== seen[name]) changed.add(name);
      this.#seen.set(process, value.commits);
      if (value.at + FORGOTTEN_MS < Date.now()) await this.#kv.delete(key);
    }
    return changed;
  }
}
