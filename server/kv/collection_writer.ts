import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import type * as z from "zod/mini";
import { checkDocument, decodeDocument, encodeDocument, type Stored } from "./document.ts";
import { ConflictError, NotFoundError, UniqueError } from "./errors.ts";
import { canExist, keys } from "./keys.ts";
import { deleteValue, type Entry, type EntryMaybe, readValue, setValue, type Value } from "./large_value.ts";
import type { Transaction } from "./transaction.ts";

export interface CollectionRules<T> {
  name: string;
  /** Every write is validated with it. */
  schema: z.ZodMiniType<T>;
  /** Returns a key that only one document may have; null if the document has no such key. */
  unique?: Record<string, (value: T) => string | null>;
  /** Returns the keys by which a document can be listed and counted; null if it has none. */
  indexes?: Record<string, (value: T) => IndexKeys>;
  /** Called before each write, to make the transaction wait for a lease or check it. */
  guard?: (tx: Transaction) => Promise<void>;
}

export type IndexKeys = string | readonly string[] | null;

/** Some fields, or a function from the old value to the new one. */
export type Change<T> = Partial<T> | ((value: T) => T);

export interface IfMatch {
  /** The version the caller read. A write throws a ConflictError if the stored version differs. */
  ifMatch?: string;
}

export interface Deletion extends IfMatch {
  /** Writes to the commit that deletes the document, such as a copy in the bin. */
  keep?: Keep;
}

export type Keep = (tx: Transaction, deleted: Stored<unknown>) => Promise<{ id: string }>;

interface Known<T> extends IfMatch {
  /** The document as the caller read it. If its version is still current, its bytes are not decoded again. */
  known?: Stored<T>;
}

interface NewId {
  /** The document's id; by default a new ULID. */
  id?: string;
  /** True if the caller knows that the id is free: it is a new ULID, or this transaction has checked it. */
  isNew?: boolean;
}

/** Writes documents of one collection within a transaction, with their unique keys and index entries. */
export class CollectionWriter<T> {
  readonly #tx: Transaction;
  readonly #rules: CollectionRules<T>;

  constructor(tx: Transaction, rules: CollectionRules<T>) {
    this.#tx = tx;
    this.#rules = rules;
  }

