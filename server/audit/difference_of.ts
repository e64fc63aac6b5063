import type { AuditDifference } from "../../contract/audit.ts";

/** Fields that every save changes. */
const ALWAYS = ["updatedAt", "draft"];
/** Longest text that is kept of one value. Beyond it, only the lines that differ are kept. */
const TEXT_MAX = 2_000;
const CUT = "…";

type Json = Record<string, unknown>;

/** The parts in which two states of a document differ; undefined if they are the same. */
export function differenceOf(before: object, after: object): AuditDifference | undefined {
  const omitted = (value: object) =>
    inOrder(Object.fromEntries(Object.entries(value).filter(([name]) => !ALWAYS.includes(name))));
  const found = differing(omitted(before), omitted(after));
  return found && { before: found[0] as Json, after: found[1] as Json };
}

/** The same with the fields of all objects by their names: a form and a file have them in other orders. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.keys(value).sort().map((name) => [name, inOrder(value[name])]));
}

type Pair = [before: unknown, after: unknown];

function differing(before: unknown, after: unknown): Pair | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (isObject(before) && isObject(after)) return differingFields(before, after);
  if (Array.isArray(before) && Array.isArray(after)) return differingRows(before, after);
  if (typeof before === "string" && typeof after === "string") return differingLines(before, after);
  return [cut(before), cut(after)];
}

function differingFields(before: Json, after: Json): Pair {
  const [was, is]: [Json, Json] = [{}, {}];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const found = differing(before[name], after[name]);
    if (!found) continue;
    if (found[0] !== undefined) was[name] = found[0];
    if (found[1] !== undefined) is[name] = found[1];
  }
  return [was, is];
}

/** A short list is kept whole, so that a changed order can be seen. Of a long one, the rows that are in one alone. */
function differingRows(before: unknown[], after: unknown[]): Pair {
  if (JSON.stringify([before, after]).length <= TEXT_MAX) return [before, after];
  const only = (rows: unknown[], others: unknown[]) => {
    const known = new Set(others.map((row) => JSON.stringify(row)));
    return rows.filter((row) => !known.has(JSON.stringify(row)));
  };
  const [was, is] = [only(before, after), only(after, before)];
  if (was.length !== is.length) return [was.map(cut), is.map(cut)];
  // As many rows went as came: each was probably changed in its place.
  const pairs = was.map((row, at): Pair => differing(row, is[at]) ?? [row, is[at]]);
  return [pairs.map(([row]) => row), pairs.map(([, row]) => row)];
}

/** Ends of lines, also those of a text in HTML. */
const LINES = /(?<=\n|<\/(?:p|li|h[1-6]|tr|blockquote)>)/;

function differingLines(before: string, after: string): Pair {
  if (before.length + after.length <= TEXT_MAX) return [before, after];
  const [was, is] = [before.split(LINES), after.split(LINES)];
  const least = Math.min(was.length, is.length);
  let head = 0;
  while (head < least && was[head] === is[head]) head++;
  let tail = 0;
  while (tail < least - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++;
  const middle = (lines: string[]) =>
    cut(
      [head > 0 ? `${CUT}\n` : "", ...lines.slice(head, lines.length - tail), tail > 0 ? `\n${CUT}` : ""]
        .join(""),
    );
  return [middle(was), middle(is)];
}

/** Shortens each text in a value. */
function cut(value: unknown): unknown {
  if (typeof value === "string") {
    return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX).toWellFormed()}${CUT}` : value;
  }
  if (Array.isArray(value)) return value.map(cut);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]));
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
