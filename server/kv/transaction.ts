import { TooLargeError } from "./errors.ts";
import type { Key } from "./keys.ts";

/** What one commit may carry, here and on a denokv server. */
export const MAX_CHECKS = 10;
export const MAX_MUTATIONS = 1_000;
export const MAX_BYTES = 800 * 1024;
export const MAX_KEY_BYTES = 80 * 1024;

const encoder = new TextEncoder();

/** Bytes of a key as the store packs it: each part has a type byte and an end. */
function keyBytes(key: Key): number {
  return key.reduce<number>(
    (sum, part) => sum + (typeof part === "string" ? encoder.encode(part).length + 2 : 9),
    0,
  );
}

/**
 * The writes of one atomic commit, gathered before it. What a transaction has read it checks, so that a
 * commit that lost a race is refused as a whole and its work runs again from its reads.
 */
export class Transaction {
  readonly checks = new Map<string, Deno.AtomicCheck>();
  readonly mutations: Deno.KvMutation[] = [];
  bytes = 0;
  keyBytes = 0;
  /** Whether public content changes, which raises the revision. */
  content = false;
  readonly #landed: ((versionstamp: string) => void)[] = [];

  constructor(readonly kv: Deno.Kv) {}

  /** The commit lands only if the key is still at this version; null: still absent. */
  check(key: Key, versionstamp: string | null): void {
    const name = JSON.stringify(key);
    if (this.checks.has(name)) {
      throw new TypeError(`Cannot write ${name} twice in one transaction`);
    }
    this.checks.set(name, { key, versionstamp });
    this.#assert(this.checks.size <= MAX_CHECKS, `${this.checks.size} checks`, `${MAX_CHECKS}`);
  }

  set(key: Key, value: Uint8Array | string | object): void {
    this.#add({ type: "set", key, value }, sizeOf(value));
  }

  delete(key: Key): void {
    this.#add({ type: "delete", key }, 0);
  }

  /** Runs after the commit, with its versionstamp. */
  onLanded(listener: (versionstamp: string) => void): void {
    this.#landed.push(listener);
  }

  landed(versionstamp: string): void {
    for (const listener of this.#landed) listener(versionstamp);
  }

  #add(mutation: Deno.KvMutation, valueBytes: number): void {
    const size = keyBytes(mutation.key as Key);
    this.mutations.push(mutation);
    this.keyBytes += size;
    this.bytes += size + valueBytes;
    this.#assert(
      this.mutations.length < MAX_MUTATIONS,
      `${this.mutations.length} writes`,
      `${MAX_MUTATIONS}`,
    );
    this.#assert(this.bytes < MAX_BYTES, `${Math.ceil(this.bytes / 1024)} KiB`, `${MAX_BYTES / 1024} KiB`);
    this.#assert(this.keyBytes < MAX_KEY_BYTES, `${this.keyBytes} bytes of keys`, `${MAX_KEY_BYTES}`);
  }

  #assert(fits: boolean, has: string, limit: string): void {
    if (!fits) throw new TooLargeError(`Cannot commit ${has} at once: the limit is ${limit}`);
  }
}

/** Bytes of a value. Besides bytes the kit stores only ids and heads, so an upper bound will do for those. */
function sizeOf(value: Uint8Array | string | object): number {
  if (value instanceof Uint8Array) return value.length;
  return typeof value === "string" ? value.length * 2 + 16 : 256;
}
