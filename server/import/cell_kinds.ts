/** How a cell holds a field. Lists stand in one cell, an entry a line; of two parts with a bar between them. */
export type CellKind =
  | "text"
  | "word"
  | "flag"
  | "number"
  | "lines"
  | "ingredients"
  | "documents"
  | "specifications";

interface Taken {
  value?: unknown;
  problem?: string;
}

type Parts = Record<string, string | null>;

export function cellOf(kind: CellKind, value: unknown): string {
  if (value === null || value === undefined) return "";
  switch (kind) {
    case "flag":
      return value ? "yes" : "no";
    case "lines":
      return (value as string[]).map(oneLine).join("\n");
    case "ingredients":
      return (value as Parts[]).map(({ ingredient, strength }) => withBar(ingredient!, strength!)).join("\n");
    case "documents":
      return (value as Parts[]).map(({ title, url }) => withBar(title!, url!)).join("\n");
    case "specifications":
      return Object.entries(value as Record<string, string>)
        .map(([label, text]) => `${oneLine(label)} | ${oneLine(text)}`).join("\n");
    default:
      return String(value);
  }
}

export function valueOf(kind: CellKind, cell: string): Taken {
  const text = cell.trim();
  switch (kind) {
    case "word":
      return { value: text.toLowerCase() || undefined };
    case "flag":
      return flagOf(text.toLowerCase());
    case "number":
      // As it stands where a comma separates decimals.
      return { value: text === "" ? null : Number(text.replace(",", ".")) };
    case "lines":
      return { value: linesOf(text) };
    case "ingredients":
      return { value: linesOf(text).map((line) => partsOf(line, "ingredient", "strength")) };
    case "documents":
      return { value: linesOf(text).map((line) => partsOf(line, "title", "url")) };
    case "specifications":
      return specificationsOf(linesOf(text));
    default:
      return { value: text || null };
  }
}

function flagOf(text: string): Taken {
  if (["yes", "true", "1", "y"].includes(text)) return { value: true };
  if (["no", "false", "0", "n", ""].includes(text)) return { value: false };
  return { problem: "Must be yes or no" };
}

/** An entry keeps its own line ends as `\n`, two characters. */
const oneLine = (text: string): string => text.replace(/\r?\n/g, "\\n");
const linesOf = (text: string): string[] =>
  text.split("\n").map((line) => line.trim().replaceAll("\\n", "\n")).filter(Boolean);

/** The last bar separates; a first part that holds one has one after it, too. */
function withBar(first: string, second: string | null): string {
  return oneLine(second === null && !first.includes("|") ? first : `${first} | ${second ?? ""}`);
}

function partsOf(line: string, first: string, second: string): Parts {
  const bar = line.lastIndexOf("|");
  if (bar < 0) return { [first]: line, [second]: null };
  return { [first]: line.slice(0, bar).trim(), [second]: line.slice(bar + 1).trim() || null };
}

function specificationsOf(lines: readonly string[]): Taken {
  const value: Record<string, string> = {};
  for (const line of lines) {
    // People write "Form: powder" where we write "Form | powder".
    const bar = line.includes("|") ? line.indexOf("|") : line.indexOf(":");
    if (bar < 0) return { problem: `“${line}” needs a bar between label and text: Form | powder` };
    const label = line.slice(0, bar).trim();
    if (Object.hasOwn(value, label)) return { problem: `The label “${label}” stands here twice` };
    value[label] = line.slice(bar + 1).trim();
  }
  return { value };
}
