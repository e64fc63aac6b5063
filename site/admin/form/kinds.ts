import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { texts } from "../texts.ts";
import type { Field, Kind } from "./resource.ts";

/** A value as the text of an input or textarea. The items of a list are joined with commas. */
export function typedOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

/** The rows of a list. A map becomes rows of `label` and `text`. */
export function rowsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return Object.entries(Object(value)).map(([label, text]) => ({ label, text }));
}

/** The text of a row, or of one of its properties. */
export function cellOf(row: unknown, name: string | undefined): string {
  return typedOf(name === undefined ? row : Object(row)[name]);
}

/** Converts typed text to the contract's type. An invalid number stays a text: validation reports it. */
const TO_INPUT: Partial<Record<Kind, (value: unknown) => unknown>> = {
  number(value) {
    const text = typedOf(value).trim().replace(",", ".");
    return text === "" ? undefined : Number.isNaN(Number(text)) ? value : Number(text);
  },
  words: (value) => typeof value === "string" ? value.split(",") : value,
  colour: (value) => typedOf(value).trim() || null,
  map: (value) =>
    Object.fromEntries(
      rowsOf(value).map((row) => [cellOf(row, "label").trim(), cellOf(row, "text").trim()]),
    ),
  // An editor without content still returns an empty paragraph.
  rich: (value) =>
    typeof value === "string" && !/<(img|table|hr)\b/.test(value) && withoutTags(value) === "" ? "" : value,
};

const withoutTags = (html: string): string => html.replace(/<[^>]*>|&nbsp;/g, "").trim();

export function toInput({ kind = "text" }: Field, value: unknown): unknown {
  return TO_INPUT[kind] ? TO_INPUT[kind](value) : value;
}

/** A field's value as readable text, to compare two versions. */
export function toWords({ kind, values, words }: Field, value: unknown): string {
  if (words) return words(value);
  if (kind === "check") return value === (values ? values[0] : true) ? texts.conflict.yes : texts.conflict.no;
  if (kind === "rich") return textOfHtml(typedOf(value));
  if (kind === "date") return typedOf(value) && formatDateTime(typedOf(value));
  if (kind === "words" || typeof value !== "object") return typedOf(value).trim();
  return rowsOf(value ?? []).map((row) =>
    typeof row === "object" ? Object.values(Object(row)).map((cell) => typedOf(cell).trim()).join(" – ") : row
  ).join("\n");
}

/** The text of an HTML article, one line per paragraph, to compare two versions. */
export function textOfHtml(html: string): string {
  const lines = html
    .replace(/<\/(p|h[1-6]|li|tr|blockquote|figcaption|table)>|<br\s*\/?>/gi, "\n")
    .replace(/<li\b[^>]*>/gi, "• ")
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/gi, "[$1]");
  const text = new DOMParser().parseFromString(lines.replace(/<[^>]*>/g, " "), "text/html").body.textContent;
  return (text ?? "").split("\n").map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean).join("\n");
}
