import {
  asSet,
  type Change,
  type CollectionRules,
  CollectionWriter,
  type Deletion,
  type IfMatch,
  type IndexKeys,
  withWellFormedKeys,
} from "./collection_writer.ts";
import { cursorAfter, idOfCursor } from "./cursor.ts";
import { type Decode, readDocument, type Stored, wholeDocument } from "./document.ts";
import { CorruptError } from "./errors.ts";
import type { KnownHead } from "./kept_heads.ts";
import { canExist, keys } from "./keys.ts";
import { lateDocuments } from "./late_documents.ts";
import type { EntryMaybe, Value } from "./large_value.ts";
import { mapConcurrently } from "../shared/map_concurrently.ts";
import type { Store } from "./store.ts";
import type { Transaction } from "./transaction.ts";

const GET_MANY_MAX = 10;
/** Reads of many under way. A thousand at once wait so long for each other that the store seems to be away. */
const GET_MANY_AT_ONCE = 16;
const PAGE = 50;
const BATCH = 500;
/** Documents per page of `all`: a few milliseconds of work. Other tasks can run between two pages. */
const ALL = 128;
/** The same on a denokv server, where a page costs some 40 ms on the way, however long it is. */
const ALL_SHARED = 500;

interface CollectionOptions<T, U extends string, I extends string> extends CollectionRules<T> {
  unique?: Record<U, (value: T) => string | null>;
  indexes?: Record<I, (value: T) => IndexKeys>;
  /** The fields that are at hand in documents that are read late. */
  head?: (value: T) => Partial<T>;
}

export interface Selection<I extends string> {
  /** Selects only documents that have this key in this index. */
  index?: readonly [field: I, key: string];
}

interface Order<I extends string> extends Selection<I> {
  /** True: newest first. Otherwise in order of creation. */
  reverse?: boolean;
}

interface PageOptions<I extends string> extends Order<I> {
  limit?: number;
  /** The `cursor` of the page before this one. */
  cursor?: string | null;
  /** Alternative to `cursor`: the id of the row before this page. */
  after?: string;
}

interface Page<T> {
  items: Stored<T>[];
  /** Pass it to get the next page; null on the last page. */
  cursor: string | null;
}

/**
 * Documents of one kind in a store:
 *
 *     const products = collection(store, {
 *       name: "products",
 *       schema: ProductDocumentSchema,
 *       unique: { slug: (product) => product.slug },
 *       indexes: { category: (product) => product.categorySlug },
 *     });
 */
export function collection<T, U extends string = never, I extends string = never>(
  store: Store,
  options: CollectionOptions<T, U, I>,
): Collection<T, U, I> {
  return new Collection(store, options);
}

/** A collection. Each write commits the document, its unique keys and its index entries atomically. */
export class Collection<T, U extends string = never, I extends string = never> {
  readonly name: string;
  readonly #store: Store;
  readonly #options: CollectionOptions<T, U, I>;

  constructor(store: Store, options: CollectionOptions<T, U, I>) {
    this.name = options.name;
    this.#store = store;
    this.#options = withWellFormedKeys<T, CollectionOptions<T, U, I>>(options);
  }

  async get(id: string): Promise<Stored<T> | null> {
    const { kv } = this.#store;
    const key = keys.document(this.name, id);
    return canExist(key) ? await readDocument(kv, await kv.get<Value>(key)) : null;
  }

  /** Returns one entry per id, in the same order; null if there is no such document. */
  async getMany(ids: readonly string[]): Promise<(Stored<T> | null)[]> {
    const { kv } = this.#store;
    const batches = Array.from(
      { length: Math.ceil(ids.length / GET_MANY_MAX) },
      (_, n) => ids.slice(n * GET_MANY_MAX, (n + 1) * GET_MANY_MAX).map((id) => keys.document(this.name, id)),
    );
    const found = await mapConcurrently(
      batches,
      GET_MANY_AT_ONCE,
      async (batch) => await this.#readAll(await kv.getMany<Value[]>(batch)),
    );
    return found.flat();
  }

  /** Returns the document that has this unique key, or null. Throws a CorruptError if the two disagree. */
  async getBy(field: U, asked: string): Promise<Stored<T> | null> {
    const key = asked.toWellFormed();
    const unique = keys.unique(this.name, field, key);
    if (!canExist(unique)) return null;
    for (let seen: string | null = null;;) {
      const { value: id, versionstamp } = await this.#store.kv.get<string>(unique);
      if (id === null) return null;
      const found = await this.get(id);
      if (found && this.#options.unique?.[field](found.value) === key) return found;
      // Retry, as the key may have moved between the two reads. If it has not moved, the store is corrupt.
      if (versionstamp === seen) {
        throw new CorruptError(
          `Cannot get ${field} ${JSON.stringify(key)} of ${this.name}: its document "${id}" has another`,
        );
      }
      seen = versionstamp;
    }
  }

  list(options: PageOptions<I> = {}): Promise<Page<T>> {
    return this.#list(options);
  }

  async #list(
    { limit = PAGE, cursor, after, reverse = false, index }: PageOptions<I>,
    decode?: Decode<T>,
  ): Promise<Page<T>> {
    const prefix = this.#prefix(index);
    if (!canExist(prefix)) return { items: [], cursor: null };
    const { kv } = this.#store;
    const options = { limit: limit + 1, reverse, batchSize: Math.min(limit + 1, BATCH) };
    const entries = await Array.fromAsync(kv.list<Value>(
      selectFrom(prefix, cursor ? idOfCursor(prefix, cursor) : after, reverse),
      options,
    ));
    const rows = entries.slice(0, limit);
    const last = entries.length > limit ? rows.at(-1) : undefined;
    return {
      items: index ? await this.#indexed(rows.map(idOf), index) : present(await this.#readAll(rows, decode)),
      cursor: last ? cursorAfter(prefix, idOf(last)) : null,
    };
  }

