import { keys } from "./keys.ts";

/** A process that wrote nothing for so long has ended, or is heard of again at its next write. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** What a process says of its writes. */
interface Writes {
  /** When it last wrote, in milliseconds. */
  at: number;
  /** How many commits of it changed a collection. */
  commits: Record<string, number>;
}

/**
 * How processes on one denokv server hear of each other's writes. Each counts its commits by collection under a key of its
 * own, in the commit itself. The one key `["revision"]` is written with them: a watch can only follow keys that it knows.
 */
export class SharedWrites {
  readonly #kv: Deno.Kv;
  readonly #process = crypto.randomUUID();
  readonly #own: Record<string, number> = {};
  readonly #seen = new Map<string, Writes["commits"]>();

  constructor(kv: Deno.Kv) {
    this.#kv = kv;
  }

  /** What a commit that changes these collections has to write besides. */
  mutations(collections: readonly string[]): Deno.KvMutation[] {
    if (collections.length === 0) return [];
    for (const name of collections) this.#own[name] = (this.#own[name] ?? 0) + 1;
    const value: Writes = { at: Date.now(), commits: { ...this.#own } };
    return [
      { type: "set", key: keys.writes(this.#process), value },
      { type: "set", key: keys.revision, value: null },
    ];
  }

  /** The collections that others have changed since the last call. */
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
