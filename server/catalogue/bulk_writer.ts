import type { BinStore } from "../bin/bin_store.ts";
import type { DraftRecord } from "../drafts/draft_store.ts";
import type { Keep } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import { ConflictError, NotFoundError, UniqueError } from "../kv/errors.ts";
import { keys } from "../kv/keys.ts";
import { Lease } from "../kv/lease.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import { mapConcurrently } from "../shared/map_concurrently.ts";
import { endRedirect, redirectSlug } from "../shared/slugs.ts";
import type { ProductRecord, Products, Redirects } from "./product_record.ts";
import { type Undo, type UndoLog, undoLog } from "./undo_log.ts";

/** One product's change in a bulk write. */
export type ProductChange =
  | { kind: "create"; id: string; record: ProductRecord; from?: BinPlace }
  | {
    kind: "update";
    before: Stored<ProductRecord>;
    record: ProductRecord;
    /** The draft beside it that the record publishes. Whoever writes discards it after the write. */
    draft?: DraftRecord;
  }
  | { kind: "delete"; before: Stored<ProductRecord>; keep: Keep };

/** Where in the bin a product comes from. */
type BinPlace = { entry: string } & NonNullable<Extract<Undo, { kind: "create" }>["from"]>;

/** Changes that run concurrently. The store combines waiting changes into one commit, which saves fsyncs. */
const CONCURRENCY = 128;
const LEASE = "product-bulk-write";

interface Parts {
  store: Store;
  products: Products;
  redirects: Redirects;
  bin: BinStore;
  now: () => Date;
}

/**
 * Writes more products than one commit can hold, all or none. It writes an undo log first. If a change fails,
 * it rolls back the others. If the process dies, the next process that takes the lease rolls them back.
 * Caches stay unchanged until the last commit announces all changes.
 */
export function bulkWriter(parts: Parts) {
  const { store, now } = parts;
  const log = undoLog(store);

  async function withLease<R>(work: (write: BulkWrite) => Promise<R>): Promise<R | undefined> {
    const lease = await Lease.take(store, LEASE, now);
    if (!lease) return undefined;
    try {
      return await work(new BulkWrite(parts, log, lease));
    } finally {
      await lease.release();
    }
  }

  return {
    /** Returns each product as written, or as it was before its deletion, in the order of the changes. */
    async write(
      changes: readonly ProductChange[],
      onProgress: (done: number) => void = () => {},
    ): Promise<Stored<ProductRecord>[]> {
      if (changes.length === 0) return [];
      const written = await withLease(async (write) => {
        await write.rollBackUnfinished();
        return await write.run(changes, onProgress);
      });
      if (written) return written;
      throw new ConflictError("Cannot write many products: another server is writing many");
    },

    /** Rolls back the bulk write of a dead process, never of a live one. Returns its number of changes. */
    async recover(): Promise<number> {
      if (await log.isEmpty()) return 0;
      return await withLease((write) => write.rollBackUnfinished()) ?? 0;
    },
  };
}

/** One bulk write or rollback. Each commit checks that this process still holds the lease. */
class BulkWrite {
  readonly #parts: Parts;
  readonly #log: UndoLog;
  readonly #lease: Lease;
  /** Ids of the bin's entries that it wrote or took back. */
  readonly #binned: string[] = [];

  constructor(parts: Parts, log: UndoLog, lease: Lease) {
    this.#parts = parts;
    this.#log = log;
    this.#lease = lease;
  }