  all(order: Order<I> = {}): AsyncGenerator<Stored<T>, void> {
    return this.#all(order);
  }

  /** All documents as they are best held in memory, where there are thousands: see `lateDocuments`. */
  allLate(known?: KnownHead<T>): AsyncGenerator<Stored<T>, void> {
    return this.#all({}, lateDocuments<T>(this.#options.head ?? (() => ({})), known));
  }

  async *#all(order: Order<I>, decode?: Decode<T>): AsyncGenerator<Stored<T>, void> {
    // `list` reads one row more than the limit, to know whether another page follows.
    const limit = (this.#store.exclusive ? ALL : ALL_SHARED) - 1;
    let next: Promise<Page<T>> | null = this.#list({ ...order, limit }, decode);
    while (next) {
      const page: Page<T> = await next;
      const { cursor } = page;
      // The next page is on its way while the caller works on this one.
      next = cursor === null ? null : this.#list({ ...order, limit, cursor }, decode);
      // Its error is thrown when its turn comes, or never, if the caller stops before.
      next?.catch(() => {});
      yield* page.items;
    }
  }

  /** Returns only the ids, in order of creation, without decoding the documents. */
  async ids({ index, limit }: Selection<I> & { limit?: number } = {}): Promise<string[]> {
    const prefix = this.#prefix(index);
    if (!canExist(prefix)) return [];
    const entries = this.#store.kv.list<Value>({ prefix }, {
      batchSize: BATCH,
      ...(limit !== undefined && { limit }),
    });
    return await Array.fromAsync(entries, idOf);
  }

  /** Returns the number of documents. Cached after the first call, unless the store is on a denokv server. */
  async count({ index }: Selection<I> = {}): Promise<number> {
    const prefix = this.#prefix(index);
    return canExist(prefix) ? await this.#store.count(prefix) : 0;
  }

  /** Stores a new document. Its id is a ULID, or the given one; if that exists, a UniqueError is thrown. */
  async create(value: T, options: { id?: string } = {}): Promise<Stored<T>> {
    return await this.#store.transaction((tx) => this.in(tx).create(value, options));
  }

  /** Changes some fields, or all by a function. The function runs again if another commit came first. */
  async update(id: string, change: Change<T>, options: IfMatch = {}): Promise<Stored<T>> {
    return await this.#store.transaction((tx) => this.in(tx).update(id, change, options));
  }

  /** Deletes a document and returns it. Throws a NotFoundError if there is none. */
  async delete(id: string, options: Deletion = {}): Promise<Stored<T>> {
    return await this.#store.transaction((tx) => this.in(tx).delete(id, options));
  }

  /** Returns a writer whose writes join the transaction. Their results have version "" until it commits. */
  in(tx: Transaction): CollectionWriter<T> {
    return new CollectionWriter(tx, this.#options);
  }

  #prefix(index: Selection<I>["index"]): string[] {
    return index ? keys.index(this.name, index[0], index[1].toWellFormed()) : keys.documents(this.name);
  }

  /** Only what lies in pieces has to be waited for: of thousands of documents hardly any does. */
  #readAll(entries: readonly EntryMaybe[], decode?: Decode<T>): Promise<(Stored<T> | null)[]> {
    const { kv } = this.#store;
    return Promise.all(
      entries.map((entry) => wholeDocument<T>(entry, decode) ?? readDocument<T>(kv, entry, decode)),
    );
  }

  /** Reads documents and drops those that lost the key: they may have changed since the index was read. */
  async #indexed(ids: string[], [field, key]: readonly [I, string]): Promise<Stored<T>[]> {
    const keysOf = this.#options.indexes?.[field];
    return present(await this.getMany(ids)).filter(({ value }) =>
      asSet(keysOf?.(value) ?? null).has(key.toWellFormed())
    );
  }
}

function selectFrom(prefix: string[], after: string | undefined, reverse: boolean): Deno.KvListSelector {
  if (!after) return { prefix };
  // `start` is inclusive and `end` is exclusive. The smallest text after "a" is "a\0".
  return reverse ? { prefix, end: [...prefix, after] } : { prefix, start: [...prefix, `${after}\0`] };
}

function idOf(entry: { key: Deno.KvKey }): string {
  return String(entry.key.at(-1));
}

function present<T>(rows: (T | null)[]): T[] {
  return rows.filter((row) => row !== null);
}
