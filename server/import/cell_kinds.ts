import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";

interface Parsed {
  value?: unknown;
  problem?: string;
}

interface CellFormat {
  /** Formats a stored value that is not null. */
  format(value: unknown): string;
  /** Parses a trimmed cell to a value, or returns the problem with it. */
  parse(text: string): Parsed;
}

const PACKS = parts(["size", "unit", "code", "barcode"]);

/** How each kind of field is written in a cell. Lists have one entry per line; pairs are split by a bar. */
const FORMATS = {
  text: { format: String, parse: (text) => ({ value: text || null }) },
  word: { format: String, parse: (text) => ({ value: text.toLowerCase() || undefined }) },
  flag: { format: (value) => value ? "yes" : "no", parse: (text) => parseFlag(text.toLowerCase()) },
  number: {
    format: String,
    // Many countries write a comma as the decimal point.
    parse: (text) => ({ value: text === "" ? null : Number(text.replace(",", ".")) }),
  },
  lines: {
    format: (value) => (value as string[]).map(oneLine).join("\n"),
    parse: (text) => ({ value: linesOf(text) }),
  },
  ingredients: pairs("ingredient", "strength"),
  documents: pairs("title", "url"),
  pictures: parts(["url", "alt", ...TRANSLATION_LANGUAGES.map((code) => `translations.${code}.alt`)]),
  packs: {
    ...PACKS,
    // People write "100 g" where there are two parts.
    parse: (text) => PACKS.parse(text.replace(/^([\d.]+(?: ?[x×] ?[\d.]+)?) *\|? *([a-z]+)/gim, "$1 | $2")),
  },
  periods: parts(["animal", "food", "days", "dose"]),
  doses: parts(["amount", "unit", "per", "species", "purpose", "days", "timesADay", "line", "note"]),
  specifications: {
    format: (value) =>
      Object.entries(value as Record<string, string>)
        .map(([label, text]) => `${oneLine(label)} | ${oneLine(text)}`).join("\n"),
    parse: (text) => parseSpecifications(linesOf(text)),
  },
} satisfies Record<string, CellFormat>;

export type CellKind = keyof typeof FORMATS;

/** How a person writes a cell of each kind. */
export const CELL_HINTS: Record<CellKind, string> = {
  text: "A text",
  word: "A word",
  flag: "yes or no",
  number: "A number",
  lines: "One on each line",
  ingredients: "One on each line: Amprolium | 20% w/w",
  documents: "One on each line: Label | https://…",
  specifications: "One on each line: Form | powder",
  pictures: "One on each line: https://… | what it shows",
  periods: "One on each line: turkeys | meat | 13 | 10 mg/kg",
  doses: "One on each line: 1.2 | g | litre of water | Broilers, Layers | treatment | 5-7",
  packs: "One on each line: 500 g | item code | barcode",
};

export function formatCell(kind: CellKind, value: unknown): string {
  return value === null || value === undefined ? "" : FORMATS[kind].format(value);
}

export function parseCell(kind: CellKind, cell: string): Parsed {
  return FORMATS[kind].parse(cell.trim());
}

function parseFlag(text: string): Parsed {
  if (["yes", "true", "1", "y"].includes(text)) return { value: true };
  if (["no", "false", "0", "n", ""].includes(text)) return { value: false };
  return { problem: "Must be yes or no" };
}

/** Entries of two parts, split at the last bar. A first part that has a bar is written with one more. */
function pairs(first: string, second: string): CellFormat {
  return {
    format: (value) =>
      (value as Record<string, string | null>[]).map((entry) => {
        const [name, more] = [entry[first]!, entry[second] ?? null];
        return oneLine(more === null && !name.includes("|") ? name : `${name} | ${more ?? ""}`);
      }).join("\n"),
    parse: (text) => ({
      value: linesOf(text).map((line) => {
        const bar = line.lastIndexOf("|");
        if (bar < 0) return { [first]: line, [second]: null };
        return { [first]: line.slice(0, bar).trim(), [second]: line.slice(bar + 1).trim() || null };
      }),
    }),
  };
}

/** Entries of several parts, each at a path of the entry. The last ones may be missing. */
function parts(paths: readonly string[]): CellFormat {
  return {
    format: (value) =>
      (value as Record<string, unknown>[]).map((entry) =>
        paths.map((path) => String(valueAt(entry, path) ?? "").replaceAll("|", "/")).join(" | ")
          .replace(/[ |]+$/, "")
      ).map(oneLine).join("\n"),
    parse: (text) => ({
      value: linesOf(text).map((line) => {
        const entry: Record<string, unknown> = {};
        for (const [at, part] of line.split("|").entries()) {
          const path = paths[at];
          if (path && part.trim()) setAt(entry, path, part.trim());
        }
        return entry;
      }),
    }),
  };
}

function valueAt(entry: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => Object(value)[name], entry);
}

function setAt(entry: Record<string, unknown>, path: string, value: string): void {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) entry[name] = value;
  else setAt((entry[name] ??= {}) as Record<string, unknown>, rest.join("."), value);
}

/** A line break inside an entry is written as the two characters `\n`. */
function oneLine(text: string): string {
  return text.replace(/\r?\n/g, "\\n");
}

function linesOf(text: string): string[] {
  return text.split("\n").map((line) => line.trim().replaceAll("\\n", "\n")).filter(Boolean);
}

function parseSpecifications(lines: readonly string[]): Parsed {
  const value: Record<string, string> = {};
  for (const line of lines) {
    // People also write "Form: powder" instead of "Form | powder".
    const bar = line.includes("|") ? line.indexOf("|") : line.indexOf(":");
    if (bar < 0) return { problem: `“${line}” needs a bar between label and text: Form | powder` };
    const label = line.slice(0, bar).trim();
    if (Object.hasOwn(value, label)) return { problem: `The label “${label}” stands here twice` };
    value[label] = line.slice(bar + 1).trim();
  }
  return { value };
}
