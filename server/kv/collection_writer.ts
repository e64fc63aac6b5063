import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import type { CollectionOptions } from "./collection.ts";
import { encodeDocument, readDocument, type Stored } from "./document.ts";
import { ConflictError, NotFoundError, UniqueError } from "./errors.ts";
import { keys } from "./keys.ts";
import { deleteValue, setValue, type Value } from "./large_value.ts";
import type { Transaction } from "./transaction.ts";

export interface IfMatch {
  /** The version that the caller has seen; any other is a ConflictError. */
  ifMatch?: string;
}

export type Change<T> = Partial<T> | ((value: T) => T);

/** Writes of one collection inside a transaction: the document, its unique keys and its index entries. */
export class CollectionWriter<T> {
  readonly #tx: Transaction;
  // deno-lint-ignore no-explicit-any
  readonly #options: CollectionOptions<T, any, any>;

  // deno-lint-ignore no-explicit-any
  constructor(tx: Transaction, options: CollectionOptions<T, any, any>) {
    this.#tx = tx;
    this.#options = options;
  }

  /** Stores a new document. An id of the caller's own must be free; otherwise it gets a ULID. */
  async create(value: T, { id }: { id?: string } = {}): Promise<Stored<T>> {
    const { name } = this.#options;
    const entry = absent(keys.document(name, id ?? monotonicUlid()));
    if (id !== undefined) {
      if ((await this.#tx.kv.get(entry.key)).versionstamp !== null) throw new UniqueError(name, "id", id);
      this.#tx.check(entry.key as string[], null);
    }
    return await this.#write(entry, null, value);
  }

  async update(id: string, change: Change<T>, { ifMatch }: IfMatch = {}): Promise<Stored<T>> {
    const { entry, before } = await this.#read(id, "change", ifMatch);
    return await this.#write(
      entry,
      before.value,
      typeof change === "function" ? change(before.value) : { ...before.value, ...change },
    );
  }

  /** Removes a document and returns what it was. */
  async delete(id: string, { ifMatch }: IfMatch = {}): Promise<Stored<T>> {
    const { entry, before } = await this.#read(id, "delete", ifMatch);
    await this.#moveKeys(id, before.value, null);
    deleteValue(this.#tx, entry);
    this.#tx.content ||= this.#options.content ?? false;
    return before;
  }

  async #read(id: string, attempt: string, ifMatch?: string) {
    const { name } = this.#options;
    const entry = await this.#tx.kv.get<Value>(keys.document(name, id));
    const before = await readDocument<T>(this.#tx.kv, entry);
    if (entry.versionstamp === null || before === null) throw new NotFoundError(name, id);
    if (ifMatch !== undefined && ifMatch !== before.version) {
      throw new ConflictError(`Cannot ${attempt} "${id}" in ${name}: it was changed since it was read`);
    }
    this.#tx.check(entry.key as string[], before.version);
    return { entry, before };
  }

  async #write(entry: Deno.KvEntryMaybe<Value>, before: T | null, value: T): Promise<Stored<T>> {
    const after = encodeDocument(this.#options.schema, this.#options.name, value);
    const stored = { id: String(entry.key.at(-1)), value: after.value, version: "" };
    await this.#moveKeys(stored.id, before, after.value);
    setValue(this.#tx, entry, after.bytes);
    this.#tx.content ||= this.#options.content ?? false;
    this.#tx.onLanded((versionstamp) => stored.version = versionstamp);
    return stored;
  }

  /** Only what differs is touched, so that an unchanged slug costs no check. */
  async #moveKeys(id: string, before: T | null, after: T | null): Promise<void> {
    const { name, unique = {}, indexes = {} } = this.#options;
    for (const [field, keyOf] of Object.entries<(value: T) => string | null>(unique)) {
      const from = before && keyOf(before);
      const to = after && keyOf(after);
      if (from === to) continue;
      if (from !== null) this.#tx.delete(keys.unique(name, field, from));
      if (to !== null) await this.#claim(field, to, id);
    }
    for (const [field, keyOf] of Object.entries<(value: T) => IndexKeys>(indexes)) {
      const from = indexKeys(before && keyOf(before));
      const to = indexKeys(after && keyOf(after));
      for (const key of from.difference(to)) this.#tx.delete([...keys.index(name, field, key), id]);
      for (const key of to.difference(from)) {
        this.#tx.set([...keys.index(name, field, key), id], new Uint8Array());
      }
    }
  }

  async #claim(field: string, key: string, id: string): Promise<void> {
    const uniqueKey = keys.unique(this.#options.name, field, key);
    if ((await this.#tx.kv.get(uniqueKey)).versionstamp !== null) {
      throw new UniqueError(this.#options.name, field, key);
    }
    this.#tx.check(uniqueKey, null);
    this.#tx.set(uniqueKey, id);
  }
}

export type IndexKeys = string | readonly string[] | null;

export function indexKeys(keys: IndexKeys): Set<string> {
  return new Set(typeof keys === "string" ? [keys] : keys ?? []);
}

function absent(key: string[]): Deno.KvEntryMaybe<Value> {
  return { key, value: null, versionstamp: null };
}
