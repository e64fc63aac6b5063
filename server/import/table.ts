import { IMPORT_ROWS_MAX } from "../../contract/product_import.ts";

export type TableFormat = "csv" | "xlsx";

/** A sheet as text; the first row has the headings. `problems` lists cells that cannot be read as text. */
export interface Table {
  rows: string[][];
  problems: CellProblem[];
}

interface CellProblem {
  row: number;
  column: number;
  message: string;
}

/** A line of what the program `read-table` writes: a row, or a problem, or why the file cannot be read. */
export type TableLine = string[] | { problem: CellProblem } | { error: string };

/** Maximum size of a table as text or as XML. Small files can unpack to far more than fits in memory. */
export const UNPACKED_MAX = 200 * 1024 * 1024;
export const COLUMNS_MAX = 200;

/** Why a file cannot be read or written. The message is shown to the user. */
export class TableError extends Error {
  override name = "TableError";
}

export function tooManyRows(): TableError {
  return new TableError(`The file has too many rows: at most ${IMPORT_ROWS_MAX} can be taken at once`);
}

export function tooManyColumns(): TableError {
  return new TableError(`The file has too many columns: at most ${COLUMNS_MAX} can be taken`);
}

export function tooLargeUnpacked(): TableError {
  return new TableError(`The file is larger than ${UNPACKED_MAX / 1024 / 1024} MB when unpacked`);
}
