import type { Changes } from "./change_tracker.ts";
import { encodeDocument } from "./document.ts";
import { keys } from "./keys.ts";

/** Most bytes of one entry. A commit that changed more only names the collections. */
const ENTRY_MAX = 32 * 1024;
/** Entries that a writer leaves in the log. Who is further behind reads whole collections. */
const KEPT = 1_000;
/** A writer and its entries are deleted after this time without a write. */
const FORGOTTEN_MS = 24 * 60 * 60_000;
/** So long after a position nothing that followed it is forgotten, however the servers' clocks differ. */
const TRUSTED_MS = FORGOTTEN_MS / 2;
const BATCH = 500;

/** The newest entry of a writer. */
interface Writer {
  /** Time of its last write, in milliseconds since 1970. */
  at: number;
  last: number;
}

/** How far a process has read the log: its time, and the number of the last entry by writer. */
export interface Position {
  at: number;
  entries: ReadonlyMap<string, number>;
}

/** The ids of changed documents by collection; null: any of them. */
type Entry = Record<string, readonly string[] | null>;

const decoder = new TextDecoder();

/**
 * Tells processes on one denokv server which documents the others have changed. Each commit adds an entry under
 * its process's own running number, so that two processes never wait for each other. The one key `["revision"]`
 * is written with all of them and watched, as a watch must know its keys in advance.
 */
export class ChangeLog {
  readonly #kv: Deno.Kv;
  /** Under this id the process writes. It begins a new one after a commit whose outcome it does not know. */
  #writer = crypto.randomUUID();
  #last = 0;
  /** The number of the last entry that was read, by writer. */
  readonly #read = new Map<string, number>();

  constructor(kv: Deno.Kv) {
    this.#kv = kv;
  }

  /** The further mutations that a commit must include which changes these documents. */
  mutations(changed: ReadonlyMap<string, readonly string[]>): Deno.KvMutation[] {
    if (changed.size === 0) return [];
    const [writer, next] = [this.#writer, this.#last + 1];
    const head: Writer = { at: Date.now(), last: next };
    return [
      { type: "set", key: keys.change(writer, next), value: encodeEntry(changed) },
      { type: "set", key: keys.writer(writer), value: head },
      { type: "set", key: keys.revision, value: null },
      ...(next > KEPT ? [{ type: "delete", key: keys.change(writer, next - KEPT) } as const] : []),
    ];
  }

  /** Call it after a commit with these mutations. */
  landed(): void {
    this.#last++;
  }

  /** Call it after a commit whose answer never came. If it landed after all, it is read like that of another process. */
  lost(): void {
    this.#read.set(this.#writer, this.#last);
    this.#writer = crypto.randomUUID();
    this.#last = 0;
  }

  /** Skips what was written so far. */
  async skip(): Promise<void> {
    for (const [writer, { last }] of await this.#writers()) this.#read.set(writer, last);
  }

  /** Up to where others' changes were told, and this process's own have landed. */
  position(): Position {
    return { at: Date.now(), entries: new Map([...this.#read, [this.#writer, this.#last]]) };
  }

  /** What was changed after a position that an earlier process kept; null: unknown, as in a restored store. */
  async since({ at, entries }: Position): Promise<Changes | null> {
    const writers = await this.#writers();
    const isKnown = Date.now() - at < TRUSTED_MS && writers.some(([writer]) => entries.has(writer));
    return isKnown ? await this.#changes(writers, entries) : null;
  }

  /**
   * Returns what others have changed since the last call; null: anything may have changed, as the log does not
   * reach back that far. If it throws, the next call returns the same changes. `tell` hears of them before they
   * count in the position.
   */
  async read(tell?: (changes: Changes | null) => void): Promise<Changes | null> {
    const writers = (await this.#writers()).filter(([writer]) => writer !== this.#writer);
    const changes = await this.#changes(writers, this.#read);
    tell?.(changes);
    for (const [writer, { last }] of writers) this.#read.set(writer, last);
    return changes;
  }

  /** What these writers changed after these entries; null: the log does not reach back, or not that far on. */
  async #changes(writers: [string, Writer][], after: Position["entries"]): Promise<Changes | null> {
    const found = await Promise.all(writers.map(async ([writer, { last }]) => {
      const from = (after.get(writer) ?? 0) + 1;
      const entries = last < from ? [] : await this.#entries(writer, from, last);
      return entries.length === last - from + 1 ? entries : null;
    }));
    return found.every((entries) => entries !== null) ? merged(found.flat()) : null;
  }

  /** All writers. Forgets those that wrote nothing for long. */
  async #writers(): Promise<[string, Writer][]> {
    const writers: [string, Writer][] = [];
    for await (const entry of this.#kv.list<Writer>({ prefix: keys.writers }, { batchSize: BATCH })) {
      const writer = String(entry.key.at(-1));
      if (entry.value.at + FORGOTTEN_MS < Date.now()) await this.#forget(entry, writer);
      writers.push([writer, entry.value]);
    }
    return writers;
  }

  async #entries(writer: string, from: number, to: number): Promise<Entry[]> {
    const range = { start: keys.change(writer, from), end: keys.change(writer, to + 1) };
    return await Array.fromAsync(
      this.#kv.list<Uint8Array>(range, { batchSize: BATCH }),
      ({ value }) => JSON.parse(decoder.decode(value)),
    );
  }

  async #forget(head: Deno.KvEntry<Writer>, writer: string): Promise<void> {
    // A writer that wakes up meanwhile has lost its old entries: who needs them reads whole collections.
    const old = await Array.fromAsync(this.#kv.list({ prefix: keys.changes(writer) }, { batchSize: BATCH }));
    for (let from = 0; from < old.length; from += BATCH) {
      const atomic = this.#kv.atomic();
      for (const { key } of old.slice(from, from + BATCH)) atomic.delete(key);
      await atomic.commit();
    }
    await this.#kv.atomic().check(head).delete(head.key).commit();
  }
}

function encodeEntry(changed: ReadonlyMap<string, readonly string[]>): Uint8Array {
  const bytes = encodeDocument(Object.fromEntries(changed));
  if (bytes.length <= ENTRY_MAX) return bytes;
  return encodeDocument(Object.fromEntries([...changed.keys()].map((collection) => [collection, null])));
}

function merged(entries: readonly Entry[]): Changes {
  const all = new Map<string, readonly string[] | null>();
  for (const entry of entries) {
    for (const [collection, ids] of Object.entries(entry)) {
      const before = all.get(collection);
      all.set(collection, ids && before !== null ? [...before ?? [], ...ids] : null);
    }
  }
  return all;
}
