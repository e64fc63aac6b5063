import { TooLargeError } from "./errors.ts";
import { DOCUMENT, type Key, keyBytes, MAX_KEY } from "./keys.ts";

/** Limits of one commit. All but MAX_CHECKS_HERE also hold on a denokv server. */
export const MAX_CHECKS = 10;
/** Most checks of a commit to Deno's own store, in a file or in memory. */
export const MAX_CHECKS_HERE = 100;
export const MAX_MUTATIONS = 1_000;
export const MAX_BYTES = 800 * 1024;
export const MAX_KEY_BYTES = 80 * 1024;
/** Reserved for the further mutations of a commit on a shared store: its entry in the change log, and counts. */
export const SHARED_WRITES = { mutations: 24, bytes: 40 * 1024, keyBytes: 4 * 1024 };

/**
 * Collects the writes of one atomic commit, with checks on the keys that were read. If a check fails, nothing
 * is written, and `Store.transaction` runs its work again.
 * Reads go to the store, each key once: they do not see the writes collected here, and two of them never differ.
 */
export class Transaction {
  /** Checks by the key as JSON, so that a group can detect two transactions that check the same key. */
  readonly checks = new Map<string, Deno.AtomicCheck>();
  readonly mutations: Deno.KvMutation[] = [];
  /** Changes to the number of keys, by prefix as JSON. */
  readonly counts = new Map<string, number>();
  bytes = 0;
  keyBytes = 0;
  /** True: trackers are not told of this commit's changes until a later commit announces them. */
  isSilent = false;
  /** True: a lease keeps other writers from all that it reads. The check of the lease stands for all further ones. */
  isGuarded = false;
  readonly #read = new Map<string, Promise<Deno.KvEntryMaybe<unknown>>>();
  readonly #written = new Set<string>();
  readonly #announced: Key[] = [];
  readonly #landed: ((versionstamp: string) => void)[] = [];

  /** `attempt`: how many earlier attempts failed because another commit came first. */
  constructor(readonly kv: Deno.Kv, readonly attempt = 0) {}

  /** The entry of a key as this transaction met it first. */
  get<T>(key: Key): Promise<Deno.KvEntryMaybe<T>> {
    const read = this.#read.getOrInsertComputed(JSON.stringify(key), () => this.kv.get(key));
    return read as Promise<Deno.KvEntryMaybe<T>>;
  }

  /**
   * Makes the commit fail unless the key still has this version; null: unless it is still absent. If a key is
   * checked twice, the first version counts, because a decision was already based on it.
   */
  check({ key, versionstamp }: Deno.AtomicCheck): void {
    if (this.isGuarded) return;
    const name = JSON.stringify(key);
    if (!this.checks.has(name)) this.checks.set(name, { key, versionstamp });
    assertFits(this.checks.size <= MAX_CHECKS, `${this.checks.size} checks`, `${MAX_CHECKS}`);
  }

  hasCheck(key: Key): boolean {
    return this.checks.has(JSON.stringify(key));
  }

  /** Writes bytes, or an id or head of our own (see `keys`). */
  set(key: Key, value: Uint8Array | string | object): void {
    this.#add({ type: "set", key, value }, sizeOf(value));
  }

  delete(key: Key): void {
    this.#add({ type: "delete", key }, 0);
  }

  /** Whether this transaction writes the key. */
  writes(key: Key): boolean {
    return this.#written.has(JSON.stringify(key));
  }

  /** The keys that it writes, as JSON. */
  get written(): ReadonlySet<string> {
    return this.#written;
  }

  /** Reports documents that earlier silent commits changed, when this transaction commits. */
  announce(documents: readonly Key[]): void {
    for (const key of documents) this.#announced.push(key);
  }

  /** The keys of documents that this transaction writes, deletes or announces; empty if it is silent. */
  documents(): Key[] {
    if (this.isSilent) return [];
    const own = this.mutations.map(({ key }) => key as Key).filter(([kind]) => kind === DOCUMENT);
    return [...own, ...this.#announced];
  }

  /** Records that a key under a prefix is added (1) or removed (-1). */
  count(prefix: Key, by: 1 | -1): void {
    const name = JSON.stringify(prefix);
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }

  /** Calls the listener after the commit, with its versionstamp. */
  onLanded(listener: (versionstamp: string) => void): void {
    this.#landed.push(listener);
  }

  landed(versionstamp: string): void {
    for (const listener of this.#landed) listener(versionstamp);
  }

  #add(mutation: Deno.KvMutation & { key: Key }, valueBytes: number): void {
    const name = JSON.stringify(mutation.key);
    // The second write was computed from the same old state, so it would overwrite the first.
    if (this.#written.has(name)) throw new TypeError(`Cannot write ${name} twice in one transaction`);
    this.#written.add(name);
    this.mutations.push(mutation);
    const size = keyBytes(mutation.key);
    this.keyBytes += size;
    this.bytes += size + valueBytes;
    assertFits(size <= MAX_KEY, `a key of ${size} bytes`, `${MAX_KEY}`);
    const [count, kibibytes] = [this.mutations.length, Math.ceil(this.bytes / 1024)];
    const most = MAX_MUTATIONS - SHARED_WRITES.mutations;
    assertFits(count <= most, `${count} writes`, `${most}`);
    assertFits(this.bytes + SHARED_WRITES.bytes <= MAX_BYTES, `${kibibytes} KiB`, `${MAX_BYTES / 1024} KiB`);
    assertFits(
      this.keyBytes + SHARED_WRITES.keyBytes <= MAX_KEY_BYTES,
      `${this.keyBytes} bytes of keys`,
      `${MAX_KEY_BYTES}`,
    );
  }
}

function assertFits(fits: boolean, has: string, limit: string): void {
  if (!fits) throw new TooLargeError(`Cannot commit ${has} at once: the limit is ${limit}`);
}

/** Size of a value in bytes; an upper bound for ids and heads. */
function sizeOf(value: Uint8Array | string | object): number {
  if (value instanceof Uint8Array) return value.length;
  return typeof value === "string" ? value.length * 2 + 16 : 256;
}
