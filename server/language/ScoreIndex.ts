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
  #sums = sumsFor(0);

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
    if (this.#sums.room < this.room) this.#sums = sumsFor(Math.ceil(this.room * 1.5));
    const { total, matched, touched } = this.#sums;
    let count = 0;
    for (const part of parts) count = this.#count(part, count);
    const found: Scored[] = [];
    for (const slot of touched.subarray(0, count)) {
      const scored = { score: total[slot]!, matched: matched[slot]! };
      total[slot] = matched[slot] = 0;
      if (found.length === limit && scored.score <= found[limit - 1]!.score) continue;
      const id = this.idOf(slot);
      if (id !== undefined) insert(found, { id, ...scored }, limit);
    }
    return found;
  }

  /** Adds what a part counts for each document. Returns how many documents have counted anything by now. */
  #count({ weight, ways, also = [] }: Part, before: number): number {
    const { total, matched, touched, best, besides, hit } = this.#sums;
    let count = before;
    const hits = this.#mark(also, besides, this.#mark(ways, best, 0));
    for (const slot of hit.subarray(0, hits)) {
      const [one, other] = [best[slot]!, besides[slot]!];
      best[slot] = besides[slot] = 0;
      if (total[slot] === 0) touched[count++] = slot;
      total[slot]! += weight * (one + ALSO * other);
      matched[slot]! += weight * Math.min(1, one > other ? one * 2 : other * 2);
    }
    return count;
  }

  /** Notes the best way for each document. Returns how many documents the part has met by now. */
  #mark(ways: readonly Way[], into: Float32Array, before: number): number {
    const { best, besides, hit } = this.#sums;
    let hits = before;
    for (const { term, worth } of ways) {
      const postings = this.postings(term);
      for (let at = 0; at < postings.length; at++) {
        const slot = slotOf(postings[at]!);
        const value = worth * this.#worth[fieldOf(postings[at]!)]!;
        if (best[slot] === 0 && besides[slot] === 0) hit[hits++] = slot;
        if (value > into[slot]!) into[slot] = value;
      }
    }
    return hits;
  }
}

/** By slot, and zero between two searches. */
function sumsFor(room: number) {
  return {
    room,
    total: new Float32Array(room),
    matched: new Float32Array(room),
    /** Of the part that is looked at. */
    best: new Float32Array(room),
    besides: new Float32Array(room),
    /** Slots that any part has met, and those that this one has. */
    touched: new Uint32Array(room),
    hit: new Uint32Array(room),
  };
}

function insert(list: Scored[], item: Scored, limit: number): void {
  let at = list.length;
  while (at > 0 && list[at - 1]!.score < item.score) at--;
  list.splice(at, 0, item);
  if (list.length > limit) list.pop();
}
