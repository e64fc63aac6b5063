/** What differs between two lists. */
interface ListChanges<T> {
  gone: ReadonlySet<T>;
  added: readonly T[];
}

/** The changes of a list, by the entries that differ: see `LayeredMap.since`. */
export function listChanges<T>(
  entries: Iterable<readonly [key: unknown, was: T | undefined, is: T | undefined]>,
): ListChanges<T> {
  const [gone, added] = [new Set<T>(), [] as T[]];
  for (const [, was, is] of entries) {
    if (was !== undefined) gone.add(was);
    if (is !== undefined) added.push(is);
  }
  return { gone, added };
}

/** So many are found one by one sooner than by a pass over all. */
const FEW = 16;

/**
 * Sorts a list by reusing its order before the changes: only new items are compared, by binary search. If more than a
 * quarter of the items are new, it sorts all of them.
 */
export function keepSorted<T>(
  before: readonly T[],
  { gone, added }: ListChanges<T>,
  compare: (a: T, b: T) => number,
): T[] {
  const kept = without(before, gone);
  const fresh = added.toSorted(compare);
  if (fresh.length > (kept.length + fresh.length) / 4) return [...kept, ...fresh].sort(compare);
  const parts: T[][] = [];
  let from = 0;
  for (const item of fresh) {
    const to = placeOf(item, kept, from, compare);
    parts.push(kept.slice(from, to), [item]);
    from = to;
  }
  parts.push(kept.slice(from));
  return parts.flat() as T[];
}

function without<T>(list: readonly T[], gone: ReadonlySet<T>): readonly T[] {
  if (gone.size > FEW) return list.filter((item) => !gone.has(item));
  const kept = list.slice();
  for (const item of gone) {
    const place = kept.indexOf(item);
    if (place >= 0) kept.splice(place, 1);
  }
  return kept;
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
