import { FACET_KEYS, type FacetKey } from "../../../contract/facet.ts";

/** What is chosen of each facet: any of its ids. */
export type Chosen = Partial<Record<FacetKey, readonly string[]>>;

/** A value of a facet. Its number is its place in the list of all values. */
interface IndexedValue {
  key: FacetKey;
  id: string;
  /** How many products have it. */
  total: number;
}

/**
 * The values of all products as numbers, row after row: what a count reads. Some ten numbers a product, so that any
 * combination is one pass over an array.
 */
export interface FacetIndex {
  /** A product's row, by its id. */
  rows: ReadonlyMap<string, number>;
  /** Where the values of a row begin; one more than there are rows. */
  starts: Uint32Array;
  values: Uint32Array;
  /** By number. */
  all: readonly IndexedValue[];
  /** The place of a value's facet in `FACET_KEYS`, by number. */
  facetOf: Uint8Array;
}

/** Numbers are given once and stay, so that what was read of a product stays valid. */
export function valueNumbers() {
  const known = new Map<string, number>();
  const all: Omit<IndexedValue, "total">[] = [];
  return {
    all,
    of(key: FacetKey, id: string): number {
      const name = `${key} ${id}`;
      let number = known.get(name);
      if (number === undefined) {
        number = all.push({ key, id }) - 1;
        known.set(name, number);
      }
      return number;
    },
  };
}

/** Makes the index of products, each with the numbers of its values. */
export function facetIndex(
  products: readonly (readonly [id: string, values: readonly number[]])[],
  all: readonly Omit<IndexedValue, "total">[],
): FacetIndex {
  const starts = new Uint32Array(products.length + 1);
  const values = new Uint32Array(products.reduce((sum, [, { length }]) => sum + length, 0));
  const totals = new Uint32Array(all.length);
  const rows = new Map<string, number>();
  let end = 0;
  for (const [row, [id, numbers]] of products.entries()) {
    rows.set(id, row);
    for (const number of numbers) {
      values[end++] = number;
      totals[number]!++;
    }
    starts[row + 1] = end;
  }
  return {
    rows,
    starts,
    values,
    all: all.map((value, number) => ({ ...value, total: totals[number]! })),
    facetOf: Uint8Array.from(all, ({ key }) => FACET_KEYS.indexOf(key)),
  };
}

/**
 * The rows that have one of the chosen ids of each facet, and how many each value would leave: whatever is chosen of
 * its own facet. `among`: ids of products; all of them without it.
 */
export function countFacets(index: FacetIndex, chosen: Chosen, among?: Iterable<string>) {
  const misses = missReader(index, chosen);
  const counts = new Uint32Array(index.all.length);
  let total = 0;
  const count = (row: number) => {
    const missed = misses(row);
    if (missed === 0) total++;
    // With two facets missed, no single other choice would bring the product back.
    else if ((missed & (missed - 1)) !== 0) return;
    for (let at = index.starts[row]!; at < index.starts[row + 1]!; at++) {
      const value = index.values[at]!;
      if (missed === 0 || missed === 1 << index.facetOf[value]!) counts[value]!++;
    }
  };
  if (!among) { for (let row = 0; row < index.starts.length - 1; row++) count(row); }
  else {
    for (const id of among) {
      const row = index.rows.get(id);
      if (row !== undefined) count(row);
    }
  }
  return { total, counts };
}

/** Returns whether a product, by its id, has one of the chosen ids of each facet. */
export function choosing(index: FacetIndex, chosen: Chosen): (id: string) => boolean {
  const misses = missReader(index, chosen);
  return (id) => {
    const row = index.rows.get(id);
    return row !== undefined && misses(row) === 0;
  };
}

/** Returns which facets a row misses, as bits by their place in `FACET_KEYS`. */
function missReader({ starts, values, all, facetOf }: FacetIndex, chosen: Chosen): (row: number) => number {
  const isChosen = new Uint8Array(all.length);
  let wanted = 0;
  for (const [place, key] of FACET_KEYS.entries()) {
    const ids = chosen[key];
    if (!ids?.length) continue;
    wanted |= 1 << place;
    for (const [number, value] of all.entries()) {
      if (value.key === key && ids.includes(value.id)) isChosen[number] = 1;
    }
  }
  if (wanted === 0) return () => 0;
  return (row) => {
    let missed = wanted;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const value = values[at]!;
      if (isChosen[value]) missed &= ~(1 << facetOf[value]!);
    }
    return missed;
  };
}
