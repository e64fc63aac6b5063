import type { Field, Postings } from "./TermIndex.ts";

/** Why a document was found: the best of the ways in which it was. */
export interface Reason {
  field: Field;
  /** The term that hit, a word or a concept's. */
  term: string;
}

interface Hit {
  score: number;
  reason: Reason;
}

/** Documents by the index's own number. */
export type Hits = Map<number, Hit>;

/** What a word is worth where it stands. */
const WORD_WORTH: Record<Field, number> = {
  name: 100,
  ingredients: 60,
  indications: 40,
  make: 30,
  category: 25,
  species: 20,
  packaging: 45,
  text: 10,
};

/** What a concept is worth where it was recognised. */
export const CONCEPT_WORTH: Record<Field, number> = {
  ...WORD_WORTH,
  name: 90,
  ingredients: 60,
  category: 30,
};

/** Adds documents that have a term; whoever has it in several fields counts for the best of them. */
export function addPostings(
  hits: Hits,
  term: string,
  postings: Postings,
  factor: number,
  worth: Record<Field, number> = WORD_WORTH,
): void {
  for (const { field, documents } of postings) {
    const score = worth[field] * factor;
    const reason = { field, term };
    for (const document of documents) raise(hits, document, { score, reason });
  }
}

export function raise(hits: Hits, document: number, hit: Hit): void {
  const before = hits.get(document);
  if (!before || before.score < hit.score) hits.set(document, hit);
}

export function mergeBest(into: Hits, other: Hits, factor = 1): void {
  for (const [document, { score, reason }] of other) raise(into, document, { score: score * factor, reason });
}

/** Adds what counts besides: documents that are not there yet stay away unless `admit`. */
export function addBonus(into: Hits, bonus: Hits, factor: number, admit: boolean): void {
  for (const [document, { score, reason }] of bonus) {
    const before = into.get(document);
    if (before) into.set(document, { score: before.score + score * factor, reason: before.reason });
    else if (admit) into.set(document, { score: score * factor, reason });
  }
}

/** Those that have all of them, with what each is worth together and the weightiest reason. */
export function inAll(groups: readonly Hits[]): Hits {
  if (groups.length === 1) return groups[0]!;
  const [first, ...rest] = [...groups].sort((a, b) => a.size - b.size);
  const all: Hits = new Map();
  for (const [document, hit] of first ?? []) {
    let { score } = hit;
    let best = hit;
    const everywhere = rest.every((hits) => {
      const other = hits.get(document);
      if (!other) return false;
      score += other.score;
      if (other.score > best.score) best = other;
      return true;
    });
    if (everywhere) all.set(document, { score, reason: best.reason });
  }
  return all;
}

/** Those that have any of them; having more of them counts for more than anything else. */
export function inAny(groups: readonly Hits[]): Hits {
  const any: Hits = new Map();
  for (const hits of groups) {
    for (const [document, { score, reason }] of hits) {
      const before = any.get(document);
      any.set(
        document,
        before ? { score: before.score + score + 1_000, reason: before.reason } : { score, reason },
      );
    }
  }
  return any;
}
