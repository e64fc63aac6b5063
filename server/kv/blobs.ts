import { decodeTime } from "deno-std/ulid/decode_time.js";
import { TooLargeError } from "./errors.ts";
import { canExist, keys } from "./keys.ts";
import {
  COMMIT_PIECES,
  deletePieces,
  deleteValue,
  type Head,
  newHead,
  PIECE_BYTES,
  readValue,
  setPieces,
  setValue,
  type Value,
} from "./large_value.ts";
import { isAlive } from "./presence.ts";
import type { Store } from "./store.ts";
import { Transaction } from "./transaction.ts";

const HOUR = 60 * 60 * 1000;
/** Largest blob: its pieces must fit the limits of the one commit that later deletes them. */
const MAX_BYTES = 900 * PIECE_BYTES;

/** Found as long as a blob is being written. `process`: by whom, where others can tell whether it is alive. */
interface Mark extends Head {
  process?: string;
}

/** The blobs of a store: bytes by id, such as pictures and documents. */
export function blobs(store: Store): Blobs {
  return new Blobs(store);
}

/** Writes blobs within a transaction, which has room for 720 KiB. Larger writes throw a TooLargeError. */
class BlobWriter {
  readonly #tx: Transaction;

  constructor(tx: Transaction) {
    this.#tx = tx;
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    setValue(this.#tx, await this.#read(id), bytes);
  }

  /** Returns whether the blob existed. */
  async delete(id: string): Promise<boolean> {
    const before = await this.#read(id);
    if (before.versionstamp !== null) deleteValue(this.#tx, before);
    return before.versionstamp !== null;
  }

  /** Gives a blob another id, without a copy of its pieces. Nothing is done for a blob that does not exist. */
  async move(from: string, to: string): Promise<void> {
    const before = await this.#read(from);
    if (before.value === null) return;
    const target = await this.#read(to);
    deletePieces(this.#tx, target.value);
    this.#tx.delete(keys.blob(from));
    this.#tx.set(keys.blob(to), before.value);
  }

  async #read(id: string) {
    const before = await this.#tx.get<Value>(keys.blob(id));
    this.#tx.check(before);
    return before;
  }
}

export class Blobs {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async get(id: string): Promise<Uint8Array | null> {
    if (!canExist(keys.blob(id))) return null;
    const found = await readValue(this.#store.kv, await this.#store.kv.get<Value>(keys.blob(id)));
    return found?.bytes ?? null;
  }

  /** Creates or replaces a blob of up to 52 MiB. Readers see the old or the new bytes, never a mixture. */
  async put(id: string, bytes: Uint8Array): Promise<void> {
    if (bytes.length <= COMMIT_PIECES * PIECE_BYTES) {
      return await this.#store.transaction((tx) => this.in(tx).put(id, bytes));
    }
    await this.putAll([[id, bytes]], () => {});
  }

  /**
   * Stores up to three blobs together with the writes of `also`, atomically for readers. If it fails, it
   * removes the pieces already written. After a crash the next start removes them. Throws a TooLargeError.
   */
  async putAll<R>(
    blobs: readonly (readonly [id: string, bytes: Uint8Array])[],
    also: (tx: Transaction) => R | Promise<R>,
  ): Promise<R> {
    for (const [id, { length }] of blobs) {
      if (length <= MAX_BYTES) continue;
      throw new TooLargeError(
        `Cannot store the blob "${id}": it has ${length} bytes, the limit is ${MAX_BYTES}`,
      );
    }
    const written: Head[] = [];
    try {
      for (const [, bytes] of blobs) {
        const head = newHead(bytes);
        written.push(head);
        await this.#writePieces(head, bytes);
      }
      return await this.#store.transaction(async (tx) => {
        for (const [n, [id]] of blobs.entries()) await this.#show(tx, id, written[n]!);
        return await also(tx);
      });
    } catch (error) {
      for (const head of written) await this.#unwrite(head);
      throw error;
    }
  }

  async delete(id: string): Promise<boolean> {
    return await this.#store.transaction((tx) => this.in(tx).delete(id));
  }

  /** Returns a writer whose writes become part of the transaction. */
  in(tx: Transaction): BlobWriter {
    return new BlobWriter(tx);
  }

  /** Writes pieces before the head that shows them. A mark lets the sweep find them after a crash. */
  async #writePieces(head: Head, bytes: Uint8Array): Promise<void> {
    const mark: Mark = { ...head, ...(this.#store.presence && { process: this.#store.presence }) };
    await this.#store.transaction((tx) => tx.set(keys.unfinished(head.write), mark));
    for (let from = 0; from < head.pieces; from += COMMIT_PIECES) {
      await this.#store.transaction((tx) => setPieces(tx, head, bytes, from, from + COMMIT_PIECES));
    }
  }

  async #show(tx: Transaction, id: string, head: Head): Promise<void> {
    const mark = keys.unfinished(head.write);
    const [before, marked] = await tx.kv.getMany<[Value, Head]>([keys.blob(id), mark]);
    // Another process may have assumed that this write died and swept its pieces.
    if (marked.versionstamp === null) throw new Error(`Cannot store the blob "${id}": it took too long`);
    tx.check(before);
    tx.check(marked);
    tx.delete(mark);
    deletePieces(tx, before.value);
    tx.set(keys.blob(id), head);
  }

  /** Removes pieces after a failure. If the mark is gone, the commit succeeded despite the error. */
  async #unwrite(head: Head): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const marked = await tx.get<Head>(keys.unfinished(head.write));
      if (marked.versionstamp === null) return;
      tx.check(marked);
      tx.delete(keys.unfinished(head.write));
      deletePieces(tx, head);
    });
  }
}

/**
 * Removes the pieces of unfinished blobs that were started before `before` (milliseconds since 1970), and of those
 * whose process is not alive.
 */
export async function sweepUnfinished(
  kv: Deno.Kv,
  before: number,
  isAlive?: (process: string) => Promise<boolean>,
): Promise<void> {
  for await (const { key, value, versionstamp } of kv.list<Mark>({ prefix: keys.allUnfinished })) {
    const { process } = value;
    const isLeft = isAlive && process !== undefined
      ? !await isAlive(process)
      : decodeTime(value.write) < before;
    if (!isLeft) continue;
    const tx = new Transaction(kv);
    tx.delete(key as string[]);
    deletePieces(tx, value);
    // Of several servers that find it, one removes it.
    await kv.atomic().check({ key, versionstamp }).mutate(...tx.mutations).commit();
  }
}

/** Removes what servers that died left of blobs, on a store that several share. */
export async function sweepAbandoned(store: Store, now: () => Date): Promise<void> {
  await sweepUnfinished(store.kv, Date.now() - HOUR, (process) => isAlive(store, process, now));
}
