/** The terms that start with `prefix`, from a list that is in order. */
export function* startingWith(terms: readonly string[], prefix: string): Generator<string> {
  for (let at = placeOf(terms, prefix); at < terms.length; at++) {
    const term = terms[at]!;
    if (!term.startsWith(prefix)) return;
    yield term;
  }
}

/**
 * The terms of a list in order that differ from `word` by at most `slips` letters added, left out or changed, and by
 * how many. What a term shares with the one before is compared once, and what begins too differently is skipped.
 */
export function* within(
  terms: readonly string[],
  word: string,
  slips: number,
): Generator<{ term: string; distance: number }> {
  /** The distances of the beginnings of `word` from the first letters of the term, a row for each number of these. */
  const rows = [Uint16Array.from({ length: word.length + 1 }, (_, column) => column)];
  let before = "";
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at]!;
    let depth = shared(before, term);
    before = term;
    let least = 0;
    while (depth < term.length && least <= slips) {
      least = nextRow(rows[depth]!, rows[depth + 1] ??= new Uint16Array(word.length + 1), word, term[depth]!);
      depth++;
    }
    if (least > slips) {
      at = placeOf(terms, `${term.slice(0, depth)}\uffff`, at + 1) - 1;
      continue;
    }
    const distance = rows[term.length]![word.length]!;
    if (distance <= slips) yield { term, distance };
  }
}

/** Fills the row for one letter more, and returns the least distance in it. */
function nextRow(last: Uint16Array, row: Uint16Array, word: string, letter: string): number {
  let least = row[0] = last[0]! + 1;
  for (let column = 1; column <= word.length; column++) {
    const changed = last[column - 1]! + (word[column - 1] === letter ? 0 : 1);
    const distance = Math.min(changed, last[column]! + 1, row[column - 1]! + 1);
    row[column] = distance;
    if (distance < least) least = distance;
  }
  return least;
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Where a term stands in the list, or would. */
export function placeOf(terms: readonly string[], term: string, from = 0): number {
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (terms[middle]! < term) from = middle + 1;
    else to = middle;
  }
  return from;
}
