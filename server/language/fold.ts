/**
 * Folds words for comparison: each script is reduced to the forms that its spelling variants share. This file
 * knows nothing about meaning.
 */
import { scriptGrammar } from "./grammars.ts";
import { remember } from "./remember.ts";

/** What `foldLatin` and `stemEnglish` change, and other scripts: five of six English words are their own form. */
const CHANGES = /[^ -~]|sulph|oea|aem|mould|^caec|our$|s$/;

/** Folds a word and removes its ending. This is the form in the index. */
export function foldWord(word: string): string {
  return CHANGES.test(word) ? foldChanged(word) : word;
}

const foldChanged = remember((word) => {
  const grammar = scriptGrammar(word);
  return grammar ? grammar.stem(grammar.fold(word)) : stemEnglish(foldLatin(word));
});

/** Folds a word but keeps its ending. Stop words use it: the stem of a stop word may be a meaningful word. */
export const fold = remember((word) => scriptGrammar(word)?.fold(word) ?? foldLatin(word));

function foldLatin(word: string): string {
  return word.normalize("NFD").replace(/[\u0300-\u036f]/g, "")
    .replace(/sulph/g, "sulf").replace(/oea/g, "ea").replace(/aem/g, "em").replace(/mould/g, "mold")
    .replace(/^caec/, "cec").replace(/our$/, "or");
}

function stemEnglish(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return word.slice(0, -3) + "y";
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}
