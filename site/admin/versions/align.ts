export interface Aligned {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Larger tables would make somebody wait: what differs is then told as a whole. */
const CELLS_MAX = 4_000_000;

/** Two rows of words or lines beside each other: what both have in common, what only one has, in reading order. */
export function align(before: readonly string[], after: readonly string[]): Aligned[] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    ...all("same", before.slice(0, start)),
    ...alignMiddle(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
    ),
    ...all("same", before.slice(before.length - end)),
  ];
}

const all = (kind: Aligned["kind"], texts: readonly string[]): Aligned[] =>
  texts.map((text) => ({ kind, text }));

function alignMiddle(before: readonly string[], after: readonly string[]): Aligned[] {
  const width = after.length + 1;
  if (before.length * after.length === 0 || before.length * after.length > CELLS_MAX) {
    return [...all("removed", before), ...all("added", after)];
  }
  // How long the longest common row is, from each place to the end.
  const common = new Uint32Array((before.length + 1) * width);
  for (let b = before.length - 1; b >= 0; b--) {
    for (let a = after.length - 1; a >= 0; a--) {
      common[b * width + a] = before[b] === after[a]
        ? common[(b + 1) * width + a + 1]! + 1
        : Math.max(common[(b + 1) * width + a]!, common[b * width + a + 1]!);
    }
  }
  const found: Aligned[] = [];
  let [b, a] = [0, 0];
  while (b < before.length && a < after.length) {
    if (before[b] === after[a]) {
      found.push({ kind: "same", text: before[b]! });
      b++;
      a++;
    } else if (common[(b + 1) * width + a]! >= common[b * width + a + 1]!) {
      found.push({ kind: "removed", text: before[b++]! });
    } else {
      found.push({ kind: "added", text: after[a++]! });
    }
  }
  return [...found, ...all("removed", before.slice(b)), ...all("added", after.slice(a))];
}
