/**
 * Sorts items by reusing the order in `before`: only new items are compared, by binary search. If more than a
 * quarter of the items are new, it sorts all of them.
 */
export function keepSorted<T>(
  before: readonly T[],
  items: Iterable<T>,
  compare: (a: T, b: T) => number,
): T[] {
  const fresh = new Set(items);
  const count = fresh.size;
  const kept = before.filter((item) => fresh.delete(item));
  const added = [...fresh].sort(compare);
  if (added.length > count / 4) return [...kept, ...added].sort(compare);
  const sorted: T[] = [];
  let from = 0;
  for (const item of added) {
    const to = placeOf(item, kept, from, compare);
    for (let at = from; at < to; at++) sorted.push(kept[at]!);
    sorted.push(item);
    from = to;
  }
  for (let at = from; at < kept.length; at++) sorted.push(kept[at]!);
  return sorted;
}

/** The insertion index of an item: after equal items, as in a stable sort. */
function placeOf<T>(item: T, list: readonly T[], from: number, compare: (a: T, b: T) => number): number {
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(item, list[middle]!) < 0) to = middle;
    else from = middle + 1;
  }
  return from;
}
