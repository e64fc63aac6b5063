import type { Field, Postings } from "./TermIndex.ts";

/** Why a document matched. Only the match with the highest score is kept. */
export interface Reason {
  field: Field;
  /** The matched term: a folded word or a concept term. */
  term: string;
}

interface Hit {
  score: number;
  reason: Reason;
}

/** Hits by the index's internal document number. */
export type Hits = Map<number, Hit>;

/** Score of a word match by field. */
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

/** Score of a concept match by field. */
export const CONCEPT_WORTH: Record<Field, number> = {
  ...WORD_WORTH,
  name: 90,
  ingredients: 60,
  category: 30,
};

/** Adds the documents that have a term. One with the term in several fields gets its best field's score. */
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

/** Adds `bonus` to the scores. Documents that are not in `into` yet are added only with `admit`. */
export function addBonus(into: Hits, bonus: Hits, factor: number, admit: boolean): void {
  for (const [document, { score, reason }] of bonus) {
    const before = into.get(document);
    if (before) into.set(document, { score: before.score + score * factor, reason: before.reason });
    else if (admit) into.set(document, { score: score * factor, reason });
  }
}

/** Documents in all groups. Their scores are added; the reason with the highest score is kept. */
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

/** Documents in any group. Each further group adds 1,000, so that matching more groups outranks any score. */
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
