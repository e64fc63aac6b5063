/** One way in which a document may answer a part of a question, and what that is worth, up to 1. */
export interface Way {
  term: string;
  worth: number;
}

/** A part of a question: what it weighs, and the ways to answer it, of which the best counts. */
export interface Part {
  weight: number;
  ways: readonly Way[];
  /** What counts besides: two reasons are more than one. */
  also?: readonly Way[];
}

interface Scored {
  id: string;
  score: number;
  /** How much of the question's weight it answers at all. */
  matched: number;
}

const FIELD_BITS = 3;
const FIELDS_MAX = 1 << FIELD_BITS;
const NONE: readonly number[] = [];
const ALSO = 0.6;

/**
 * An inverted index over documents of a few fields. A document's score is the sum, over the parts of a question, of
 * the best way that it has of answering that part, by the field it stands in.
 */
export class ScoreIndex {
  /** A number a posting: the document's slot and the field. Most terms have one, which needs no list. */
  readonly #postings = new Map<string, number | number[]>();
  readonly #slots = new Map<string, number>();
  readonly #ids: (string | undefined)[] = [];
  readonly #worth: readonly number[];
  #dead = 0;
  #totals = new Float32Array(0);
  #matched = new Float32Array(0);
  #best = new Float32Array(0);
  #besides = new Float32Array(0);

  /** `worth` is what a hit counts in each field. */
  constructor(worth: readonly number[]) {
    this.#worth = worth;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** Much of it is of documents that are gone. */
  get isStale(): boolean {
    return this.#dead > 200 && this.#dead > this.#slots.size;
  }

  has(id: string): boolean {
    return this.#slots.has(id);
  }

  add(id: string, fields: readonly Iterable<string>[]): void {
    this.remove(id);
    const slot = this.#ids.push(id) - 1;
    this.#slots.set(id, slot);
    fields.forEach((terms, field) => {
      for (const term of new Set(terms)) {
        const known = this.#postings.get(term);
        const posting = slot * FIELDS_MAX + field;
        if (known === undefined) this.#postings.set(term, posting);
        else if (typeof known === "number") this.#postings.set(term, [known, posting]);
        else known.push(posting);
      }
    });
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#ids[slot] = undefined;
    this.#dead++;
  }

  hasTerm(term: string): boolean {
    return this.#postings.has(term);
  }

  /** From 0, for a term that everything has, to 1, for one that hardly anything has. */
  rarity(term: string): number {
    const hits = this.#of(term).length;
    if (hits === 0) return 1;
    return Math.max(0.05, 1 - Math.log(1 + hits) / Math.log(2 + this.#slots.size * 1.5));
  }

  /** The best documents, the best first. */
  search(parts: readonly Part[], limit: number): Scored[] {
    this.#makeRoom();
    const touched: number[] = [];
    for (const part of parts) this.#count(part, touched);
    const found: Scored[] = [];
    for (const slot of touched) {
      const score = this.#totals[slot]!;
      const matched = this.#matched[slot]!;
      this.#totals[slot] = 0;
      this.#matched[slot] = 0;
      const id = this.#ids[slot];
      if (id === undefined) continue;
      if (found.length === limit && score <= found[limit - 1]!.score) continue;
      insert(found, { id, score, matched }, limit);
    }
    return found;
  }

  #count({ weight, ways, also = [] }: Part, touched: number[]): void {
    const hit: number[] = [];
    const mark = (way: Way, into: Float32Array) => {
      for (const posting of this.#of(way.term)) {
        const slot = posting >>> FIELD_BITS;
        const worth = way.worth * this.#worth[posting & (FIELDS_MAX - 1)]!;
        if (this.#best[slot] === 0 && this.#besides[slot] === 0) hit.push(slot);
        if (worth > into[slot]!) into[slot] = worth;
      }
    };
    for (const way of ways) mark(way, this.#best);
    for (const way of also) mark(way, this.#besides);
    for (const slot of hit) {
      const best = this.#best[slot]!;
      const besides = this.#besides[slot]!;
      this.#best[slot] = 0;
      this.#besides[slot] = 0;
      if (this.#totals[slot] === 0) touched.push(slot);
      this.#totals[slot]! += weight * (best + ALSO * besides);
      this.#matched[slot]! += weight * Math.min(1, best > besides ? best * 2 : besides * 2);
    }
  }

  #of(term: string): readonly number[] {
    const known = this.#postings.get(term);
    return known === undefined ? NONE : typeof known === "number" ? [known] : known;
  }

  #makeRoom(): void {
    const room = this.#ids.length;
    if (this.#totals.length >= room) return;
    const wanted = Math.ceil(room * 1.5);
    this.#totals = new Float32Array(wanted);
    this.#matched = new Float32Array(wanted);
    this.#best = new Float32Array(wanted);
    this.#besides = new Float32Array(wanted);
  }
}

function insert(list: Scored[], item: Scored, limit: number): void {
  let at = list.length;
  while (at > 0 && list[at - 1]!.score < item.score) at--;
  list.splice(at, 0, item);
  if (list.length > limit) list.pop();
}
