import * as z from "zod/mini";
import { type ProductImport, ProductImportSchema } from "../../contract/product_import.ts";
import { blobs } from "../kv/blobs.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import { linesOf } from "../shared/lines_of.ts";
import type { Table } from "./table.ts";

const ImportRecordSchema = z.object({
  import: ProductImportSchema,
  /** The columns that were chosen for the file. */
  chosen: z.optional(z.array(z.string())),
  /** Whether all products are written, though not yet all of their versions. */
  isWritten: z.optional(z.boolean()),
});
type ImportRecord = z.infer<typeof ImportRecordSchema>;

/** Imports of which the store still tells, beside those under way. */
const KEPT = 8;
/** Rows that are packed as one piece. */
const PIECE = 100;

const blobOf = (id: string) => `import/${id}`;

/**
 * How far each import has come, for all servers, and their files' rows, so that each server can go on with what
 * another has checked. Where one process has the store for itself, the rows are in its memory alone. Keys:
 * `imports` by id (in order of time), blobs `import/…`.
 */
export function importRecords(store: Store) {
  const records = collection(store, { name: "imports", schema: ImportRecordSchema });
  const tables = blobs(store);

  async function update(
    tx: Transaction,
    id: string,
    change: Partial<ImportRecord>,
  ): Promise<Stored<ImportRecord>> {
    return await records.in(tx).update(id, change);
  }

  return {
    get: (id: string): Promise<Stored<ImportRecord> | null> => records.get(id),

    /** Stores a new import, and forgets old ones. */
    async add(told: ProductImport, table: Table): Promise<Stored<ImportRecord>> {
      if (!store.exclusive) await tables.put(blobOf(told.id), await packed(table));
      const stored = await records.create({ import: told }, { id: told.id });
      const all = (await Array.fromAsync(records.all({ reverse: true }))).slice(KEPT);
      for (const { id, value } of all) {
        if (value.import.state === "writing") continue;
        await records.delete(id).catch(() => {});
        await tables.delete(blobOf(id));
      }
      return stored;
    },

    update: (id: string, change: Partial<ImportRecord>): Promise<Stored<ImportRecord>> =>
      store.transaction((tx) => update(tx, id, change)),

    /** Stores why an import failed. Returns false if this server has not begun it and another one has. */
    fail: (
      failed: ProductImport,
      { hasBegun = false }: { hasBegun?: boolean | undefined },
    ): Promise<boolean> =>
      store.transaction(async (tx) => {
        const before = await records.in(tx).get(failed.id);
        if (!before || !hasBegun && !isWaiting(before.value.import)) return false;
        await records.in(tx).update(failed.id, { import: failed });
        return true;
      }),

    /** Writes in the transaction that makes an import valid. */
    written: async (tx: Transaction, id: string): Promise<void> =>
      void await update(tx, id, { isWritten: true }),

    /** The rows of its file; null if no other server can know them. */
    async table(id: string): Promise<Table | null> {
      const bytes = await tables.get(blobOf(id));
      return bytes && await unpacked(bytes);
    },

    /** Ends the imports of servers that died. Call it while no other process can be writing one. */
    async endAbandoned(): Promise<void> {
      for await (const { id, value } of records.all()) {
        const { import: told, isWritten } = value;
        if (told.state !== "writing") continue;
        const ended: ProductImport = isWritten ? { ...told, state: "done", done: told.total } : {
          ...told,
          state: "failed",
          done: 0,
          message: "The server stopped amid it. Nothing was imported",
        };
        await records.update(id, { import: ended });
      }
    },
  };
}

/** Whether it waits for its columns or its start. */
export function isWaiting({ state }: ProductImport): boolean {
  return state === "columns" || state === "ready";
}

/** The rows as lines of JSON, gzipped; the problems come first. */
async function packed({ rows, problems }: Table): Promise<Uint8Array> {
  function* lines() {
    yield `${JSON.stringify(problems)}\n`;
    for (let at = 0; at < rows.length; at += PIECE) {
      yield rows.slice(at, at + PIECE).map((row) => `${JSON.stringify(row)}\n`).join("");
    }
  }
  const stream = ReadableStream.from(lines()).pipeThrough(new TextEncoderStream());
  return await new Response(stream.pipeThrough(new CompressionStream("gzip"))).bytes();
}

async function unpacked(bytes: Uint8Array): Promise<Table> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream("gzip"));
  const [problems, ...rows] = await Array.fromAsync(linesOf(stream), (line) => JSON.parse(line));
  return { problems, rows };
}
