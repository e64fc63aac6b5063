/**
 * The items in order, made from the order that they were in before: only those that are new are compared. Falls back
 * to sorting where much is new.
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

/** Behind those that are equal, as a stable sort has it. */
function placeOf<T>(item: T, list: readonly T[], from: number, compare: (a: T, b: T) => number): number {
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(item, list[middle]!) < 0) to = middle;
    else from = middle + 1;
  }
  return from;
}
