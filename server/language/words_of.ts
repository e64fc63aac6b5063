import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import { once } from "../shared/once.ts";

/** A longer word is cut: nobody writes one, and a spelling costs the square of its length to correct. */
const WORD_MAX = 40;
const LONG_WORD = new RegExp(`\\S{${WORD_MAX + 1}}`);
const lettersOfScripts = once(() => {
  const scripts = TRANSLATION_LANGUAGES.map((language) => new Intl.Locale(language).maximize().script)
    .filter((script) => script !== "Latn");
  const words = [
    "[\\p{Script=Latn}\\d\\u0300-\\u036f]+",
    ...scripts.map((script) => `[\\p{Script=${script}}\\d]+`),
  ];
  return new RegExp(words.join("|"), "gu");
});

/** Splits a text into lower-case words of all our scripts. Digits stay with adjoining letters: `ad3e`. */
export function wordsOf(text: string): string[] {
  // Most of a catalogue is ASCII, which needs neither normalization nor the Unicode regular expression.
  const isPlain = !/[^ -~\s]/.test(text);
  // Zero-width joiners only shape letters. With them equal words would differ.
  const letters = isPlain ? text : text.normalize("NFKC").replace(/[\u200b-\u200d\u2060]/g, "");
  // Drop the English genitive, and split an amount from its unit.
  const spaced = letters.toLowerCase().replace(/['’`]s\b/g, "")
    .replace(/(?<=\d)(kg|gms?|g|mg|ml|ltr|l|iu)\b/g, " $1");
  const words: string[] = spaced.match(isPlain ? /[a-z\d]+/g : lettersOfScripts()) ?? [];
  return LONG_WORD.test(spaced) ? words.map((word) => word.slice(0, WORD_MAX)) : words;
}

export function isIndic(word: string): boolean {
  return /[\u0900-\u097f\u0c00-\u0c7f]/.test(word);
}

/** Digits of Devanagari and Telugu as those of here. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u0c66-\u0c6f]/g, (digit) => String(digit.charCodeAt(0) - 0x0c66));
}
