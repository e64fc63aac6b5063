import { stringify } from "deno-std/csv/stringify.js";

/** Byte order mark: at the start of a file it makes Excel read UTF-8. */
export const BOM = "\ufeff";

/**
 * Matches cells that a spreadsheet would run as a formula, also after blanks. The pattern includes leading
 * apostrophes, so that a cell typed with one is guarded too and `unguarded` restores it exactly.
 */
const FORMULA = /^'*(\s*[=+\-@]|[\t\r])/;

/** CSV as in RFC 4180. A cell that looks like a formula gets an apostrophe, so spreadsheets show its text. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return stringify(rows.map((row) => row.map(guarded)), { headers: false, crlf: true });
}

function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe that `csvRows` added to a cell. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
