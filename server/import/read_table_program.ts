/** The program `read-table`: a CSV or XLSX file to lines of JSON. */
import { runProgram } from "../sandbox/run_program.ts";
import { parseTable } from "./parse_table.ts";
import { TableError, type TableLine } from "./table.ts";

/** Rows written in one piece. */
const BATCH_SIZE = 100;

async function* linesOfTable(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<TableLine> {
  try {
    const { rows, problems } = await parseTable(bytes);
    yield* problems.map((problem) => ({ problem }));
    yield* rows;
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    yield { error: error.message };
  }
}

async function* encoded(lines: AsyncIterable<TableLine>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(`${JSON.stringify(line)}\n`);
    if (batch.length < BATCH_SIZE) continue;
    yield encoder.encode(batch.join(""));
    batch = [];
  }
  yield encoder.encode(batch.join(""));
}

await runProgram(async (input) => encoded(linesOfTable(await new Response(input).bytes())));
