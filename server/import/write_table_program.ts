/** The program `write-table`: rows as lines of JSON to a file in the format of the first argument. */
import writeWorkbook from "write-excel-file/universal";
import { runProgram } from "../sandbox/run_program.ts";
import { BOM, csvRows } from "../shared/csv.ts";
import { linesOf } from "../shared/lines_of.ts";

async function workbookOf(rows: readonly string[][]): Promise<Uint8Array<ArrayBuffer>> {
  // All cells are text, so that Excel converts none to a number, a date or a formula.
  const cells = rows.map((row, at) =>
    row.map((text) =>
      text === "" ? null : {
        value: text,
        type: String,
        ...(at === 0 ? { fontWeight: "bold" as const } : {}),
      }
    )
  );
  const blob = await writeWorkbook(cells, { sheet: "Products", stickyRowsCount: 1 }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

await runProgram(async (input, [format]) => {
  const rows: string[][] = [];
  for await (const line of linesOf(input)) rows.push(JSON.parse(line));
  if (format === "xlsx") return [await workbookOf(rows)];
  return [new TextEncoder().encode(BOM + csvRows(rows))];
});
