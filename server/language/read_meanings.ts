import { fold, foldWord } from "./fold.ts";
import { soundKey } from "./sound_key.ts";
import { isIndic } from "./words_of.ts";
import { type Lexicon, type NamedThing, type Phrase, SQUASHED_FROM } from "./lexicon.ts";
import { glossesOf } from "./glosses.ts";
import { BY_SKELETON, BY_STEM, meantWords } from "./meant_words.ts";

/** What some of a question's words mean. */
export interface Meaning {
  entry: NamedThing;
  /** Places of its words in the question. */
  at: readonly number[];
  /** 1 is as written. */
  sureness: number;
  /** The name that was read, as the knowledge has it. */
  name: string;
}

/** Whether a name counts. Those for the search do not, in a sentence. */
export type Accepts = (phrase: Phrase) => boolean;
const inSentence: Accepts = ({ isSearchName }) => !isSearchName;

/** Words of one name stand near each other: at most so many others between them. */
const GAP = 3;

const TORN_SOUND = 5;
const BY_TORN = 0.86;

/** In other words than the name has, which are no name alone: "aankh suji" is a swollen eye. */
export const BY_GLOSS = 0.86;

/**
 * What a question names, longest names first, no word used twice; where the same words mean several things, all of
 * them.
 */
export function readMeanings(
  lexicon: Lexicon,
  words: readonly string[],
  isKnown: (word: string) => boolean,
  accepts: Accepts = inSentence,
): Meaning[] {
  const candidates = [
    ...bySquashing(lexicon, words, accepts),
    ...byWords(lexicon, words, isKnown, accepts),
    ...lexicon.isOfAsking ? [] : byTornSound(lexicon, words, accepts),
  ];
  candidates.sort((a, b) => b.at.length - a.at.length || b.sureness - a.sureness || spanOf(a) - spanOf(b));
  const meanings: Meaning[] = [];
  const taken = new Map<number, Meaning>();
  for (const meaning of candidates) {
    const said = meanings.find(({ entry }) => entry === meaning.entry);
    const owner = taken.get(meaning.at[0]!);
    const isSame = owner && owner.at.length === meaning.at.length &&
      meaning.at.every((place) => taken.get(place) === owner);
    if (said) {
      // Said twice in other words: once is enough, but these words are understood.
      if (!meaning.at.some((place) => taken.has(place))) {
        for (const place of meaning.at) taken.set(place, said);
      }
    } else if (isSame) {
      if (meaning.sureness >= owner.sureness - 0.05) meanings.push(meaning);
    } else if (!meaning.at.some((place) => taken.has(place))) {
      meanings.push(meaning);
      for (const place of meaning.at) taken.set(place, meaning);
    }
  }
  return meanings.map((meaning) => ({
    ...meaning,
    at: [...taken].filter(([, owner]) => owner.entry === meaning.entry).map(([place]) => place).concat(
      meaning.at,
    ).filter((place, at, all) => all.indexOf(place) === at),
  }));
}

/** "de wormer", "AD 3 E", "softshell": words that somebody else writes apart or together. */
function* bySquashing(
  { squashed, squashedFrom, spellings, isStopWord }: Lexicon,
  words: readonly string[],
  accepts: Accepts,
): Generator<Meaning> {
  for (let from = 0; from < words.length; from++) {
    let joined = "";
    for (let to = from; to < Math.min(words.length, from + 5); to++) {
      joined += foldWord(words[to]!);
      if (joined.length >= SQUASHED_FROM && !squashedFrom.has(joined.slice(0, SQUASHED_FROM))) break;
      if (joined.length < 4 && to > from) continue;
      // A little word alone is no name.
      if (to === from && joined.length < 3 && isStopWord(words[to]!)) continue;
      const phrases = squashed.get(joined)?.filter(accepts);
      if (!phrases?.length) continue;
      const at = Array.from({ length: to - from + 1 }, (_, i) => from + i);
      const isSpelt = to > from || spellings.has(fold(words[from]!));
      for (const { entry, name } of phrases) yield { entry, at, sureness: isSpelt ? 1 : BY_STEM, name };
    }
  }
}

