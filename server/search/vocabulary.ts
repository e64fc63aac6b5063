import type { Names } from "../knowledge/knowledge_schema.ts";
import type { Knowledge } from "../knowledge/knowledge_schema.ts";
import { fold, foldWord } from "../language/fold.ts";
import { isIndic, wordsOf } from "../language/words_of.ts";
import { skeleton, soundKey, soundKeys } from "../language/sound_key.ts";
import { spelt, type SpeltWord } from "../language/spelling_distance.ts";

export type ConceptKind = "ingredient" | "disease" | "sign" | "category" | "species";

/** An entity of the knowledge base. */
export interface Concept {
  kind: ConceptKind;
  id: string;
  names: Names;
}

/** One name of a concept. All its words must be present, in any order. */
export interface Phrase {
  concept: Concept;
  words: readonly string[];
  /** The name as it is written in the knowledge base. */
  name: string;
  isEnglish: boolean;
}

/** The knowledge base indexed by word and by sound. */
export interface Vocabulary {
  phrasesOf: ReadonlyMap<string, readonly Phrase[]>;
  /** Names without spaces, so that `ad3e` matches both "AD 3 E" and "AD3 E". */
  squashed: ReadonlyMap<string, readonly Phrase[]>;
  /** Folded words of Indian languages, by sound key. */
  indicSounds: ReadonlyMap<string, readonly string[]>;
  /** Folded English words by sound key, for queries that write them in another script. */
  englishSounds: ReadonlyMap<string, readonly string[]>;
  skeletons: ReadonlyMap<string, readonly string[]>;
  /** Words of 3 letters or more, which prefixes and typing errors are matched against. */
  words: readonly SpeltWord[];
  concepts: ReadonlyMap<string, Concept>;
  species: readonly string[];
  /** Ingredients that are combinations of others, such as AD3E. */
  combinations: readonly { id: string; with: readonly string[] }[];
  isStopWord: (word: string) => boolean;
}

export function conceptKey(kind: ConceptKind, id: string): string {
  return `${kind}:${id}`;
}

export function buildVocabulary(knowledge: Knowledge): Vocabulary {
  const { en, hi, te, latin } = knowledge.stopWords;
  const stopWords = new Set([...en, ...hi, ...te, ...latin].flatMap(wordsOf).map(fold));
  const isStopWord = (word: string) => stopWords.has(fold(word));
  const lists = {
    phrasesOf: new Map<string, Phrase[]>(),
    squashed: new Map<string, Phrase[]>(),
    indicSounds: new Map<string, string[]>(),
    englishSounds: new Map<string, string[]>(),
    skeletons: new Map<string, string[]>(),
  };
  const concepts = new Map<string, Concept>();

  function addName(concept: Concept, name: string, isEnglish: boolean) {
    const all = wordsOf(name);
    const telling = all.filter((word) => !isStopWord(word));
    // In a name of two words a stop word counts too: the A of "vitamin A" is not an article.
    const spoken = all.length > 2 && telling.length > 0 ? telling : all;
    const words = [...new Set(spoken.map(foldWord))];
    const phrase: Phrase = { concept, words, name, isEnglish };
    // A doubled word matches only when doubled: half of the Telugu word for snoring means horse.
    const isDoubled = words.length === 1 && spoken.length > 1;
    for (const word of isDoubled ? [] : words) put(lists.phrasesOf, word, phrase);
    put(lists.squashed, all.map(foldWord).join(""), phrase);
    for (const word of spoken) {
      const sounds = isIndic(word) ? soundKeys(word) : [soundKey(word)];
      for (const key of sounds) {
        if (key) put(isEnglish ? lists.englishSounds : lists.indicSounds, key, foldWord(word));
      }
      if (isEnglish && skeleton(word)) put(lists.skeletons, skeleton(word), foldWord(word));
    }
  }

  const kinds = {
    ingredient: knowledge.ingredients,
    disease: knowledge.diseases,
    sign: knowledge.signs,
    category: knowledge.categories,
    species: knowledge.species,
  } as const;
  for (const [kind, entries] of Object.entries(kinds)) {
    for (const { id, names } of entries) {
      const concept: Concept = { kind: kind as ConceptKind, id, names };
      concepts.set(conceptKey(concept.kind, id), concept);
      for (const name of names.en) addName(concept, name, true);
      for (const name of [...names.hi, ...names.te, ...names.latin ?? []]) addName(concept, name, false);
    }
  }
  return {
    ...lists,
    words: [...lists.phrasesOf.keys()].filter((word) => word.length > 2).map(spelt),
    concepts,
    species: knowledge.species.map(({ id }) => id),
    combinations: knowledge.ingredients.flatMap(({ id, with: parts }) => parts ? [{ id, with: parts }] : []),
    isStopWord,
  };
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
