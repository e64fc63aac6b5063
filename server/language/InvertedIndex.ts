import { placeOf } from "./sorted_terms.ts";

const FIELD_BITS = 4;
const FIELDS_MAX = 1 << FIELD_BITS;

type Postings = ArrayLike<number> & Iterable<number>;
const NONE: Postings = [];

/** Which document and field a posting names. A field that holds a term twice has two postings, side by side. */
export function slotOf(posting: number): number {
  return posting >>> FIELD_BITS;
}

export function fieldOf(posting: number): number {
  return posting & (FIELDS_MAX - 1);
}

/** An index as it is written to a file: four bytes a posting, without documents that are gone. */
export interface FrozenIndex {
  /** Ids of the documents, by slot. */
  ids: readonly string[];
  /** In the order of their code units. */
  terms: readonly string[];
  /** Where the postings of each term begin, and at last how many there are. */
  starts: Uint32Array;
  postings: Uint32Array;
}

const EMPTY: FrozenIndex = { ids: [], terms: [], starts: new Uint32Array(1), postings: new Uint32Array() };

/** Changes since an index was frozen, from which on it is frozen again. */
const LOOSE = 200;
/** The same as a share of its documents. */
const LOOSE_SHARE = 0.02;

/**
 * An inverted index over documents of a few fields: which documents hold a term, and where. It scores nothing. What was
 * frozen takes little memory and is read from a file as it is; what is added later is kept beside it.
 */
export class InvertedIndex {
  #frozen = EMPTY;
  /** A number a posting: the document's slot and the field. Most terms have one, which needs no list. */
  #added = new Map<string, number | number[]>();
  /** Slots by id, made for the first change: a start where nothing has changed needs none. */
  #slots: Map<string, number> | undefined;
  #ids: (string | undefined)[] = [];
  #size = 0;
  #changes = 0;

  constructor(frozen = EMPTY) {
    this.#hold(frozen);
  }

  get size(): number {
    return this.#size;
  }

  /** Slots, those of documents that are gone too. */
  get room(): number {
    return this.#ids.length;
  }

  /** Much has changed since it was frozen. */
  get isLoose(): boolean {
    return this.#changes > Math.max(LOOSE, this.size * LOOSE_SHARE) || this.#frozen === EMPTY;
  }

  has(id: string): boolean {
    return this.#slotById().has(id);
  }

  /** Returns the document's slot, which is another after `freeze`. */
  add(id: string, fields: readonly Iterable<string>[]): number {
    this.remove(id);
    const slot = this.#ids.push(id) - 1;
    this.#slotById().set(id, slot);
    this.#size++;
    this.#changes++;
    fields.forEach((terms, field) => {
      for (const term of terms) {
        const known = this.#added.get(term);
        const posting = slot * FIELDS_MAX + field;
        if (known === undefined) this.#added.set(term, posting);
        else if (typeof known === "number") this.#added.set(term, [known, posting]);
        else known.push(posting);
      }
    });
    return slot;
  }

  remove(id: string): void {
    const slots = this.#slotById();
    const slot = slots.get(id);
    if (slot === undefined) return;
    slots.delete(id);
    this.#ids[slot] = undefined;
    this.#size--;
    this.#changes++;
  }

  /** Undefined where the document is gone. */
  idOf(slot: number): string | undefined {
    return this.#ids[slot];
  }

  hasTerm(term: string): boolean {
    return this.#added.has(term) || this.#placeOf(term) !== undefined;
  }

  /** The terms that were frozen, in order. */
  get frozenTerms(): readonly string[] {
    return this.#frozen.terms;
  }

  /** Those that came later. */
  *addedTerms(): Generator<string> {
    for (const term of this.#added.keys()) if (this.#placeOf(term) === undefined) yield term;
  }

  /** In the order in which the documents were added. */
  postings(term: string): Postings {
    const added = this.#added.get(term);
    const place = this.#placeOf(term);
    const later = added === undefined ? NONE : typeof added === "number" ? [added] : added;
    if (place === undefined) return later;
    const { starts, postings } = this.#frozen;
    const frozen = postings.subarray(starts[place], starts[place + 1]);
    if (added === undefined) return frozen;
    const all = new Uint32Array(frozen.length + later.length);
    all.set(frozen);
    all.set(later, frozen.length);
    return all;
  }

  /** From 0, for a term that everything has, to 1, for one that hardly anything has. */
  rarity(term: string): number {
    const hits = this.postings(term).length;
    if (hits === 0) return 1;
    return Math.max(0.05, 1 - Math.log(1 + hits) / Math.log(2 + this.#size * 1.5));
  }

  /** Packs all that is there. Nothing may be added or removed meanwhile; searches go on. */
  async freeze(pause: () => Promise<void>): Promise<FrozenIndex> {
    const ids = this.#ids.filter((id) => id !== undefined);
    const slotNow = new Int32Array(this.#ids.length).fill(-1);
    let slots = 0;
    for (const [slot, id] of this.#ids.entries()) if (id !== undefined) slotNow[slot] = slots++;
    const sorted = [...this.#frozen.terms, ...this.addedTerms()].sort();
    let room = this.#frozen.postings.length;
    for (const added of this.#added.values()) room += typeof added === "number" ? 1 : added.length;
    const postings = new Uint32Array(room);
    const [terms, starts]: [string[], number[]] = [[], []];
    let length = 0;
    for (const term of sorted) {
      const start = length;
      for (const posting of this.postings(term)) {
        const slot = slotNow[slotOf(posting)]!;
        if (slot >= 0) postings[length++] = slot * FIELDS_MAX + fieldOf(posting);
      }
      if (length > start) starts[terms.push(term) - 1] = start;
      await pause();
    }
    starts.push(length);
    const frozen = { ids, terms, starts: Uint32Array.from(starts), postings: postings.slice(0, length) };
    this.#hold(frozen);
    return frozen;
  }

  #hold(frozen: FrozenIndex): void {
    this.#frozen = frozen;
    this.#added = new Map();
    this.#ids = [...frozen.ids];
    this.#slots = undefined;
    this.#size = frozen.ids.length;
    this.#changes = 0;
  }

  #slotById(): Map<string, number> {
    if (this.#slots) return this.#slots;
    const slots = this.#slots = new Map<string, number>();
    for (const [slot, id] of this.#ids.entries()) if (id !== undefined) slots.set(id, slot);
    return slots;
  }

  /** Where a frozen term stands. It is looked for in their order: a map of them takes as long to fill as to read them. */
  #placeOf(term: string): number | undefined {
    const { terms } = this.#frozen;
    const place = placeOf(terms, term);
    return terms[place] === term ? place : undefined;
  }
}
