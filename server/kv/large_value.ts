import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import { CorruptError, TooLargeError } from "./errors.ts";
import { type Key, keys } from "./keys.ts";
import type { Transaction } from "./transaction.ts";

/** Most bytes in one value. Deno KV allows 64 KiB. */
export const PIECE_BYTES = 60 * 1024;
/** Most pieces written in one commit. This leaves room for a document's other keys. */
export const COMMIT_PIECES = 12;
const GET_MANY_MAX = 10;

/**
 * Stored instead of bytes too large for one value. The pieces' keys contain the id of their write, and pieces
 * never change. So a reader gets the pieces of one write, or finds some missing, but never a mixture.
 */
export interface Head {
  write: string;
  pieces: number;
  length: number;
}

export type Value = Uint8Array | Head;
export type Entry = Deno.KvEntry<Value>;
export type EntryMaybe = Deno.KvEntryMaybe<Value>;

export function newHead({ length }: Uint8Array): Head {
  return { write: monotonicUlid(), pieces: Math.ceil(length / PIECE_BYTES), length };
}

/** Writes bytes in place of the entry's value. Throws a TooLargeError above 720 KiB. */
export function setValue(tx: Transaction, before: EntryMaybe, bytes: Uint8Array): void {
  deletePieces(tx, before.value);
  const key = before.key as Key;
  if (bytes.length <= PIECE_BYTES) return tx.set(key, bytes);
  const head = newHead(bytes);
  if (head.pieces > COMMIT_PIECES) {
    const [has, limit] = [bytes.length, COMMIT_PIECES * PIECE_BYTES].map((n) => `${Math.ceil(n / 1024)} KiB`);
    throw new TooLargeError(`Cannot write ${JSON.stringify(key)}: it has ${has}, the limit is ${limit}`);
  }
  setPieces(tx, head, bytes);
  tx.set(key, head);
}

export function setPieces(tx: Transaction, head: Head, bytes: Uint8Array, from = 0, to = head.pieces): void {
  for (let n = from; n < Math.min(to, head.pieces); n++) {
    tx.set(keys.piece(head.write, n), bytes.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES));
  }
}

export function deleteValue(tx: Transaction, before: Entry): void {
  deletePieces(tx, before.value);
  tx.delete(before.key as Key);
}

export function deletePieces(tx: Transaction, value: Value | null): void {
  if (value === null || value instanceof Uint8Array) return;
  for (let n = 0; n < value.pieces; n++) tx.delete(keys.piece(value.write, n));
}

/** Reads an entry's bytes. If a concurrent write replaced the pieces, it returns the newer entry instead. */
export async function readValue(
  kv: Deno.Kv,
  entry: EntryMaybe,
): Promise<{ entry: Entry; bytes: Uint8Array } | null> {
  while (entry.versionstamp !== null) {
    const bytes = entry.value instanceof Uint8Array ? entry.value : await readPieces(kv, entry.value);
    if (bytes) return { entry, bytes };
    const again = await kv.get<Value>(entry.key);
    if (again.versionstamp === entry.versionstamp) {
      throw new CorruptError(`Cannot read ${JSON.stringify(entry.key)}: pieces of it are missing`);
    }
    entry = again;
  }
  return null;
}

async function readPieces(kv: Deno.Kv, { write, pieces, length }: Head): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(length);
  for (let from = 0; from < pieces; from += GET_MANY_MAX) {
    const count = Math.min(GET_MANY_MAX, pieces - from);
    const batch = Array.from({ length: count }, (_, n) => keys.piece(write, from + n));
    for (const [n, { value }] of (await kv.getMany<Uint8Array[]>(batch)).entries()) {
      if (value === null) return null;
      bytes.set(value, (from + n) * PIECE_BYTES);
    }
  }
  return bytes;
}
