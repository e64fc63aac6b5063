import { DEFAULT_LANGUAGE } from "../../contract/language.ts";
import { foldWord } from "./fold.ts";
import { writtenLanguage } from "./written_language.ts";

/** Words of spoken English by how often they are said: rarer ones are names of somebody or something. */
const COMMON = 3_500;
/** Rarer ones than this are as often words of another language in Latin letters. */
const SPOKEN = 10_000;
let common: ReadonlySet<string> = new Set();
let spoken: ReadonlySet<string> = new Set();
/** All of them, folded. */
let english: ReadonlySet<string> = new Set();

/** Reads the dictionary, once. Before that no word is known to be English. */
export async function prepareEnglishWords(): Promise<void> {
  if (common.size > 0) return;
  const { default: words } = await import("@zxcvbn-ts/language-en/dist/commonWords.json.mjs");
  common = new Set(words.slice(0, COMMON));
  spoken = new Set(words.slice(0, SPOKEN));
  english = new Set(words.map(foldWord));
}

/** Whether everybody says it, with whatever ending: "earliest", "lifting". */
export function isCommon(word: string): boolean {
  if (common.has(word)) return true;
  const [, base] = /^([a-z]{3,}?)(?:i?est|ings?|i?ed|s)$/.exec(word) ?? [];
  return base !== undefined && ["", "e", "y"].some((end) => common.has(base + end));
}

/** Whether a folded word is English as it stands: in an English question it is no slip for another word. */
export function isEnglish(foldedWord: string): boolean {
  return english.has(foldedWord);
}

/**
 * Which words are read in English and in no other language: in a sentence that is evidently English a common word is
 * not also a Hindi one that sounds like it, so that "can" is no ear.
 */
export function englishOnly(words: readonly string[]): (word: string) => boolean {
  return writtenLanguage(words.join(" ")) === DEFAULT_LANGUAGE ? (word) => spoken.has(word) : () => false;
}
