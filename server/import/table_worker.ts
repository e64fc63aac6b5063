/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/// <reference lib="deno.unstable" />
/** Reads and writes spreadsheets in a worker: a large one takes seconds and would block other requests. */
import { readTable } from "./read_table.ts";
import { type Table, TableError } from "./table.ts";
import { writeTable } from "./write_table.ts";

export type TableJob =
  | { kind: "read"; bytes: Uint8Array<ArrayBuffer>; rowsMax: number }
  | { kind: "write"; rows: string[][]; format: "csv" | "xlsx" };

export type TableAnswer = { table: Table } | { bytes: Uint8Array<ArrayBuffer> } | { error: string };

self.onmessage = async ({ data }: MessageEvent<TableJob>) => {
  self.postMessage(await answer(data));
};

async function answer(job: TableJob): Promise<TableAnswer> {
  try {
    if (job.kind === "write") return { bytes: await writeTable(job.rows, job.format) };
    const table = await readTable(job.bytes);
    if (table.rows.length - 1 > job.rowsMax) {
      return {
        error: `The file has ${table.rows.length - 1} rows: at most ${job.rowsMax} can be taken at once`,
      };
    }
    return { table };
  } catch (error) {
    if (error instanceof TableError) return { error: error.message };
    throw error;
  }
}