  async run(
    changes: readonly ProductChange[],
    onProgress: (done: number) => void,
  ): Promise<Stored<ProductRecord>[]> {
    await this.#log.write(this.#lease, changes.map(undoOf));
    // Changes that may have been committed. After a lost response of the store, the outcome is unknown.
    const begun = new Set<ProductChange>();
    let done = 0;
    let written: Stored<ProductRecord>[];
    try {
      written = await mapConcurrently(changes, CONCURRENCY, async (change) => {
        begun.add(change);
        const stored = await this.#make(change).catch((error) => {
          if (isRefusal(error)) begun.delete(change);
          throw error;
        });
        onProgress(++done);
        return stored;
      });
      await this.#complete(changes.flatMap(redirectsOf), written.map(({ id }) => id));
    } catch (error) {
      await this.#rollBack([...begun].map(undoOf));
      throw error;
    }
    // The write is complete. If clearing fails, the next bulk write or the next start clears the log.
    await this.#log.clear(this.#lease).catch(() => {});
    return written;
  }

  async rollBackUnfinished(): Promise<number> {
    if (await this.#log.isEmpty()) return 0;
    const undos = await this.#log.unfinished();
    if (undos.length > 0) await this.#rollBack(undos);
    else await this.#log.clear(this.#lease);
    return undos.length;
  }

  async #rollBack(undos: readonly Undo[]): Promise<void> {
    const slugs = await mapConcurrently(undos, CONCURRENCY, (undo) => this.#undo(undo));
    await this.#complete(slugs.flat(), undos.map(({ id }) => id));
    await this.#log.clear(this.#lease);
  }

  async #complete(slugs: readonly string[], ids: readonly string[]): Promise<void> {
    const { products, redirects, bin } = this.#parts;
    await this.#log.complete(this.#lease, [
      ...ids.map((id) => keys.document(products.name, id)),
      ...slugs.map((slug) => keys.document(redirects.name, slug)),
      ...this.#binned.map((id) => keys.document(bin.records.name, id)),
    ]);
  }

  /** Commits without telling the trackers: the last commit of the bulk write announces all changes. */
  async #silently<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    return await this.#parts.store.transaction(async (tx) => {
      await this.#lease.guard(tx);
      tx.isSilent = true;
      return await work(tx);
    });
  }

  async #make(change: ProductChange): Promise<Stored<ProductRecord>> {
    const { products, redirects, bin } = this.#parts;
    return await this.#silently(async (tx) => {
      if (change.kind === "delete") {
        const keep = this.#noting(change.keep);
        return await products.in(tx).delete(change.before.id, { ifMatch: change.before.version, keep });
      }
      const { record } = change;
      if (change.kind === "create") {
        if (change.from) {
          await bin.records.in(tx).delete(change.from.entry);
          await endRedirect(redirects, tx, record.slug);
          this.#binned.push(change.from.entry);
        }
        // The id is a ULID made for this change, or that of what the bin gives back: nobody else has it.
        return await products.in(tx).create(record, { id: change.id, isNew: true });
      }
      const { id, value, version } = change.before;
      if (record.slug !== value.slug) {
        await redirectSlug(redirects, tx, { from: value.slug, to: record.slug, target: { productId: id } });
      }
      return await products.in(tx).update(id, () => record, { ifMatch: version, known: change.before });
    });
  }

  /** Notes what a deletion puts into the bin, to announce it with the rest. */
  #noting(keep: Keep): Keep {
    return async (tx, deleted) => {
      const entry = await keep(tx, deleted);
      this.#binned.push(entry.id);
      return entry;
    };
  }

  /** Undoes one change. Returns the slugs whose redirects it changed. */
  async #undo(undo: Undo): Promise<string[]> {
    const { products, redirects, bin } = this.#parts;
    return await this.#silently(async (tx) => {
      const now = await products.get(undo.id);
      if (undo.kind === "create") {
        const { from } = undo;
        const keep = from && this.#noting(bin.of("products").keep(from.by, from.batch));
        if (now) await products.in(tx).delete(undo.id, keep && { keep });
        return [];
      }
      const value = undo.value as ProductRecord;
      if (!now) {
        await products.in(tx).create(value, { id: undo.id });
        this.#binned.push(...await bin.of("products").takeBack(tx, undo.id));
      }
      if (!now || now.version === undo.version) return [];
      const isRedirected = now.value.slug !== value.slug && await redirects.get(value.slug) !== null;
      if (isRedirected) await redirects.in(tx).delete(value.slug);
      await products.in(tx).update(undo.id, () => value);
      return isRedirected ? [value.slug] : [];
    });
  }
}

/** Whether the error proves that the change was not made, because it conflicts with another write. */
function isRefusal(error: unknown): boolean {
  return error instanceof ConflictError || error instanceof NotFoundError || error instanceof UniqueError;
}

function undoOf(change: ProductChange): Undo {
  if (change.kind === "create") {
    const { id, from } = change;
    return { kind: "create", id, ...(from && { from: { by: from.by, batch: from.batch } }) };
  }
  const { id, version, value } = change.before;
  return { kind: change.kind, id, version, value };
}

/** The slugs whose redirects a change writes. */
function redirectsOf(change: ProductChange): string[] {
  if (change.kind === "create" && change.from) return [change.record.slug];
  if (change.kind !== "update" || change.before.value.slug === change.record.slug) return [];
  return [change.before.value.slug, change.record.slug];
}
