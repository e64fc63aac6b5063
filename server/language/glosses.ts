import glossData from "../knowledge/glosses.json" with { type: "json" };
import { foldWord } from "./fold.ts";
import { remember } from "./remember.ts";
import { wordsOf } from "./words_of.ts";
import { keyOf, PhraseFinder } from "./phrase_finder.ts";
import { once } from "../shared/once.ts";

/** Everyday words by the English ones that our texts have for them: parts of a bird, what it does, what is done to it. */
const GLOSSES: Readonly<Record<string, readonly string[]>> = glossData;

interface Glossary {
  /** In every writing, a star for whatever follows. */
  finder: PhraseFinder<string>;
  /** What an English word may as well be called. */
  english: ReadonlyMap<string, readonly string[]>;
}

const glossary = once((): Glossary => {
  const english = new Map<string, string[]>();
  for (const gloss of Object.keys(GLOSSES)) {
    const words = wordsOf(gloss).map(foldWord);
    for (const word of words) english.set(word, [...english.get(word) ?? [], ...words]);
  }
  const known = new Set([...english.keys()].map(keyOf));
  return { finder: new PhraseFinder(GLOSSES, (key) => known.has(key)), english };
});

const listed = once(() =>
  new Set(
    Object.values(GLOSSES).flat().filter((each) =>
      !each.endsWith("*") && !glossary().english.has(foldWord(each))
    ),
  )
);

/** Whether a word is one of those as it stands, whatever it is in English: "bit" is what lies in the litter. */
export function isListedGloss(word: string): boolean {
  return listed().has(word);
}

const SHORT = 4;
const NONE: readonly string[] = [];
const ofKnown = remember((word) => findGlosses(word, true));
const ofUnknown = remember((word) => findGlosses(word, false));

/** The English words for an everyday word in any writing. `isKnown`: the site itself writes the word so. */
export function glossesOf(word: string, isKnown: boolean): readonly string[] {
  return isKnown ? ofKnown(word) : ofUnknown(word);
}

function findGlosses(word: string, isKnown: boolean): readonly string[] {
  const { finder, english } = glossary();
  const folded = foldWord(word);
  const own = english.get(folded);
  if (own) return own.filter((other) => other !== folded);
  // What our English texts say is no Hindi word that is only spelt like it.
  if (isKnown && /^[a-z]+$/.test(word)) return NONE;
  const found = [...finder.find([word]).keys()];
  // Short ones are as many words as there are ways to write them: they are what was written, or nothing.
  const meant = word.length < SHORT && /^[a-z]+$/.test(word)
    ? found.filter((gloss) => GLOSSES[gloss]!.includes(word))
    : found;
  return meant.flatMap((gloss) => wordsOf(gloss).map(foldWord));
}
