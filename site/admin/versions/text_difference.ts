import { diffArrays } from "diff";

export interface Piece {
  kind: "same" | "removed" | "added";
  text: string;
}

/** A line of two texts: the same in both, in one only, or changed in some of its words. */
export interface LineDifference {
  kind: Piece["kind"] | "changed";
  pieces: Piece[];
}

/** Less in common than this, and a line was written anew rather than changed. */
const ALIKE = 0.3;
/** Texts with more differences would make somebody wait: they are shown as one text after the other. */
const EDITS_MAX = 2_000;

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

  for (const { kind, texts } of runsOf(linesOf(before), linesOf(after))) {
    if (kind === "removed") removed = texts;
    else if (kind === "added") added = texts;
    else {
      flush();
      lines.push(...texts.map((text): LineDifference => ({ kind, pieces: [{ kind, text }] })));
    }
  }
  flush();
  return lines;
}

/** Neighbours that both have, or that only one has, in reading order. */
function runsOf(before: string[], after: string[]): { kind: Piece["kind"]; texts: string[] }[] {
  const changes = diffArrays(before, after, { maxEditLength: EDITS_MAX });
  if (!changes) return [{ kind: "removed", texts: before }, { kind: "added", texts: after }];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    texts: value,
  }));
}

const linesOf = (text: string): string[] => text === "" ? [] : text.split(/\r?\n/);

function lineDifference(before: string | undefined, after: string | undefined): LineDifference[] {
  if (before !== undefined && after !== undefined) {
    const pieces = runsOf(wordsOf(before), wordsOf(after)).map(({ kind, texts }): Piece => ({
      kind,
      text: texts.join(""),
    }));
    const same = pieces.reduce((sum, { kind, text }) => kind === "same" ? sum + text.trim().length : sum, 0);
    if (same >= ALIKE * Math.max(before.length, after.length)) return [{ kind: "changed", pieces }];
  }
  return (["removed", "added"] as const).flatMap((kind) => {
    const text = kind === "removed" ? before : after;
    return text === undefined ? [] : [{ kind, pieces: [{ kind, text }] }];
  });
}

/** Words, and what stands between them. */
const wordsOf = (line: string): string[] => line.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
