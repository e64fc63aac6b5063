import writeWorkbook from "write-excel-file/universal";
import { BOM, csvRows } from "../shared/csv.ts";
import { TableError } from "./table.ts";

/** Maximum number of characters in an Excel cell. */
const CELL_MAX = 32_767;

/** Writes rows to a file; the first row has the headings. Throws a TableError if a text is too long. */
export async function writeTable(
  rows: readonly string[][],
  format: "csv" | "xlsx",
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === "csv") return new TextEncoder().encode(BOM + csvRows(rows));
  // All cells are text, so that Excel converts none to a number, a date or a formula.
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

/** Throws instead of cutting a long text: a later import would store the cut text. */
function fitting(text: string): string {
  if (text.length <= CELL_MAX) return text;
  throw new TableError(`A text is longer than the ${CELL_MAX} characters of an Excel cell. Export as CSV`);
}
