import { stringify } from "deno-std/csv/stringify.js";

/** At the start of a file it tells Excel that the text is UTF-8. */
export const BOM = "\ufeff";

/**
 * What a spreadsheet would calculate: a cell that begins with one of these, also behind blanks. Apostrophes before them
 * belong to the pattern, so that a cell that was typed with one comes back as it was.
 */
const FORMULA = /^'*(\s*[=+\-@]|[\t\r])/;

/** Rows of RFC 4180. An apostrophe before what looks like a formula keeps it a text. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return stringify(rows.map((row) => row.map(guarded)), { headers: false, crlf: true });
}

function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** A cell as it was before `csvRows` wrote it. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
