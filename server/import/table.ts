/** A sheet as text; the first row has the headings. `problems` lists cells that cannot be read as text. */
export interface Table {
  rows: string[][];
  problems: { row: number; column: number; message: string }[];
}

/** Why a file cannot be read or written. The message is shown to the user. */
export class TableError extends Error {
  override name = "TableError";
}
