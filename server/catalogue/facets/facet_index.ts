import { FACET_KEYS, type FacetKey } from "../../../contract/facet.ts";

/** What is chosen of each facet: any of its ids. */
export type Chosen = Partial<Record<FacetKey, readonly string[]>>;

/** A value of a facet. Its number is its place in the list of all values. */
interface IndexedValue {
  key: FacetKey;
  id: string;
  /** How many products have it. */
  total: number;
  /** The place of its facet in `FACET_KEYS`. */
  facet: number;
}

/**
 * The values of all products as numbers, row after row: what a count reads. Some ten numbers a product, so that any
 * combination is one pass over an array. A product can be set or removed without touching the others.
 */
export class FacetIndex {
  /** By number. Numbers are given once and stay, so that what was read of a product stays valid. */
  readonly all: IndexedValue[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #rows = new Map<string, number>();
  /** The ids of the rows. */
  readonly #ids: string[] = [];
  /** Where the values of each row begin and end. */
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  values = new Uint32Array(1_024);
  /** Where the next values go, and how many before it belong to nobody. */
  #end = 0;
  #unused = 0;

  /** How many products it holds: their rows are the numbers below. */
  get size(): number {
    return this.#ids.length;
  }

  numberOf(key: FacetKey, id: string): number {
    return this.#numbers.getOrInsertComputed(
      `${key} ${id}`,
      () => this.all.push({ key, id, total: 0, facet: FACET_KEYS.indexOf(key) }) - 1,
    );
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id);
  }

  #valuesOf(row: number): Uint32Array {
    return this.values.subarray(this.starts[row], this.ends[row]);
  }

  /** Sets the values of a product; removes it if they are undefined. */
  set(id: string, numbers: readonly number[] | undefined): void {
    const row = this.#rows.get(id);
    if (row !== undefined) this.#discard(row);
    if (!numbers) return row === undefined ? undefined : this.#remove(row);
    this.#makeRoom(numbers.length);
    const at = row ?? this.#ids.push(id) - 1;
    this.#rows.set(id, at);
    this.starts[at] = this.#end;
    this.values.set(numbers, this.#end);
    this.ends[at] = this.#end += numbers.length;
    for (const number of numbers) this.all[number]!.total++;
  }

  #discard(row: number): void {
    const numbers = this.#valuesOf(row);
    for (const number of numbers) this.all[number]!.total--;
    this.#unused += numbers.length;
    this.ends[row] = this.starts[row]!;
  }

  /** Its place goes to the last row. */
  #remove(row: number): void {
    this.#rows.delete(this.#ids[row]!);
    const [id, start, end] = [this.#ids.pop()!, this.starts.pop()!, this.ends.pop()!];
    if (row === this.#ids.length) return;
    this.#rows.set(id, row);
    [this.#ids[row], this.starts[row], this.ends[row]] = [id, start, end];
  }

  #makeRoom(count: number): void {
    if (this.#end + count <= this.values.length) return;
    const length = 2 * (this.#end - this.#unused + count);
    const packed = new Uint32Array(Math.max(length, 1_024));
    let end = 0;
    for (let row = 0; row < this.#ids.length; row++) {
      const numbers = this.#valuesOf(row);
      packed.set(numbers, end);
      this.starts[row] = end;
      this.ends[row] = end += numbers.length;
    }
    [this.values, this.#end, this.#unused] = [packed, end, 0];
  }
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
    for (let at = index.starts[row]!; at < index.ends[row]!; at++) {
      const value = index.values[at]!;
      if (missed === 0 || missed === 1 << index.all[value]!.facet) counts[value]!++;
    }
  };
  if (!among) { for (let row = 0; row < index.size; row++) count(row); }
  else {
    for (const id of among) {
      const row = index.rowOf(id);
      if (row !== undefined) count(row);
    }
  }
  return { total, counts };
}

/** Returns whether a product, by its id, has one of the chosen ids of each facet. */
export function choosing(index: FacetIndex, chosen: Chosen): (id: string) => boolean {
  const misses = missReader(index, chosen);
  return (id) => {
    const row = index.rowOf(id);
    return row !== undefined && misses(row) === 0;
  };
}

/** Returns which facets a row misses, as bits by their place in `FACET_KEYS`. */
function missReader(index: FacetIndex, chosen: Chosen): (row: number) => number {
  const { all } = index;
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
    const { values } = index;
    const end = index.ends[row]!;
    for (let at = index.starts[row]!; at < end; at++) {
      const value = values[at]!;
      if (isChosen[value]) missed &= ~(1 << all[value]!.facet);
    }
    return missed;
  };
}
