import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import fc from "fast-check";
import { childSandbox } from "../sandbox/child_sandbox.ts";
import { PROGRAMS } from "../sandbox/programs.ts";
import { BOM, csvRows } from "../shared/csv.ts";
import { damaged } from "../testing/damaged_bytes.ts";
import { parseTable } from "./parse_table.ts";
import { TableError } from "./table.ts";
import { readTable, writeTable } from "./table_jobs.ts";
import { rowOf, workbook } from "./testing/workbooks.ts";

const SEED = 20260301;

/** Parses, or refuses with a sentence. Anything else is a fault of the parser. */
async function parsedOrRefused(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const { rows } = await parseTable(bytes);
    assert(rows.every((row) => row.every((cell) => typeof cell === "string")));
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    assert(error.message.length > 10);
  }
}

Deno.test("Whatever a CSV file holds, it is parsed or refused", async () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom('"', ",", ";", "\t", "\r", "\n", "\r\n", "sep=,", BOM, "\0", "=1", "a"),
      fc.string({ unit: "binary" }),
    ),
  );
  const property = fc.asyncProperty(
    fc.oneof(pieces.map((all) => new TextEncoder().encode(all.join(""))), fc.uint8Array()),
    (bytes) => parsedOrRefused(new Uint8Array(bytes)),
  );
  await fc.assert(property, { seed: SEED, numRuns: 2_000 });
});

Deno.test("However a workbook is damaged, it is parsed or refused", async () => {
  const whole = workbook(rowOf(1, ["name", "category"]) + rowOf(2, ["A & B", "Anticoccidials"]));
  const property = fc.asyncProperty(damaged(whole), parsedOrRefused);
  await fc.assert(property, { seed: SEED, numRuns: 500 });
});

/** Rows of two or three cells. A line of nothing is no row. */
const rows = (cell: fc.Arbitrary<string>) =>
  fc.array(
    fc.tuple(cell.map((text) => `x${text}`), cell, cell),
    { minLength: 1, maxLength: 5 },
  );

/** As cells are compared: spreadsheets know one kind of line end. */
const normal = (all: readonly (readonly string[])[]) =>
  all.map((row) => row.map((cell) => cell.replace(/\r\n?/g, "\n")));

Deno.test("A CSV file that was written is read back as it was", async () => {
  const cell = fc.string({ unit: fc.constantFrom(..."'=-;\t\r\n,\" aन\u00a0") });
  const property = fc.asyncProperty(rows(cell), async (written) => {
    const bytes = new TextEncoder().encode(BOM + csvRows(written));
    assertEquals((await parseTable(new Uint8Array(bytes))).rows, normal(written));
  });
  await fc.assert(property, { seed: SEED, numRuns: 1_000 });
});

Deno.test("A workbook that was written is read back as it was", async () => {
  const sandbox = childSandbox(PROGRAMS);
  const cell = fc.string({ unit: fc.constantFrom(..."<>&'\"=-_ \n\t;aनతé😀".split(/(?:)/u)) });
  const property = fc.asyncProperty(rows(cell), async (written) => {
    const file = await writeTable(sandbox, written, "xlsx");
    assertEquals((await readTable(sandbox, new Blob([file]))).rows, normal(written));
  });
  await fc.assert(property, { seed: SEED, numRuns: 15 });
});
