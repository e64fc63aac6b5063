import { fold, foldWord } from "./fold.ts";
import { skeleton, soundKey, soundKeys } from "./sound_key.ts";
import { isIndic, wordsOf } from "./words_of.ts";
import type { TranslationLanguage } from "../../contract/language.ts";
import { allNames, type Names } from "../knowledge/knowledge_schema.ts";
import { spelt, type SpeltWord } from "./spelling_distance.ts";

/** Something that a question may name or ask for. */
export interface NamedThing {
  kind: string;
  id: string;
  names: Names;
  /** Names of it in a few words typed into a search field, which in a sentence mean something else. */
  searchNames?: Names;
  /** Of a brand: ids of what it holds, and whether it is our own. */
  stands?: { for: readonly string[]; isOurs: boolean };
}

/** One name of it, as the words that must all be there, near each other, in whatever order. */
export interface Phrase {
  entry: NamedThing;
  words: readonly string[];
  /** As it is written in the knowledge. */
  name: string;
  isSearchName: boolean;
}

/** Names by their words, by how these sound, and by their letters, for who writes them differently. */
export interface Lexicon {
  phrasesOf: ReadonlyMap<string, readonly Phrase[]>;
  /** By all their words as one. */
  squashed: ReadonlyMap<string, readonly Phrase[]>;
  /** How these begin: most words of a question begin none. */
  squashedFrom: ReadonlySet<string>;
  /** Words that a name begins with. */
  first: ReadonlySet<string>;
  english: ReadonlySet<string>;
  /** Words with their endings, as the names have them. */
  spellings: ReadonlySet<string>;
  indicSounds: ReadonlyMap<string, readonly string[]>;
  englishSounds: ReadonlyMap<string, readonly string[]>;
  skeletons: ReadonlyMap<string, readonly string[]>;
  /** Words that a slip of the pen may mean, by how they begin and by their length. */
  spelt: ReadonlyMap<string, readonly SpeltWord[]>;
  /** The same, by the alphabet. */
  alphabet: readonly string[];
  isStopWord: (word: string) => boolean;
  /** The shortest word that may hold a slip of the pen. */
  slipsFrom: number;
  /** Of what is asked, which is said in few and short words: they must be nearer to what they mean. */
  isOfAsking: boolean;
  /** What words were found to mean, as most are asked again and again. */
  remembered: Map<string, ReadonlyMap<string, number>>;
}

interface LexiconParts {
  isStopWord: (word: string) => boolean;
  /** Little words tell what is asked for, but not what a thing is called. */
  keepsStopWords: boolean;
  slipsFrom: number;
  /** Names that may as well mean something else: they are looked for as words. */
  leavesOut?: ReadonlySet<string>;
}

/** Builds it in steps, between which others may have their turn. */
export function* buildLexicon(
  entries: readonly NamedThing[],
  { isStopWord, keepsStopWords, slipsFrom, leavesOut }: LexiconParts,
): Generator<void, Lexicon> {
  const phrasesOf = new Map<string, Phrase[]>();
  const squashed = new Map<string, Phrase[]>();
  const first = new Set<string>();
  const indicSounds = new Map<string, string[]>();
  const englishSounds = new Map<string, string[]>();
  const skeletons = new Map<string, string[]>();
  const english = new Set<string>();
  const spellings = new Set<string>();

  function addName(entry: NamedThing, name: string, isEnglish: boolean, isSearchName: boolean) {
    const all = wordsOf(name);
    const telling = all.filter((word) => !isStopWord(word));
    // What is left of a name must still be one: "see" alone is not "what you see".
    const spoken = keepsStopWords || telling.length < 2 ? all : telling;
    const words = [...new Set(spoken.map(foldWord))];
    if (words.length === 0 || leavesOut?.has(name)) return;
    const phrase = { entry, words, name, isSearchName };
    // Of "ghar ghar" neither half is the name.
    const isDoubled = words.length === 1 && spoken.length > 1;
    if (!isDoubled) { for (const word of words) put(phrasesOf, word, phrase); }
    put(squashed, all.map(foldWord).join(""), phrase);
    first.add(foldWord(all[0]!));
    for (const word of spoken) {
      const folded = foldWord(word);
      if (isEnglish) english.add(folded);
      for (const key of isIndic(word) ? soundKeys(word) : [soundKey(word)]) {
        if (key) put(isEnglish ? englishSounds : indicSounds, key, folded);
      }
      // Names of chemistry are known by their consonants in every script; other words share too many.
      if (isEnglish && entry.kind === "ingredient" && skeleton(word)) put(skeletons, skeleton(word), folded);
      spellings.add(fold(word));
    }
  }

  for (const entry of entries) {
    for (const names of [entry.names, entry.searchNames]) {
      const isSearchName = names === entry.searchNames;
      if (!names) continue;
      for (const name of names.en) addName(entry, name, true, isSearchName);
      for (const name of allNames({ ...names, en: [] })) addName(entry, name, false, isSearchName);
    }
    yield;
  }
  const words = [...phrasesOf.keys()].filter((word) => word.length > 3).sort();
  return {
    phrasesOf,
    squashed,
    squashedFrom: new Set([...squashed.keys()].map((name) => name.slice(0, SQUASHED_FROM))),
    first,
    english,
    spellings,
    indicSounds,
    englishSounds,
    skeletons,
    spelt: Map.groupBy(
      words.map(spelt),
      ({ word }) => beginning(word) + word.length,
    ),
    alphabet: words,
    isStopWord,
    slipsFrom,
    isOfAsking: keepsStopWords,
    remembered: new Map(),
  };
}

/** Letters by which most names are ruled out. */
export const SQUASHED_FROM = 4;

const BEGINNINGS = ["ckq", "jzg", "pf", "vw", "eiy", "ao"];

/** Nearly everybody gets the first letter of a word right, or one that sounds like it. */
export function beginning(word: string): string {
  return BEGINNINGS.find((letters) => letters.includes(word[0]!))?.[0] ?? word[0]!;
}

/** Words of names in a language that are written in its own script, by their sound. */
export function soundsOf(entries: readonly NamedThing[], language: TranslationLanguage): Set<string> {
  const words = entries.flatMap(({ names }) => names[language]).flatMap(wordsOf).filter(isIndic);
  return new Set(words.flatMap(soundKeys).filter((key) => key.length >= 3));
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
