import type * as z from "zod/mini";
import {
  type Change,
  CollectionWriter,
  type IfMatch,
  type IndexKeys,
  indexKeys,
} from "./collection_writer.ts";
import { cursorAfter, idOfCursor } from "./cursor.ts";
import { readDocument, type Stored } from "./document.ts";
import { keys } from "./keys.ts";
import type { Value } from "./large_value.ts";
import type { Store } from "./store.ts";
import type { Transaction } from "./transaction.ts";

const GET_MANY_MAX = 10;
const BATCH = 500;

export interface CollectionOptions<T, U extends string, I extends string> {
  name: string;
  /** Every write is checked against it. */
  schema: z.ZodMiniType<T>;
  /** Keys that one document at most may have; null: this document has none. */
  unique?: Record<U, (value: T) => string | null>;
  /** Keys to list and count by; null: not listed there. */
  indexes?: Record<I, (value: T) => IndexKeys>;
  /** Public content: each write raises the store's revision. */
  content?: boolean;
}

export interface ListOptions<I extends string> {
  limit?: number;
  cursor?: string | null;
  /** Newest first. */
  reverse?: boolean;
  /** Only documents with this key in this index. */
  index?: readonly [field: I, key: string];
}

export interface Page<T> {
  items: Stored<T>[];
  /** Where the next page begins; null at the end. */
  cursor: string | null;
}

/** Documents of one kind in a store. See `Collection`. */
export function collection<T, U extends string = never, I extends string = never>(
  store: Store,
  options: CollectionOptions<T, U, I>,
): Collection<T, U, I> {
  return new Collection(store, options);
}

/** Documents of one kind: ids in order of creation, unique keys, secondary indexes, pages. */
export class Collection<T, U extends string = never, I extends string = never> {
  readonly #store: Store;
  readonly #options: CollectionOptions<T, U, I>;

  constructor(store: Store, options: CollectionOptions<T, U, I>) {
    this.#store = store;
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  async get(id: string): Promise<Stored<T> | null> {
    const { kv } = this.#store;
    return await readDocument(kv, await kv.get<Value>(keys.document(this.name, id)));
  }

  /** One answer for each id, in their order; null where there is none. */
  async getMany(ids: readonly string[]): Promise<(Stored<T> | null)[]> {
    const { kv } = this.#store;
    const batches: Promise<(Stored<T> | null)[]>[] = [];
    for (let from = 0; from < ids.length; from += GET_MANY_MAX) {
      const batch = ids.slice(from, from + GET_MANY_MAX).map((id) => keys.document(this.name, id));
      batches.push(
        kv.getMany<Value[]>(batch).then((entries) =>
          Promise.all(entries.map((entry) => readDocument<T>(kv, entry)))
        ),
      );
    }
    return (await Promise.all(batches)).flat();
  }

  /** The document that has this unique key. */
  async getBy(field: U, key: string): Promise<Stored<T> | null> {
    for (;;) {
      const { value: id } = await this.#store.kv.get<string>(keys.unique(this.name, field, key));
      if (id === null) return null;
      const found = await this.get(id);
      // Between the two reads the key may have moved to another document.
      if (found && this.#options.unique?.[field](found.value) === key) return found;
    }
  }

  async list({ limit = 50, cursor, reverse = false, index }: ListOptions<I> = {}): Promise<Page<T>> {
    const prefix = index ? keys.index(this.name, ...index) : keys.documents(this.name);
    const last = cursor ? idOfCursor(prefix, cursor) : null;
    const selector = last === null
      ? { prefix }
      : reverse
      ? { prefix, end: [...prefix, last] }
      : { prefix, start: [...prefix, `${last}\0`] };
    const entries = await Array.fromAsync(
      this.#store.kv.list<Value>(selector, {
        limit: limit + 1,
        reverse,
        batchSize: Math.min(limit + 1, BATCH),
      }),
    );
    const rows = entries.slice(0, limit);
    const next = entries.length > limit ? rows.at(-1) : undefined;
    return {
      items: index
        ? await this.#indexed(rows.map(({ key }) => String(key.at(-1))), index)
        : (await Promise.all(rows.map((entry) => readDocument<T>(this.#store.kv, entry)))).filter((row) =>
          row !== null
        ),
      cursor: next ? cursorAfter(prefix, String(next.key.at(-1))) : null,
    };
  }

  /** Every document, in order of creation. */
  async *all(
    { reverse = false, index }: Pick<ListOptions<I>, "reverse" | "index"> = {},
  ): AsyncGenerator<Stored<T>> {
    let cursor: string | null = null;
    do {
      const page: Page<T> = await this.list({ limit: BATCH - 1, cursor, reverse, index });
      yield* page.items;
      cursor = page.cursor;
    } while (cursor !== null);
  }

  async count({ index }: Pick<ListOptions<I>, "index"> = {}): Promise<number> {
    const prefix = index ? keys.index(this.name, ...index) : keys.documents(this.name);
    let count = 0;
    for await (const _ of this.#store.kv.list({ prefix }, { batchSize: BATCH })) count++;
    return count;
  }

  /** Stores a new document. An id of the caller's own must be free; otherwise it gets a ULID. */
  async create(value: T, options: { id?: string } = {}): Promise<Stored<T>> {
    return await this.#store.transaction((tx) => this.in(tx).create(value, options));
  }

  /** Changes some fields, or all by a function, which may run again when another writer came first. */
  async update(id: string, change: Change<T>, options: IfMatch = {}): Promise<Stored<T>> {
    return await this.#store.transaction((tx) => this.in(tx).update(id, change, options));
  }

  /** Removes a document and returns what it was. */
  async delete(id: string, options: IfMatch = {}): Promise<Stored<T>> {
    return await this.#store.transaction((tx) => this.in(tx).delete(id, options));
  }

  /** The same writes as part of a transaction; what they return has its version once that has landed. */
  in(tx: Transaction): CollectionWriter<T> {
    return new CollectionWriter(tx, this.#options);
  }

  /** Index entries are read before their documents, which may have moved away meanwhile. */
  async #indexed(ids: string[], [field, key]: readonly [I, string]): Promise<Stored<T>[]> {
    const found = (await this.getMany(ids)).filter((row) => row !== null);
    return found.filter(({ value }) => indexKeys(this.#options.indexes?.[field](value) ?? null).has(key));
  }
}
