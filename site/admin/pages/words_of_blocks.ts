import type { BlockKind } from "../../../contract/page.ts";
import { isBlank } from "../form/json.ts";
import { textOfHtml } from "../form/kinds.ts";
import { BLOCK_NAMES } from "./page_texts.ts";

/** All texts of a page's blocks, a line each, to compare two versions. */
export function wordsOfBlocks(blocks: unknown): string {
  return Array.isArray(blocks) ? blocks.flatMap(linesOfBlock).join("\n") : "";
}

function linesOfBlock(block: unknown): string[] {
  const { kind, translations, ...fields } = Object(block);
  const name = BLOCK_NAMES[kind as BlockKind]?.[0] ?? String(kind);
  return [
    `[${name}]`,
    ...linesOf(fields),
    ...Object.entries(Object(translations)).flatMap(([language, texts]) =>
      linesOf(texts).map((line) => `${language}: ${line}`)
    ),
  ];
}

function linesOf(value: unknown): string[] {
  if (isBlank(value)) return [];
  if (typeof value === "string") return [value.startsWith("<") ? textOfHtml(value) : value];
  if (Array.isArray(value) && value.every((row) => typeof row === "object")) {
    return value.map((row) => linesOf(row).join(" – "));
  }
  return Object.values(Object(value)).flatMap(linesOf);
}
