/**
 * The edit distance of two words, where swapping neighbouring letters counts as one edit. Returns `limit + 1`
 * as soon as it exceeds `limit`.
 */
export function spellingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let distance = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, before[j - 2]! + 1);
      }
      row.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** A word with its letters as bits, which rule out most others before the distance is computed. */
export interface SpeltWord {
  word: string;
  letters: number;
}

export function spelt(word: string): SpeltWord {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return { word, letters };
}

/** Whether two words share enough letters to be at most `slips` typing errors apart. */
export function mayBeNear(one: SpeltWord, other: SpeltWord, slips: number): boolean {
  if (Math.abs(one.word.length - other.word.length) > slips) return false;
  let count = 0;
  for (let left = (one.letters ^ other.letters) >>> 0; left; left &= left - 1) count++;
  return count <= 2 * slips;
}

/** How many typing errors are tolerated in a word of this length. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : word.length < 13 ? 2 : 3;
}
