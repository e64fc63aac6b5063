import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import { type Sandbox, SandboxError } from "../sandbox/sandbox.ts";
import { linesOf } from "../shared/lines_of.ts";
import type { Table, TableFormat, TableLine } from "./table.ts";

/** Rows sent in one piece. */
const BATCH_SIZE = 100;

/** A 422 error about the whole file. */
export function unreadable(message: string): AppError {
  return AppError.invalid([issue("file", "unreadable_file", {}, { message })]);
}

/** Reads a stranger's CSV or XLSX file. Throws 422 with a sentence for the user. */
export async function readTable(sandbox: Sandbox, file: Blob): Promise<Table> {
  const table: Table = { rows: [], problems: [] };
  await withinLimits(async () => {
    for await (const line of linesOf(sandbox("read-table", file.stream()))) {
      const told: TableLine = JSON.parse(line);
      if (Array.isArray(told)) table.rows.push(told);
      else if ("problem" in told) table.problems.push(told.problem);
      else throw unreadable(told.error);
    }
  });
  return table;
}

/** Maximum number of characters in an Excel cell. */
const CELL_MAX = 32_767;

/** Writes rows to a file; the first row has the headings. */
export async function writeTable(
  sandbox: Sandbox,
  rows: readonly (readonly string[])[],
  format: TableFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  // Refused instead of cut: a later import would store the cut text.
  if (format === "xlsx" && rows.some((row) => row.some((text) => text.length > CELL_MAX))) {
    throw unreadable(`A text is longer than the ${CELL_MAX} characters of an Excel cell. Export as CSV`);
  }
  function* batches() {
    for (let at = 0; at < rows.length; at += BATCH_SIZE) {
      yield rows.slice(at, at + BATCH_SIZE).map((row) => `${JSON.stringify(row)}\n`).join("");
    }
  }
  const input = ReadableStream.from(batches()).pipeThrough(new TextEncoderStream());
  return await withinLimits(() => new Response(sandbox("write-table", input, [format])).bytes());
}

async function withinLimits<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    throw unreadable("The file takes too much time or memory. Split it into smaller ones");
  }
}
