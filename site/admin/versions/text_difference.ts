import { align, type Aligned } from "./align.ts";

/** A line of two texts: the same in both, in one only, or changed in some of its words. */
export interface LineDifference {
  kind: "same" | "removed" | "added" | "changed";
  pieces: Aligned[];
}

/** Less in common than this, and a line was written anew rather than changed. */
const ALIKE = 0.3;

/** Line by line, so that a list shows its entries; inside of a changed line word by word. */
export function textDifference(before: string, after: string): LineDifference[] {
  const lines: LineDifference[] = [];
  let removed: string[] = [];
  let added: string[] = [];

  function flush(): void {
    // A line that went and one that came in its place are most often the same one, changed.
    for (let at = 0; at < Math.max(removed.length, added.length); at++) {
      lines.push(...lineDifference(removed[at], added[at]));
    }
    [removed, added] = [[], []];
  }

  for (const { kind, text } of align(linesOf(before), linesOf(after))) {
    if (kind === "removed") removed.push(text);
    else if (kind === "added") added.push(text);
    else {
      flush();
      lines.push({ kind, pieces: [{ kind, text }] });
    }
  }
  flush();
  return lines;
}

const linesOf = (text: string): string[] => text === "" ? [] : text.split(/\r?\n/);

function lineDifference(before: string | undefined, after: string | undefined): LineDifference[] {
  if (before !== undefined && after !== undefined) {
    const pieces = joined(align(wordsOf(before), wordsOf(after)));
    const same = pieces.reduce(
      (sum, { kind, text }) => kind === "same" ? sum + text.trim().length : sum,
      0,
    );
    if (same >= ALIKE * Math.max(before.length, after.length)) return [{ kind: "changed", pieces }];
  }
  return (["removed", "added"] as const).flatMap((kind) => {
    const text = kind === "removed" ? before : after;
    return text === undefined ? [] : [{ kind, pieces: [{ kind, text }] }];
  });
}

/** Words, and what stands between them. */
const wordsOf = (line: string): string[] => line.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

/** Neighbours of one kind in one piece. */
function joined(words: readonly Aligned[]): Aligned[] {
  const pieces: Aligned[] = [];
  for (const { kind, text } of words) {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  }
  return pieces;
}