/** A name torn in two and spelt by ear: "raani ket". */
function* byTornSound(
  { phrasesOf, indicSounds }: Lexicon,
  words: readonly string[],
  accepts: Accepts,
): Generator<Meaning> {
  for (let at = 0; at + 1 < words.length; at++) {
    const [one, two] = [words[at]!, words[at + 1]!];
    if (isIndic(one) || isIndic(two) || one.length < 3 || two.length < 3) continue;
    const key = soundKey(one + two);
    if (key.length < TORN_SOUND) continue;
    for (const word of indicSounds.get(key) ?? []) {
      for (const phrase of phrasesOf.get(word) ?? []) {
        if (phrase.words.length > 1 || !accepts(phrase)) continue;
        yield { entry: phrase.entry, at: [at, at + 1], sureness: BY_TORN, name: phrase.name };
      }
    }
  }
}

function* byWords(
  lexicon: Lexicon,
  words: readonly string[],
  isKnown: (word: string) => boolean,
  accepts: Accepts,
): Generator<Meaning> {
  const places = new Map<string, WordPlace[]>();
  const put = (meant: string, place: WordPlace) => {
    const list = places.get(meant);
    if (list) list.push(place);
    else places.set(meant, [place]);
  };
  words.forEach((word, at) => {
    const known = isKnown(word);
    const meant = meantWords(lexicon, word, known);
    const glosses = glossesOf(word, known);
    for (const [each, sureness] of meant) {
      // An everyday word only shares its consonants with a medicine.
      if (sureness !== BY_SKELETON || glosses.length === 0) put(each, { at, sureness });
    }
    for (const gloss of glosses) {
      if (!meant.has(gloss) && lexicon.phrasesOf.has(gloss)) put(gloss, { at, sureness: BY_GLOSS });
    }
  });
  const phrases = new Set<Phrase>();
  for (const word of places.keys()) {
    for (const phrase of lexicon.phrasesOf.get(word) ?? []) {
      if (phrase.words.every((each) => places.has(each)) && accepts(phrase)) phrases.add(phrase);
    }
  }
  for (const phrase of phrases) {
    for (const start of places.get(phrase.words[0]!)!) {
      if (phrase.words.length === 1 && start.sureness === BY_GLOSS) continue;
      const meaning = coveredFrom(phrase, start, places);
      if (meaning) yield meaning;
    }
  }
}

interface WordPlace {
  at: number;
  sureness: number;
}

/** The words of a name that are nearest to its first one. */
function coveredFrom(
  { entry, words, name }: Phrase,
  start: WordPlace,
  places: ReadonlyMap<string, readonly WordPlace[]>,
): Meaning | undefined {
  const at = [start.at];
  let { sureness } = start;
  for (const word of words.slice(1)) {
    let best: WordPlace | undefined;
    for (const place of places.get(word)!) {
      if (at.includes(place.at)) continue;
      if (!best || Math.abs(place.at - start.at) < Math.abs(best.at - start.at)) best = place;
    }
    if (!best) return undefined;
    at.push(best.at);
    sureness = Math.min(sureness, best.sureness);
  }
  // "Kitne ka" is asked of a price, "ka … kitna" of anything: little words belong to the word before them.
  const isLittle = words.length === 2 && words[1]!.length <= (isIndic(words[1]!) ? 3 : 2);
  if (isLittle && at[1] !== at[0]! + 1) return undefined;
  const meaning = { entry, at, sureness, name };
  // Short words are everywhere: a name of them is only one where they stand together.
  const gap = words.every((word) => word.length < 4) ? 0 : GAP;
  return spanOf(meaning) <= words.length + gap ? meaning : undefined;
}

function spanOf({ at }: Meaning): number {
  return Math.max(...at) - Math.min(...at) + 1;
}
