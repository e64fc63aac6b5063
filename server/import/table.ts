/** A sheet as texts; the first row holds the headings. `problems` are cells that cannot be read as text. */
export interface Table {
  rows: string[][];
  problems: { row: number; column: number; message: string }[];
}

/** Why a file cannot be read or written, in a sentence for the person who chose it. */
export class TableError extends Error {
  override name = "TableError";
}
