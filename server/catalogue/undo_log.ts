import * as z from "zod/mini";
import { collection } from "../kv/collection.ts";
import type { Key } from "../kv/keys.ts";
import type { Lease } from "../kv/lease.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import { mapConcurrently } from "../shared/map_concurrently.ts";

/** How to undo one change. Undoing a change that was not made has no effect. */
const UndoSchema = z.union([
  z.object({
    kind: z.literal("create"),
    id: z.string(),
    /** Set for what came out of the bin. */
    from: z.optional(z.object({ by: z.string(), batch: z.string() })),
  }),
  z.object({ kind: z.enum(["update", "delete"]), id: z.string(), version: z.string(), value: z.unknown() }),
]);
export type Undo = z.infer<typeof UndoSchema>;

/** Most bytes per log entry, so that each fits one commit (800 KiB). */
const ENTRY_MAX = 300_000;
const CONCURRENCY = 128;
/** Id of the last entry. Once it is stored, the write is complete and is not undone. */
const DONE = "done";

/**
 * The undo log of a bulk write, written before its first change.
 *
 * Keys: `product-journal` by id; empty unless a bulk write is under way or was broken off.
 */
export function undoLog(store: Store) {
  const entries = collection(store, {
    name: "product-journal",
    schema: z.object({ undo: z.array(UndoSchema) }),
  });

  return {
    isEmpty: async (): Promise<boolean> => (await entries.ids({ limit: 1 })).length === 0,

    async write(lease: Lease, undos: readonly Undo[]): Promise<void> {
      const add = (undo: Undo[]) =>
        store.transaction(async (tx) => {
          await lease.guard(tx);
          return await entries.in(tx).create({ undo });
        });
      await mapConcurrently(inEntries(undos), CONCURRENCY, add);
    },

    /** Returns what to undo after an interrupted write; empty if the write was complete. */
    async unfinished(): Promise<Undo[]> {
      if (await entries.get(DONE)) return [];
      return (await Array.fromAsync(entries.all(), ({ value }) => value.undo)).flat();
    },

    /** Commits the end of a write or rollback, and announces all changed documents. */
    async complete(
      lease: Lease,
      changed: readonly Key[],
      also?: (tx: Transaction) => Promise<void>,
    ): Promise<void> {
      await store.transaction(async (tx) => {
        await lease.guard(tx);
        await also?.(tx);
        await entries.in(tx).create({ undo: [] }, { id: DONE });
        tx.announce(changed);
      });
    },

    /** Deletes the log, the last entry last: without it, the others would look like an interrupted write. */
    async clear(lease: Lease): Promise<void> {
      const ids = await entries.ids();
      const discard = (id: string) =>
        store.transaction(async (tx) => {
          await lease.guard(tx);
          await entries.in(tx).discard(id);
        });
      await mapConcurrently(ids.filter((id) => id !== DONE), CONCURRENCY, discard);
      if (ids.includes(DONE)) await discard(DONE);
    },
  };
}

export type UndoLog = ReturnType<typeof undoLog>;

/** Splits what was changed into groups that each fit one entry. */
export function inEntries<T>(undos: readonly T[]): T[][] {
  const pieces: T[][] = [[]];
  let size = 0;
  for (const undo of undos) {
    const length = JSON.stringify(undo).length * 2;
    if (size > 0 && size + length > ENTRY_MAX) {
      pieces.push([]);
      size = 0;
    }
    pieces.at(-1)!.push(undo);
    size += length;
  }
  return pieces;
}
