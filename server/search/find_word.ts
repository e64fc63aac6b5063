import { entryTerm, soundTerm } from "../language/word_terms.ts";
import { askedForms } from "./asked_form.ts";
import { skeletonTerm } from "./describe_product.ts";
import { foldWord } from "../language/fold.ts";
import { isIndic } from "../language/words_of.ts";
import { addPostings, CONCEPT_WORTH, type Hits, inAll, raise } from "./hits.ts";
import { similarity } from "../language/similarity.ts";
import { skeleton, soundKey, soundKeys } from "../language/sound_key.ts";
import { slipsAllowed } from "../language/spelling_distance.ts";
import type { TermIndex } from "./TermIndex.ts";
import type { ConceptKind } from "./read_query.ts";

/** Maximum number of terms read per prefix, because a single letter matches thousands. */
const PREFIXES = 400;
/** Shorter words get no spelling correction: "neem" would match "need". */
const SLIPS_FROM = 5;
/** Shorter words match no prefixes ("mar" is not "marigold"), except the last one: it may be unfinished. */
const PREFIX_FROM = 4;
/** What sounds less alike is no slip of the pen, however few the letters. */
const ALIKE = 0.6;
/** A shorter beginning is shared by chance. */
const BEGINNING_FROM = 4;
const SLIPS_WORTH = [1, 0.6, 0.45, 0.3];

interface FoundWord {
  hits: Hits;
  /** More than a text has the word as it stands: others only look or sound like it, or mention it. */
  isSaid?: boolean;
  /** The catalogue's spelling, if the word was matched by correcting a typing error. */
  corrected?: string;
}

/**
 * Finds products for one word: by exact term, prefix, sound in another script, or a corrected typing error.
 * Prefixes of any length count for the last word, because the visitor may still be typing it.
 */
export function findWord(index: TermIndex, word: string, isLast: boolean): FoundWord {
  const hits: Hits = new Map();
  const term = foldWord(word);
  addPostings(hits, term, index.postings(term), 1);
  const isNumber = /^\d+$/.test(term);
  if (!isNumber && (isLast || term.length >= PREFIX_FROM)) {
    for (const { term: longer, postings } of index.withPrefix(term, PREFIXES)) {
      addPostings(hits, longer, postings, 0.7 + 0.2 * term.length / longer.length);
    }
  }
  for (const key of isIndic(word) ? soundKeys(word) : [word.length > 3 ? soundKey(word) : ""]) {
    if (key) addPostings(hits, term, index.postings(soundTerm(key)), 0.8);
  }
  if (isIndic(word)) addSkeleton(index, word, hits, 0.8);
  const isSaid = index.postings(term).some(({ field }) => field !== "text");
  if (hits.size > 0 || isNumber) return { hits, isSaid };
  return findNearWord(index, word, slipsAllowed(term));
}

/** Finds products for a word that the catalogue lacks, by the nearest spelling or else by its consonants. */
export function findNearWord(index: TermIndex, word: string, slips: number, alike = ALIKE): FoundWord {
  const hits: Hits = new Map();
  const term = foldWord(word);
  if (slips > 0 && term.length >= SLIPS_FROM) {
    const near = [...index.near(term, slips)]
      // What a text has in passing is no name that somebody meant to write: "bloat" is no slip for "float".
      .map((each) => ({ ...each, postings: each.postings.filter(({ field }) => field !== "text") }))
      .filter(({ postings }) => postings.length > 0)
      .sort((a, b) => a.distance - b.distance)
      .filter((each) => !/^[@~#=]/.test(each.term) && similarity(term, each.term) >= alike)
      // What only tells how a thing is made up is no name: "Eliquine" is no liquid.
      .filter((each) => askedForms([each.term]).at.size === 0);
    const nearest = near[0]?.distance;
    for (const { term: other, distance, postings } of near) {
      if (distance === nearest) addPostings(hits, other, postings, SLIPS_WORTH[distance] ?? 0.2);
    }
    if (hits.size > 0) return { hits, corrected: near[0]!.term };
  }
  addSkeleton(index, word, hits, 0.5);
  return { hits };
}

/** Products whose name begins like a word that makers build on one: "Amoxyvet" on "amoxicillin". */
export function findBeginning(index: TermIndex, word: string): Hits {
  const hits: Hits = new Map();
  const term = foldWord(word);
  for (let length = term.length - 1; length >= BEGINNING_FROM && 2 * length >= term.length; length--) {
    for (const { term: longer, postings } of index.withPrefix(term.slice(0, length), PREFIXES)) {
      addPostings(
        hits,
        longer,
        postings.filter(({ field }) => field === "name"),
        0.5,
      );
    }
    if (hits.size > 0) break;
  }
  return hits;
}

function addSkeleton(index: TermIndex, word: string, hits: Hits, factor: number): void {
  const bones = skeleton(word);
  if (bones) addPostings(hits, foldWord(word), index.postings(skeletonTerm(bones)), factor);
}

/** Products that contain all of the words. The score is the mean, so that a phrase counts as one word. */
export function findWordsTogether(index: TermIndex, words: readonly string[]): Hits {
  const all = inAll(words.map((word) => {
    const hits: Hits = new Map();
    const term = foldWord(word);
    addPostings(hits, term, index.postings(term), 1);
    return hits;
  }));
  const together: Hits = new Map();
  for (const [document, { score, reason }] of all) {
    raise(together, document, { score: score / words.length, reason });
  }
  return together;
}

export function findConcept(index: TermIndex, kind: ConceptKind, id: string): Hits {
  const hits: Hits = new Map();
  const term = entryTerm({ kind, id });
  addPostings(hits, term, index.postings(term), 1, CONCEPT_WORTH);
  return hits;
}

/** Products whose packaging has this amount or pack kind. */
export function findPack(index: TermIndex, term: string): Hits {
  const hits: Hits = new Map();
  addPostings(hits, term, index.postings(term), 1);
  return hits;
}

/** Products for an animal; its name in other fields raises the score. Mere warnings do not match. */
export function findSpecies(index: TermIndex, id: string): Hits {
  const hits = findConcept(index, "species", id);
  const own = index.postings(entryTerm({ kind: "species", id })).filter(({ field }) => field === "species");
  const isFor = new Set(own.flatMap(({ documents }) => [...documents]));
  for (const document of hits.keys()) if (!isFor.has(document)) hits.delete(document);
  return hits;
}

/** Products with any of these ingredients. The score starts at `from` and drops by `step` per ingredient. */
export function findIngredients(index: TermIndex, ids: readonly string[], from: number, step: number): Hits {
  const hits: Hits = new Map();
  ids.forEach((id, rank) => {
    const worth = Math.max(from - rank * step, from / 3);
    for (const [document, { reason }] of findConcept(index, "ingredient", id)) {
      // The ingredient in a product's name is its purpose; its other ingredients help less.
      raise(hits, document, { score: reason.field === "name" ? worth : worth * 0.7, reason });
    }
  });
  return hits;
}