  /** Reads a document and adds a check: the transaction commits only if the document is still unchanged. */
  async get(id: string): Promise<Stored<T> | null> {
    return (await this.#read(id))?.before ?? null;
  }

  async create(value: T, { id, isNew = id === undefined }: NewId = {}): Promise<Stored<T>> {
    const { name, guard } = this.#rules;
    const key = keys.document(name, id ?? monotonicUlid());
    await guard?.(this.#tx);
    // A new ULID is always free. Skipping its check lets more transactions share one commit.
    if (id !== undefined && !isNew && !await this.#isFree(key)) throw new UniqueError(name, "id", id);
    this.#tx.count(keys.documents(name), 1);
    return await this.#write({ key, value: null, versionstamp: null }, null, value);
  }

  async update(id: string, change: Change<T>, { ifMatch, known }: Known<T> = {}): Promise<Stored<T>> {
    const { entry, before } = await this.#expect(id, "change", ifMatch, known);
    const value = typeof change === "function" ? change(before.value) : { ...before.value, ...change };
    return await this.#write(entry, before.value, value);
  }

  async delete(id: string, { ifMatch, keep }: Deletion = {}): Promise<Stored<T>> {
    const { entry, before } = await this.#expect(id, "delete", ifMatch);
    await this.#moveKeys(id, before.value, null);
    deleteValue(this.#tx, entry);
    this.#tx.count(keys.documents(this.#rules.name), -1);
    await keep?.(this.#tx, before);
    return before;
  }

  /** Deletes a document without decoding it, if it exists. Works only without unique keys and indexes. */
  async discard(id: string): Promise<void> {
    const { name, unique, indexes } = this.#rules;
    if (unique || indexes) throw new TypeError(`Cannot discard "${id}" of ${name}: it may have other keys`);
    const key = keys.document(name, id);
    const entry = await this.#tx.get<Value>(key);
    if (entry.versionstamp === null) return;
    this.#tx.check({ key, versionstamp: entry.versionstamp });
    deleteValue(this.#tx, entry);
    this.#tx.count(keys.documents(name), -1);
  }

  async #read(id: string, known?: Stored<T>): Promise<{ entry: Entry; before: Stored<T> } | null> {
    const key = keys.document(this.#rules.name, id);
    if (!canExist(key)) return null;
    const entry = await this.#tx.get<Value>(key);
    if (known && entry.versionstamp !== null && entry.versionstamp === known.version) {
      this.#tx.check({ key, versionstamp: entry.versionstamp });
      return { entry, before: known };
    }
    const found = await readValue(this.#tx.kv, entry);
    this.#tx.check({ key, versionstamp: found?.entry.versionstamp ?? null });
    return found && { entry: found.entry, before: decodeDocument<T>(found) };
  }

  async #expect(id: string, attempt: string, ifMatch?: string, known?: Stored<T>) {
    await this.#rules.guard?.(this.#tx);
    const found = await this.#read(id, known);
    if (!found) throw new NotFoundError(this.#rules.name, id);
    if (ifMatch !== undefined && ifMatch !== found.before.version) {
      throw new ConflictError(
        `Cannot ${attempt} ${JSON.stringify(id)} in ${this.#rules.name}: it was changed meanwhile`,
      );
    }
    return found;
  }

  async #write(entry: EntryMaybe, before: T | null, value: T): Promise<Stored<T>> {
    const { name, schema } = this.#rules;
    const stored = { id: String(entry.key.at(-1)), value: checkDocument(schema, name, value), version: "" };
    await this.#moveKeys(stored.id, before, stored.value);
    setValue(this.#tx, entry, encodeDocument(stored.value));
    this.#tx.onLanded((versionstamp) => stored.version = versionstamp);
    return stored;
  }

  /** Writes only keys that changed, so that an unchanged slug costs no check. */
  async #moveKeys(id: string, before: T | null, after: T | null): Promise<void> {
    const { name, unique = {}, indexes = {} } = this.#rules;
    for (const [field, keyOf] of Object.entries(unique)) {
      const from = before && keyOf(before);
      const to = after && keyOf(after);
      if (from === to) continue;
      // No check is needed here: the document's own check also covers its unique keys.
      if (from !== null) this.#tx.delete(keys.unique(name, field, from));
      if (to !== null) await this.#claim(field, to, id);
    }
    for (const [field, keysOf] of Object.entries(indexes)) {
      const from = asSet(before && keysOf(before));
      const to = asSet(after && keysOf(after));
      for (const key of from.difference(to)) {
        this.#tx.delete([...keys.index(name, field, key), id]);
        this.#tx.count(keys.index(name, field, key), -1);
      }
      for (const key of to.difference(from)) {
        this.#tx.set([...keys.index(name, field, key), id], new Uint8Array());
        this.#tx.count(keys.index(name, field, key), 1);
      }
    }
  }

  async #claim(field: string, key: string, id: string): Promise<void> {
    const unique = keys.unique(this.#rules.name, field, key);
    if (!await this.#isFree(unique)) throw new UniqueError(this.#rules.name, field, key);
    this.#tx.set(unique, id);
  }

  async #isFree(key: string[]): Promise<boolean> {
    this.#tx.check({ key, versionstamp: null });
    if (this.#tx.writes(key)) return false;
    return !canExist(key) || (await this.#tx.get(key)).versionstamp === null;
  }
}

/**
 * The rules with keys as the store knows them. It encodes keys as UTF-8, where every half of a surrogate pair
 * is the same replacement letter. So two keys that differ in code would be one key in the store.
 */
export function withWellFormedKeys<T, Rules extends CollectionRules<T>>(
  rules: Rules & CollectionRules<T>,
): Rules {
  const each = <Key>(functions: Record<string, (value: T) => Key> = {}, wellFormed: (key: Key) => Key) =>
    Object.fromEntries(
      Object.entries(functions).map(([field, keyOf]) => [field, (value: T) => wellFormed(keyOf(value))]),
    );
  return {
    ...rules,
    ...(rules.unique && { unique: each(rules.unique, (key) => key?.toWellFormed() ?? null) }),
    ...(rules.indexes && {
      indexes: each<IndexKeys>(rules.indexes, (found) => [...asSet(found)].map((key) => key.toWellFormed())),
    }),
  };
}

/** The result of an index function as a set. */
export function asSet(keys: IndexKeys): Set<string> {
  return new Set(typeof keys === "string" ? [keys] : keys ?? []);
}
