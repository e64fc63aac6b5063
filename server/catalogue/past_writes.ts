import * as z from "zod/mini";
import { DraftRecordSchema } from "../drafts/draft_store.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import { mapConcurrently } from "../shared/map_concurrently.ts";
import type { ProductChange } from "./bulk_writer.ts";
import { type ProductRecord, ProductRecordSchema } from "./product_record.ts";
import { inEntries } from "./undo_log.ts";

/** How many bulk writes can be undone. Each holds the products as they were, so only the last few are stored. */
const WRITES_KEPT = 5;
const CONCURRENCY = 128;

const PastChangeSchema = z.object({
  id: z.string(),
  /** As the bulk write left it. Who changed the product since then has the last word. */
  version: z.string(),
  /** As it was before; null if the bulk write made it. */
  before: z.nullable(ProductRecordSchema),
  /** The draft that was beside it, if the bulk write published it. */
  draft: z.optional(DraftRecordSchema),
});
type PastChange = z.infer<typeof PastChangeSchema>;

/** What the last bulk writes and imports changed. Keys: `product-past` by id (in order of time), index `batch`. */
export function pastWrites(store: Store) {
  const entries = collection(store, {
    name: "product-past",
    schema: z.object({ batch: z.string(), changes: z.array(PastChangeSchema) }),
    indexes: { batch: ({ batch }) => batch },
  });

  async function forget(batch: string): Promise<void> {
    const ids = await entries.ids({ index: ["batch", batch] });
    await mapConcurrently(ids, CONCURRENCY, (id) => entries.delete(id));
  }

  return {
    forget,

    /** Stores what a bulk write changed. What it deleted is in the bin. */
    async keep(
      batch: string,
      changes: readonly ProductChange[],
      written: readonly Stored<ProductRecord>[],
    ): Promise<void> {
      const past = changes.flatMap((change, place): PastChange[] => {
        if (change.kind === "delete") return [];
        const { id, version } = written[place]!;
        if (change.kind === "create") return [{ id, version, before: null }];
        const { before: { value: before }, draft } = change;
        return [{ id, version, before, ...(draft && { draft }) }];
      });
      if (past.length === 0) return;
      for (const part of inEntries(past)) await entries.create({ batch, changes: part });
      const batches = new Set<string>();
      for await (const { value } of entries.all({ reverse: true })) batches.add(value.batch);
      for (const old of [...batches].slice(WRITES_KEPT)) await forget(old);
    },

    /** Empty if the write is unknown, was undone already, or is too long ago. */
    read: async (batch: string): Promise<PastChange[]> =>
      (await Array.fromAsync(entries.all({ index: ["batch", batch] }), ({ value }) => value.changes)).flat(),
  };
}
