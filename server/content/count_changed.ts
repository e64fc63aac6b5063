/** The entries that differ between two maps: see `LayeredMap.since`. */
export type Changed<T> = readonly (readonly [key: string, was: T | undefined, is: T | undefined])[];

/** How many values pass a test, after some have changed. */
export function countOf<T>(before: number, changed: Changed<T>, test: (value: T) => boolean): number {
  const one = (value: T | undefined) => Number(value !== undefined && test(value));
  return changed.reduce((sum, [, was, is]) => sum + one(is) - one(was), before);
}

/** The values that pass a test, after some have changed. */
export function setOf<T>(
  before: ReadonlySet<T> | undefined,
  changed: Changed<T>,
  test: (value: T) => boolean,
): ReadonlySet<T> {
  const set = new Set(before);
  for (const [, was, is] of changed) {
    if (was !== undefined) set.delete(was);
    if (is !== undefined && test(is)) set.add(is);
  }
  return set;
}

/** How many values have each name, after some have changed. */
export function countByName<T>(
  before: ReadonlyMap<string, number> | undefined,
  changed: Changed<T>,
  nameOf: (value: T) => string,
): ReadonlyMap<string, number> {
  const counts = new Map(before);
  const add = (value: T | undefined, by: number) => {
    if (value === undefined) return;
    const name = nameOf(value);
    counts.set(name, (counts.get(name) ?? 0) + by);
  };
  for (const [, was, is] of changed) {
    add(was, -1);
    add(is, 1);
  }
  return counts;
}
