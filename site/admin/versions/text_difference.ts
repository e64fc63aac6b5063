import { diffArrays } from "diff";

export interface Piece {
  kind: "same" | "removed" | "added";
  text: string;
}

/** A line of a diff: the same in both texts, only in one of them, or changed in some words. */
export interface LineDifference {
  kind: Piece["kind"] | "changed";
  pieces: Piece[];
}

/** If two lines share less than this, they are shown as removed and added, not as changed. */
const ALIKE = 0.3;
/** Beyond this many edits the diff would be slow, so both texts are shown one after the other. */
const EDITS_MAX = 2_000;

/** A diff by line, so that list items stay whole; within a changed line by word. */
export function textDifference(before: string, after: string): LineDifference[] {
  const lines: LineDifference[] = [];
  let removed: string[] = [];
  let added: string[] = [];

  function flush(): void {
    // A removed line and the added line in its place are usually the same line, changed.
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

/** Runs of items that are in both lists or in only one, in reading order. */
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

/** Words, and the characters between them. */
const wordsOf = (line: string): string[] => line.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
