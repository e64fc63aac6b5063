import writeWorkbook from "write-excel-file/universal";
import { BOM, csvRows } from "../shared/csv.ts";
import { TableError } from "./table.ts";

/** Characters that a cell of Excel can hold. */
const CELL_MAX = 32_767;

/** The rows as a file; the first holds the headings. */
export async function writeTable(
  rows: readonly string[][],
  format: "csv" | "xlsx",
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === "csv") return new TextEncoder().encode(BOM + csvRows(rows));
  // All cells are texts, so that none becomes a number, a date or a formula.
  const cells = rows.map((row, at) =>
    row.map((text) =>
      text === "" ? null : {
        value: fitting(text),
        type: String,
        ...(at === 0 ? { fontWeight: "bold" as const } : {}),
      }
    )
  );
  const blob = await writeWorkbook(cells, { sheet: "Products", stickyRowsCount: 1 }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

/** Refuses a text that is too long: cut short, it would be imported again as a change. */
function fitting(text: string): string {
  if (text.length <= CELL_MAX) return text;
  throw new TableError(`A text is longer than the ${CELL_MAX} characters of an Excel cell. Export as CSV`);
}
