import type { Names } from "../knowledge/knowledge_schema.ts";
import { foldWord, isIndic, wordsOf } from "../search/fold_word.ts";
import { skeleton, soundKey, soundKeys } from "../search/sound_key.ts";

/** Something that a question may name or ask for. */
export interface Entry {
  kind: string;
  id: string;
  names: Names;
}

/** One name of it, as the words that must all be there, near each other, in whatever order. */
export interface Phrase {
  entry: Entry;
  words: readonly string[];
}

/** Names by their words, by how these sound, and by their letters, for who writes them differently. */
export interface Lexicon {
  phrasesOf: ReadonlyMap<string, readonly Phrase[]>;
  squashed: ReadonlyMap<string, readonly Phrase[]>;
  english: ReadonlySet<string>;
  indicSounds: ReadonlyMap<string, readonly string[]>;
  englishSounds: ReadonlyMap<string, readonly string[]>;
  skeletons: ReadonlyMap<string, readonly string[]>;
  /** Words that a slip of the pen may mean. */
  spelt: readonly { word: string; letters: number }[];
  isStopWord: (word: string) => boolean;
  /** What words were found to mean, as most are asked again and again. */
  remembered: Map<string, ReadonlyMap<string, number>>;
}

interface LexiconParts {
  isStopWord: (word: string) => boolean;
  /** Little words tell what is asked for, but not what a thing is called. */
  keepsStopWords: boolean;
}

export function buildLexicon(
  entries: readonly Entry[],
  { isStopWord, keepsStopWords }: LexiconParts,
): Lexicon {
  const phrasesOf = new Map<string, Phrase[]>();
  const squashed = new Map<string, Phrase[]>();
  const indicSounds = new Map<string, string[]>();
  const englishSounds = new Map<string, string[]>();
  const skeletons = new Map<string, string[]>();
  const english = new Set<string>();

  function addName(entry: Entry, name: string, isEnglish: boolean) {
    const all = wordsOf(name);
    const telling = all.filter((word) => !isStopWord(word));
    // What is left of a name must still be one: "see" alone is not "what you see".
    const spoken = keepsStopWords || telling.length < 2 ? all : telling;
    const words = [...new Set(spoken.map(foldWord))];
    if (words.length === 0) return;
    const phrase = { entry, words };
    for (const word of words) put(phrasesOf, word, phrase);
    put(squashed, all.map(foldWord).join(""), phrase);
    for (const word of spoken) {
      const folded = foldWord(word);
      if (isEnglish) english.add(folded);
      for (const key of isIndic(word) ? soundKeys(word) : [soundKey(word)]) {
        if (key) put(isEnglish ? englishSounds : indicSounds, key, folded);
      }
      if (isEnglish && skeleton(word)) put(skeletons, skeleton(word), folded);
    }
  }

  for (const entry of entries) {
    for (const name of entry.names.en) addName(entry, name, true);
    for (const name of [...entry.names.hi, ...entry.names.te, ...entry.names.latin ?? []]) {
      addName(entry, name, false);
    }
  }
  return {
    phrasesOf,
    squashed,
    english,
    indicSounds,
    englishSounds,
    skeletons,
    spelt: [...phrasesOf.keys()].filter((word) => word.length > 3).map((word) => ({
      word,
      letters: lettersOf(word),
    })),
    isStopWord,
    remembered: new Map(),
  };
}

/** Which letters a word has, as bits: words that share few cannot be spellings of each other. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
