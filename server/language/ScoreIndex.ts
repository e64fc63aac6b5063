import { fieldOf, type FrozenIndex, InvertedIndex, slotOf } from "./InvertedIndex.ts";

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

const ALSO = 0.6;

/**
 * Scores documents by the parts of a question: the sum, over the parts, of the best way that a document has of
 * answering that part, by the field it stands in.
 */
export class ScoreIndex extends InvertedIndex {
  readonly #worth: readonly number[];
  #totals = new Float32Array(0);
  #matched = new Float32Array(0);
  #best = new Float32Array(0);
  #besides = new Float32Array(0);

  /** `worth` is what a hit counts in each field. */
  constructor(worth: readonly number[], frozen?: FrozenIndex) {
    super(frozen);
    this.#worth = worth;
  }

  override add(id: string, fields: readonly Iterable<string>[]): number {
    return super.add(id, fields.map((terms) => new Set(terms)));
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
      const id = this.idOf(slot);
      if (id === undefined) continue;
      if (found.length === limit && score <= found[limit - 1]!.score) continue;
      insert(found, { id, score, matched }, limit);
    }
    return found;
  }

  #count({ weight, ways, also = [] }: Part, touched: number[]): void {
    const hit: number[] = [];
    const mark = (way: Way, into: Float32Array) => {
      for (const posting of this.postings(way.term)) {
        const slot = slotOf(posting);
        const worth = way.worth * this.#worth[fieldOf(posting)]!;
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

  #makeRoom(): void {
    const { room } = this;
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
