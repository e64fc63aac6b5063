import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import { CorruptError } from "./errors.ts";
import { type Key, keys } from "./keys.ts";
import type { Transaction } from "./transaction.ts";

/** The store takes values up to 64 KiB. */
export const PIECE_BYTES = 60 * 1024;
const GET_MANY_MAX = 10;

/**
 * What stands at the key of a value too large for one: its pieces lie apart, under the name of the write that
 * made them. Pieces are never changed, so a reader finds those of one write or misses them, never a mixture.
 */
export interface Head {
  write: string;
  pieces: number;
  length: number;
}

export type Value = Uint8Array | Head;

/** Writes bytes in place of what `before` holds. */
export function setValue(tx: Transaction, before: Deno.KvEntryMaybe<Value>, bytes: Uint8Array): void {
  deletePieces(tx, before.value);
  const key = before.key as Key;
  if (bytes.length <= PIECE_BYTES) return tx.set(key, bytes);
  const head: Head = {
    write: monotonicUlid(),
    pieces: Math.ceil(bytes.length / PIECE_BYTES),
    length: bytes.length,
  };
  for (let n = 0; n < head.pieces; n++) {
    tx.set(keys.piece(head.write, n), bytes.slice(n * PIECE_BYTES, (n + 1) * PIECE_BYTES));
  }
  tx.set(key, head);
}

export function deleteValue(tx: Transaction, before: Deno.KvEntry<Value>): void {
  deletePieces(tx, before.value);
  tx.delete(before.key as Key);
}

function deletePieces(tx: Transaction, value: Value | null): void {
  if (value === null || value instanceof Uint8Array) return;
  for (let n = 0; n < value.pieces; n++) tx.delete(keys.piece(value.write, n));
}

/** The bytes that an entry holds, as of its own version or a newer one; null if the key is gone. */
export async function readValue(
  kv: Deno.Kv,
  entry: Deno.KvEntryMaybe<Value>,
): Promise<{ bytes: Uint8Array; versionstamp: string } | null> {
  while (entry.versionstamp !== null) {
    const { value, versionstamp } = entry;
    const bytes = value instanceof Uint8Array ? value : await readPieces(kv, value);
    if (bytes) return { bytes, versionstamp };
    // A writer replaced the value between our two reads.
    entry = await kv.get<Value>(entry.key);
    if (entry.versionstamp === versionstamp) {
      throw new CorruptError(`Cannot read ${JSON.stringify(entry.key)}: pieces of it are missing`);
    }
  }
  return null;
}

async function readPieces(kv: Deno.Kv, { write, pieces, length }: Head): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(length);
  for (let from = 0; from < pieces; from += GET_MANY_MAX) {
    const batch = Array.from(
      { length: Math.min(GET_MANY_MAX, pieces - from) },
      (_, n) => keys.piece(write, from + n),
    );
    for (const [n, { value }] of (await kv.getMany<Uint8Array[]>(batch)).entries()) {
      if (value === null) return null;
      bytes.set(value, (from + n) * PIECE_BYTES);
    }
  }
  return bytes;
}
