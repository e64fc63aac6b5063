import type { Report } from "./run_lighthouse.ts";

/** Audits with as many rows are cut: the first are the largest. */
const ROWS = 5;
/** What a row says is cut after as many letters. */
const LONGEST = 240;
/** A row's fields that tell what it is about, in this order. */
const FIELDS = ["url", "label", "phase", "groupLabel", "source", "description"] as const;
const FIGURES = ["wastedBytes", "wastedMs", "totalBytes", "score", "duration", "subpartDuration"] as const;

/** The audits below the full score as lines: its title and figure, then what it found, most first. */
export function findings({ lhr }: Report): string[] {
  return Object.entries(lhr.audits).flatMap(([id, { score, title, displayValue, details }]) => {
    if (score === null || score === 1) return [];
    const figure = displayValue ? `: ${displayValue}` : "";
    const found = rowsOf(details?.items).flatMap((row) => sayRow(row) ?? []).slice(0, ROWS);
    return [`  ${score.toFixed(2)} ${id}: ${title}${figure}`, ...found.map((line) => `       ${line}`)];
  });
}

/** Rows of a table, and those of the tables within. */
function rowsOf(items: unknown): Record<string, unknown>[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((row) => isRecord(row) ? Array.isArray(row.items) ? rowsOf(row.items) : [row] : []);
}

function sayRow(row: Record<string, unknown>): string | undefined {
  const node = isRecord(row.node) ? row.node : row.type === "node" ? row : {};
  const about = [node.snippet, ...FIELDS.map((field) => row[field]), node.explanation]
    .filter((value) => typeof value === "string");
  const figures = FIGURES.flatMap((field) =>
    typeof row[field] === "number" ? `${field} ${Number(row[field].toFixed(3))}` : []
  );
  const said = [...about.map((text) => text.slice(0, LONGEST)), ...figures];
  return said.length > 0 ? said.join(", ") : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
