import { readSheet } from "read-excel-file/universal";
import { IMPORT_ROWS_MAX } from "../../contract/product_import.ts";
import { unguarded } from "../shared/csv.ts";
import { parseCsv } from "./parse_csv.ts";
import {
  COLUMNS_MAX,
  type Table,
  TableError,
  tooLargeUnpacked,
  tooManyColumns,
  tooManyRows,
  UNPACKED_MAX,
} from "./table.ts";
import { firstSheetOnly } from "./workbook.ts";

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** Length of the part of a text in which its separator is looked for. */
const HEADINGS_MAX = 100_000;

/** Reads a CSV or XLSX file. It detects the format by the first bytes, because the file name can be wrong. */
export async function parseTable(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const starts = (mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (bytes.length === 0) throw new TableError("The file is empty");
  if (starts(OLD_EXCEL)) {
    throw new TableError(
      "This is an old Excel file (.xls) or has a password. Save it as .xlsx or as CSV UTF-8",
    );
  }
  const table = starts(ZIP) ? await readWorkbook(bytes) : readCsv(bytes);
  refuseTooLarge(table.rows);
  return table;
}

function refuseTooLarge(rows: readonly string[][]): void {
  if (rows.length - 1 > IMPORT_ROWS_MAX) throw tooManyRows();
  let size = 0;
  for (const row of rows) {
    if (row.length > COLUMNS_MAX) throw tooManyColumns();
    // Many cells can share one long text, which is small until it is written out.
    for (const cell of row) size += cell.length;
    if (size > UNPACKED_MAX) throw tooLargeUnpacked();
  }
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  let cells: unknown[][];
  try {
    cells = await readSheet((await firstSheetOnly(bytes)).buffer, { trim: false });
  } catch (cause) {
    if (cause instanceof TableError) throw cause;
    throw new TableError("The file is no Excel workbook (.xlsx) that can be read", { cause });
  }
  const problems: Table["problems"] = [];
  const rows = cells.map((row, at) =>
    row.map((cell, column) => {
      if (cell instanceof Date) {
        problems.push({
          row: at + 1,
          column,
          message: "Excel made a date of this cell. Format the cell as text and type it again",
        });
        return "";
      }
      const text = cell === null || cell === undefined ? "" : String(cell).replace(/\r\n?/g, "\n");
      if (/^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(text)) {
        problems.push({ row: at + 1, column, message: `The cell holds an error of Excel: ${text}` });
      }
      return text;
    })
  );
  return { rows, problems };
}

function readCsv(bytes: Uint8Array<ArrayBuffer>): Table {
  let text = decode(bytes);
  // Excel accepts a first line such as `sep=;` that names the separator.
  const said = /^sep=(.)\r?\n/i.exec(text);
  if (said) text = text.slice(said[0].length);
  const separator = said?.[1] ?? separatorOf(text);
  const rows = parseCsv(text, separator).map((row) =>
    row.map((cell) => unguarded(cell).replace(/\r\n?/g, "\n"))
  );
  return { rows, problems: [] };
}

function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe
    ? "utf-16le"
    : bytes[0] === 0xfe && bytes[1] === 0xff
    ? "utf-16be"
    : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    throw new TableError("The file is not in UTF-8. In Excel choose “CSV UTF-8”, or save it as .xlsx");
  }
  throw new TableError("The file is neither CSV nor an Excel workbook (.xlsx)");
}

/** The separator that occurs most often in the heading line, outside quotation marks. */
function separatorOf(text: string): string {
  const headings = (/^(?:"[^"]*"|[^"\r\n])*/.exec(text.slice(0, HEADINGS_MAX))?.[0] ?? "")
    .replace(/"[^"]*"/g, "");
  const count = (separator: string) => headings.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => count(one) > count(best) ? one : best);
}
