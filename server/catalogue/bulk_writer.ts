import type { BinStore } from "../bin/bin_store.ts";
import type { DraftRecord } from "../drafts/draft_store.ts";
import type { Keep } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import { ConflictError, NotFoundError, UniqueError } from "../kv/errors.ts";
import { keys } from "../kv/keys.ts";
import type { Lease } from "../kv/lease.ts";
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

/** Changes that run concurrently. The store combines some 300 of them into one commit, while the next are made ready. */
export const CONCURRENCY = 600;

interface Parts {
  store: Store;
  products: Products;
  redirects: Redirects;
  bin: BinStore;
}

/** Returns each product as written, or as it was before its deletion, in the order of the changes. */
export type WriteMany = (
  changes: readonly ProductChange[],
  options?: {
    onProgress?: (done: number) => void;
    /** Writes of the commit that makes the whole valid. */
    also?: (tx: Transaction) => Promise<void>;
  },
) => Promise<Stored<ProductRecord>[]>;

/**
 * Writes more products than one commit can hold, all or none. It writes an undo log first. If a change fails,
 * it rolls back the others. If the process dies, the next process that takes the lease rolls them back. Who calls
 * it holds the exclusive lock of the catalogue, by a lease.
 * Caches stay unchanged until the last commit announces all changes.
 */
export function bulkWriter(parts: Parts) {
  const log = undoLog(parts.store);

  return {
    writer: (lease: Lease): WriteMany => async (changes, options = {}) => {
      if (changes.length === 0) return [];
      const write = new BulkWrite(parts, log, lease);
      await write.rollBackUnfinished();
      return await write.run(changes, options);
    },

    /** Whether no bulk write is under way or was broken off. */
    isClean: log.isEmpty,

    /** Rolls back what a dead process left. Returns its number of changes. */
    rollBack: (lease: Lease): Promise<number> => new BulkWrite(parts, log, lease).rollBackUnfinished(),
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
    { onProgress, also }: NonNullable<Parameters<WriteMany>[1]>,
  ): Promise<Stored<ProductRecord>[]> {
    refuseTwice(changes);
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
        onProgress?.(++done);
        return stored;
      });
      await this.#complete(changes.flatMap(redirectsOf), written.map(({ id }) => id), also);
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

  async #complete(
    slugs: readonly string[],
    ids: readonly string[],
    also?: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const { products, redirects, bin } = this.#parts;
    const changed = [
      ...ids.map((id) => keys.document(products.name, id)),
      ...slugs.map((slug) => keys.document(redirects.name, slug)),
      ...this.#binned.map((id) => keys.document(bin.records.name, id)),
    ];
    await this.#log.complete(this.#lease, changed, also);
  }

  /** Commits without telling the trackers: the last commit of the bulk write announces all changes. */
  async #silently<R>(work: (tx: Transaction) => Promise<R>, { isGuarded = false } = {}): Promise<R> {
    return await this.#parts.store.transaction(async (tx) => {
      await this.#lease.guard(tx);
      tx.isSilent = true;
      tx.isGuarded = isGuarded;
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
    }, { isGuarded: isAlone(change) });
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

/**
 * Whether the change touches nothing but products, which the lease keeps from all other writers, and no address that
 * another change of the same write gives up. Then the lease's check is enough, and hundreds share one commit.
 */
function isAlone(change: ProductChange): boolean {
  return change.kind === "create" ? !change.from : change.kind === "update" &&
    change.record.slug === change.before.value.slug;
}

/** Refuses two changes that want one address: changes that are alone do not see each other's. */
function refuseTwice(changes: readonly ProductChange[]): void {
  const wanted = new Set<string>();
  for (const change of changes) {
    if (change.kind === "delete" || change.kind === "update" && isAlone(change)) continue;
    const { slug } = change.record;
    if (wanted.has(slug)) throw new UniqueError("products", "slug", slug);
    wanted.add(slug);
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
