import { TooLargeError } from "./errors.ts";
import { DOCUMENT, type Key, keyBytes, MAX_KEY } from "./keys.ts";

/** What one commit may carry, here and on a denokv server. */
export const MAX_CHECKS = 10;
/** What Deno's own store, in a file or in memory, takes instead. */
export const MAX_CHECKS_HERE = 100;
export const MAX_MUTATIONS = 1_000;
export const MAX_BYTES = 800 * 1024;
export const MAX_KEY_BYTES = 80 * 1024;
/** Room for what a commit on a shared store writes besides; see `SharedWrites`. */
export const SHARED_WRITES = { mutations: 2, bytes: 8 * 1024, keyBytes: 128 };

/**
 * The writes of one atomic commit, gathered before it. What they were decided on they check, so that a commit
 * that lost a race is refused as a whole, and `Store.transaction` runs its work again from its reads.
 * Reads go to the store and do not see the writes gathered here.
 */
export class Transaction {
  /** By the key's name, so that a group can tell whether two transactions meet. */
  readonly checks = new Map<string, Deno.AtomicCheck>();
  readonly mutations: Deno.KvMutation[] = [];
  /** By how much the number of keys under a prefix changes. */
  readonly counts = new Map<string, number>();
  bytes = 0;
  keyBytes = 0;
  /** A later commit announces what this one changes; until then nobody follows it. */
  isSilent = false;
  readonly #written = new Set<string>();
  readonly #announced: Key[] = [];
  readonly #landed: ((versionstamp: string) => void)[] = [];

  /** `attempt`: how many times other writers came first. */
  constructor(readonly kv: Deno.Kv, readonly attempt = 0) {}

  /**
   * The commit lands only if the key is still at this version; null: still absent. Read twice, a key counts as it was
   * first read: what was decided on then would not hold for a newer one.
   */
  check({ key, versionstamp }: Deno.AtomicCheck): void {
    const name = JSON.stringify(key);
    if (!this.checks.has(name)) this.checks.set(name, { key, versionstamp });
    assertFits(this.checks.size <= MAX_CHECKS, `${this.checks.size} checks`, `${MAX_CHECKS}`);
  }

  /** Bytes, or one of the kit's own ids and heads. */
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

  /** The names of the keys that it writes. */
  get written(): ReadonlySet<string> {
    return this.#written;
  }

  /** Says with this commit that documents were changed by silent commits before it. */
  announce(documents: readonly Key[]): void {
    for (const key of documents) this.#announced.push(key);
  }

  /** The keys of the documents that this transaction writes, deletes or announces; none where it is silent. */
  documents(): Key[] {
    if (this.isSilent) return [];
    const own = this.mutations.map(({ key }) => key as Key).filter(([kind]) => kind === DOCUMENT);
    return [...own, ...this.#announced];
  }

  /** Says that a key appears (1) or disappears (-1) under a prefix. */
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
    // The second write was made from the same old state and would undo the first.
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

/** Ids and heads are counted by an upper bound. */
function sizeOf(value: Uint8Array | string | object): number {
  if (value instanceof Uint8Array) return value.length;
  return typeof value === "string" ? value.length * 2 + 16 : 256;
}
