/** Byte order mark: at the start of a file it makes Excel read UTF-8. */
export const BOM = "\ufeff";

/**
 * Matches the apostrophes where a spreadsheet might begin a cell that it would run as a formula: at the start,
 * and after what separates cells or rows elsewhere, since quotation marks mean nothing in the middle of a cell.
 * One apostrophe more makes the cell a text, and one fewer restores it exactly.
 */
const TO_GUARD = /(?<=^|[;\t\r\n])'*(?=[^\S;\t\r\n]*[=+\-@＝＋－＠])|^'*(?=[\t\r])/g;
const GUARDED = new RegExp(TO_GUARD.source.replaceAll("'*", "'+"), "g");

/** CSV as in RFC 4180, every cell in quotation marks. Formulas get an apostrophe, so their text is shown. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

function quoted(cell: string): string {
  return `"${cell.replace(TO_GUARD, "$&'").replaceAll('"', '""')}"`;
}

/** Removes the apostrophes that `csvRows` added to a cell. */
export function unguarded(cell: string): string {
  return cell.replace(GUARDED, (apostrophes) => apostrophes.slice(1));
}
