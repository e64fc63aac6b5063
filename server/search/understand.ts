import { foldWord } from "../language/fold.ts";
import { isIndic } from "../language/words_of.ts";
import { skeleton, soundKey, soundKeys } from "../language/sound_key.ts";
import {
  mayBeNear,
  slipsAllowed,
  spellingDistance,
  spelt,
  type SpeltWord,
} from "../language/spelling_distance.ts";
import type { Concept, ConceptKind, Phrase, Vocabulary } from "./vocabulary.ts";

/** What some words of a query mean. `sureness` is 1 for an exact match and lower for a guess. */
export interface Meaning {
  concept: Concept;
  /** Positions of its words in the query. */
  at: readonly number[];
  sureness: number;
  /** The intended name, if it was matched by correcting a typing error. */
  corrected?: string;
}

const AS_WRITTEN = 1;
const BY_SOUND = 0.92;
const BY_SKELETON = 0.85;
const BY_PREFIX = 0.8;
const BY_SLIPS = [0, 0.78, 0.66, 0.55];

const KIND_ORDER: ConceptKind[] = ["ingredient", "disease", "sign", "category", "species"];

/**
 * Finds the concepts of a query, longest names first. No word is used twice, but one group of words can mean
 * several things. `taken`: the positions of all understood words. `isKnown`: whether the catalogue has a
 * word, which then is not treated as a typing error.
 */
export function understand(
  vocabulary: Vocabulary,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): { groups: Meaning[][]; taken: ReadonlySet<number> } {
  const candidates = [...bySquashing(vocabulary, words), ...byWords(vocabulary, words, isKnown)];
  candidates.sort((a, b) =>
    b.at.length - a.at.length || b.sureness - a.sureness ||
    KIND_ORDER.indexOf(a.concept.kind) - KIND_ORDER.indexOf(b.concept.kind)
  );
  const groups: Meaning[][] = [];
  const taken = new Set<number>();
  for (const meaning of candidates) {
    const same = groups.find(([first]) => sameWords(first!, meaning));
    const again = groups.find((group) => group.some(({ concept }) => concept === meaning.concept));
    if (again && again !== same) {
      // The query repeats a concept in other words. Mark the words as understood, but search for it once.
      for (const place of meaning.at) taken.add(place);
    } else if (same) {
      // An exact name of an animal must not also match a sign that sounds like it.
      const isClear = same[0]!.concept.kind === "species" && same[0]!.sureness === AS_WRITTEN;
      const isNear = meaning.sureness >= same[0]!.sureness - (isClear ? 0 : 0.1);
      if (isNear && !same.some(({ concept }) => concept === meaning.concept)) same.push(meaning);
    } else if (!meaning.at.some((place) => taken.has(place))) {
      groups.push([meaning]);
      for (const place of meaning.at) taken.add(place);
    }
  }
  return { groups, taken };
}

function sameWords(a: Meaning, b: Meaning): boolean {
  return a.at.length === b.at.length && a.at.every((place) => b.at.includes(place));
}

/** Matches names that are split or joined differently: "de wormer", "AD 3 E", "softshell". */
function* bySquashing({ squashed }: Vocabulary, words: readonly string[]): Generator<Meaning> {
  for (let from = 0; from < words.length; from++) {
    let joined = "";
    for (let to = from; to < Math.min(words.length, from + 5); to++) {
      joined += foldWord(words[to]!);
      const at = Array.from({ length: to - from + 1 }, (_, i) => from + i);
      for (const { concept } of squashed.get(joined) ?? []) yield { concept, at, sureness: AS_WRITTEN };
    }
  }
}

interface Found {
  at: number;
  sureness: number;
}

function byWords(
  vocabulary: Vocabulary,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): Meaning[] {
  const found = new Map<string, Found>();
  words.forEach((word, at) => {
    for (const [meant, sureness] of meantWords(vocabulary, word, isKnown)) {
      if ((found.get(meant)?.sureness ?? 0) < sureness) found.set(meant, { at, sureness });
    }
  });
  const phrases = new Set([...found.keys()].flatMap((word) => vocabulary.phrasesOf.get(word) ?? []));
  return [...phrases].flatMap((phrase) => coveredBy(phrase, found) ?? []);
}

function coveredBy(phrase: Phrase, found: ReadonlyMap<string, Found>): Meaning | undefined {
  const places = new Set<number>();
  let sureness = 1;
  for (const word of phrase.words) {
    const place = found.get(word);
    if (!place || places.has(place.at)) return undefined;
    places.add(place.at);
    sureness = Math.min(sureness, place.sureness);
  }
  const slipped = BY_SLIPS.includes(sureness);
  return { concept: phrase.concept, at: [...places], sureness, ...(slipped && { corrected: phrase.name }) };
}

/** The vocabulary words that a query word may stand for, with their sureness. */
function meantWords(
  vocabulary: Vocabulary,
  word: string,
  isKnown: (word: string) => boolean,
): Map<string, number> {
  const { phrasesOf, indicSounds, englishSounds, skeletons } = vocabulary;
  const meant = new Map<string, number>();
  const add = (words: readonly string[] | undefined, sureness: number) => {
    for (const each of words ?? []) if (!meant.has(each)) meant.set(each, sureness);
  };
  const folded = foldWord(word);
  if (phrasesOf.has(folded)) meant.set(folded, AS_WRITTEN);
  if (vocabulary.isStopWord(word)) return meant;
  const indic = isIndic(word);
  // An exact English word must not also match a Hindi word that sounds like it.
  if (!indic && phrasesOf.get(folded)?.some(({ isEnglish }) => isEnglish)) return meant;
  for (const key of indic ? soundKeys(word) : [soundKey(word)]) {
    if (!key) continue;
    add(indicSounds.get(key), BY_SOUND);
    if (indic) add(englishSounds.get(key), BY_SOUND);
  }
  if (indic) add(skeletons.get(skeleton(word)), BY_SKELETON);
  if (meant.size > 0 || isKnown(folded)) return meant;
  if (folded.length >= 4) {
    add(vocabulary.words.map(({ word }) => word).filter((other) => other.startsWith(folded)), BY_PREFIX);
  }
  if (meant.size > 0) return meant;
  const { words: near, slips } = nearestWords(vocabulary.words, folded);
  add(near, BY_SLIPS[slips]!);
  return meant;
}

/** The words with the fewest typing errors between them and `folded`. */
function nearestWords(words: readonly SpeltWord[], folded: string): { words: string[]; slips: number } {
  let slips = slipsAllowed(folded);
  let found: string[] = [];
  const asked = spelt(folded);
  for (const other of slips > 0 ? words : []) {
    if (!mayBeNear(asked, other, slips)) continue;
    const distance = spellingDistance(folded, other.word, slips);
    if (distance > slips) continue;
    if (distance < slips) found = [];
    slips = distance;
    found.push(other.word);
  }
  return { words: found, slips };
}

/** The concepts that a line of product text names exactly, without guessing. */
export function conceptsIn(vocabulary: Vocabulary, words: readonly string[]): Set<Concept> {
  const folded = new Set(words.map(foldWord));
  const concepts = new Set<Concept>();
  for (const word of folded) {
    for (const phrase of vocabulary.phrasesOf.get(word) ?? []) {
      // A concept comes up once per matching word: skip it if found already. Skip transliterated names, too.
      if (concepts.has(phrase.concept) || (!phrase.isEnglish && !isIndic(phrase.name))) continue;
      if (phrase.words.every((each) => folded.has(each))) concepts.add(phrase.concept);
    }
  }
  return concepts;
}
