/** One row of a repeated field while it is edited. `id` is only for the browser: it survives reordering. */
export interface Row {
  id: number;
  cells: string[];
}

let lastId = 0;

export const rowOf = (...cells: string[]): Row => ({ id: ++lastId, cells });

export const rowsOfLines = (lines: readonly string[]): Row[] => lines.map((line) => rowOf(line));

export const linesOfRows = (rows: readonly Row[]): string[] =>
  rows.map(({ cells }) => (cells[0] ?? "").trim());

const isBlank = ({ cells }: Row): boolean => cells.every((cell) => cell.trim() === "");

/** So that the index in an issue's path (`features.2`) is the row on the screen. */
export const withoutBlankRows = (rows: Row[]): Row[] => rows.filter((row) => !isBlank(row));

export function movedRow(rows: readonly Row[], from: number, to: number): Row[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row) next.splice(to, 0, row);
  return next;
}
