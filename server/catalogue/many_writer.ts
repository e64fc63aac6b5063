import * as z from "zod/mini";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { type Key, keys } from "../kv/keys.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import { redirectSlug } from "../shared/slugs.ts";
import type { ProductRecord, Products, Redirects } from "./product_store.ts";

/** What a large write does with one product. */
export type ProductChange =
  | { kind: "create"; id: string; record: ProductRecord }
  | { kind: "update"; before: Stored<ProductRecord>; record: ProductRecord }
  | { kind: "delete"; before: Stored<ProductRecord> };

/** How to take one change back, whether it was made or not. */
const UndoSchema = z.union([
  z.object({ kind: z.literal("create"), id: z.string() }),
  z.object({ kind: z.enum(["update", "delete"]), id: z.string(), version: z.string(), value: z.unknown() }),
]);
type Undo = z.infer<typeof UndoSchema>;

/** Bytes of a piece of the journal; a commit carries 800 KiB. */
const PIECE_MAX = 300_000;
/** Changes on their way at once: the store puts those that wait into one commit. */
const AT_ONCE = 128;
/** The journal's last entry: from its commit on, what was written holds. */
const DONE = "done";

interface Parts {
  store: Store;
  products: Products;
  redirects: Redirects;
}

/**
 * Writes more products than one commit can carry, all or none. What they were is written down first; where one change
 * is refused, those before it are taken back, and where the process ends halfway, the next start takes them back.
 * The public sees none of it before the last commit, which says so in the journal and alone raises the revision.
 */
export function manyWriter({ store, products, redirects }: Parts) {
  /** Keys: `product-journal` by id; empty unless a large write is under way. */
  const journal = collection(store, {
    name: "product-journal",
    schema: z.object({ undo: z.array(UndoSchema) }),
  });

  async function writeDown(changes: readonly ProductChange[]): Promise<void> {
    const pieces: Undo[][] = [];
    let piece: Undo[] = [];
    let size = 0;
    for (const change of changes) {
      const undo = undoOf(change);
      const length = JSON.stringify(undo).length * 2;
      if (piece.length > 0 && size + length > PIECE_MAX) {
        pieces.push(piece);
        [piece, size] = [[], 0];
      }
      piece.push(undo);
      size += length;
    }
    pieces.push(piece);
    await inTurn(pieces, (undo) => journal.create({ undo }));
  }

  /** One commit makes it hold and raises the revision, naming all that was changed. */
  async function seal(changed: readonly Key[]): Promise<void> {
    await store.transaction(async (tx) => {
      await journal.in(tx).create({ undo: [] }, { id: DONE });
      tx.announce(changed);
    });
  }

  /** Without its pieces first: one that were left alone would be taken for the beginning of a write that did not end. */
  async function clear(): Promise<void> {
    const ids = await journal.ids();
    const discard = (id: string) => store.transaction((tx) => journal.in(tx).discard(id));
    await inTurn(ids.filter((id) => id !== DONE), discard);
    if (ids.includes(DONE)) await discard(DONE);
  }

  /** One of many: seen by the public with the last. */
  async function quietly<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    return await store.transaction(async (tx) => {
      const result = await work(tx);
      tx.isSilent = true;
      return result;
    });
  }

  async function make(change: ProductChange): Promise<Stored<ProductRecord>> {
    return await quietly(async (tx) => {
      if (change.kind === "delete") {
        return await products.in(tx).delete(change.before.id, { ifMatch: change.before.version });
      }
      const { record } = change;
      if (change.kind === "create") {
        // Its id is a ULID of the plan that it comes from, and nobody else's.
        return await products.in(tx).create(record, { id: change.id, isNew: true });
      }
      const { id, value, version } = change.before;
      if (record.slug !== value.slug) {
        await redirectSlug(redirects, tx, { from: value.slug, to: record.slug, target: { productId: id } });
      }
      return await products.in(tx).update(id, () => record, { ifMatch: version, known: change.before });
    });
  }

  async function takeBack(undo: Undo): Promise<void> {
    await quietly(async (tx) => {
      const now = await products.get(undo.id);
      if (undo.kind === "create") {
        if (now) await products.in(tx).delete(undo.id);
        return;
      }
      const value = undo.value as ProductRecord;
      if (!now) await products.in(tx).create(value, { id: undo.id });
      else if (now.version !== undo.version) {
        if (now.value.slug !== value.slug && await redirects.get(value.slug)) {
          await redirects.in(tx).delete(value.slug);
        }
        await products.in(tx).update(undo.id, () => value);
      }
    });
  }

  return {
    /** Gives each product as it was written, or as it was deleted, in the order of the changes. */
    async write(
      changes: readonly ProductChange[],
      onProgress: (done: number) => void = () => {},
    ): Promise<Stored<ProductRecord>[]> {
      if (changes.length === 0) return [];
      await clear();
      await writeDown(changes);
      const made: ProductChange[] = [];
      let written: Stored<ProductRecord>[];
      try {
        written = await inTurn(changes, async (change) => {
          const stored = await make(change);
          onProgress(made.push(change));
          return stored;
        });
        const redirected = changes.flatMap((change) =>
          change.kind === "update" && change.before.value.slug !== change.record.slug
            ? [change.before.value.slug, change.record.slug]
            : []
        );
        await seal([
          ...written.map(({ id }) => keys.document(products.name, id)),
          ...redirected.map((slug) => keys.document(redirects.name, slug)),
        ]);
      } catch (error) {
        await inTurn(made.map(undoOf), takeBack);
        await clear();
        throw error;
      }
      // It holds: what cannot be cleared now is before the next large write, or at the next start.
      await clear().catch(() => {});
      return written;
    },

    /** Takes back what an earlier process left half done. Before anyone reads. */
    async recover(): Promise<number> {
      let count = 0;
      if (!await journal.get(DONE)) {
        for await (const { value: { undo } } of journal.all()) {
          await inTurn(undo, takeBack);
          count += undo.length;
        }
      }
      await clear();
      return count;
    },
  };
}

function undoOf(change: ProductChange): Undo {
  if (change.kind === "create") return { kind: "create", id: change.id };
  const { id, version, value } = change.before;
  return { kind: change.kind, id, version, value };
}

/** All of them, some at a time; after the first that fails no other is begun, and those on their way are awaited. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let failure: { error: unknown } | undefined;
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, async () => {
    while (next < items.length && !failure) {
      const place = next++;
      try {
        results[place] = await work(items[place]!);
      } catch (error) {
        failure ??= { error };
      }
    }
  }));
  if (failure) throw failure.error;
  return results;
}
