import { glossesOf } from "./glosses.ts";
import { scriptLanguage } from "./grammars.ts";
import { stem } from "./stem.ts";
import { isIndic, wordsOf } from "./words_of.ts";
import { writtenLanguage } from "./written_language.ts";

/** The stems by which a text is found: each word's in the language of its script, Latin letters' in the text's own. */
function stemsOfText(text: string): string[] {
  const language = writtenLanguage(text) ?? "en";
  return wordsOf(text).map((word) => stem(word, isIndic(word) ? scriptLanguage(word) : language));
}

/** Stems of a word, and of what it means in English: by these it is the same in every language and writing. */
export function stemsInAnyLanguage(word: string): string[] {
  return [word, ...glossesOf(word, false)].flatMap(stemsOfText);
}
