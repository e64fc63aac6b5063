import { foldWord } from "./fold.ts";
import { grammars } from "./grammars.ts";
import { remember } from "./remember.ts";
import { soundKey } from "./sound_key.ts";
import {
  byLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
} from "../../contract/language.ts";
import { loadAsking } from "../knowledge/load_asking.ts";
import { lexicons } from "./lexicons.ts";
import { once } from "../shared/once.ts";

const little = once(littleWords);

/** The language that a text is evidently written in, in whichever script; undefined where it only names things. */
export function writtenLanguage(text: string): Language | undefined {
  return foundIn(text).language;
}

/** A dozen steps of one question ask for it. */
const TEXTS = 64;
const foundIn = remember((text) => ({ language: findLanguage(text) }), TEXTS);

function findLanguage(text: string): Language | undefined {
  const letters = mostOf((language) => {
    const { letter } = grammars.get(language)!;
    return letter.test(text) ? text.match(new RegExp(letter, "g"))!.length : 0;
  });
  if (letters.count > 0) return letters.language;
  const { sounds, things } = lexicons();
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  const score = byLanguage(() => 0);
  for (const word of words) {
    const among = LANGUAGES.filter((language) => little()[language].has(word));
    // "me", "to" and "the" are words of two languages.
    for (const language of among) score[language] += among.length > 1 ? 0.4 : 1;
  }
  // What a thing is called is a hint only: English sentences name it so, too.
  const implied = byLanguage(() => 0);
  for (const word of words) {
    if (LANGUAGES.some((language) => little()[language].has(word))) continue;
    if (things.english.has(foldWord(word))) continue;
    const key = soundKey(word);
    for (const language of TRANSLATION_LANGUAGES) {
      if (sounds[language].has(key)) implied[language] += 0.8;
      else if (grammars.get(language)!.latinEndings.test(word)) implied[language] += 0.8;
    }
  }
  const { language: indian } = mostOf((language) => score[language] + implied[language]);
  // Of a few English names one may sound like a word of ours by chance.
  const isImplied = score.en < 1 && (score[indian] > 0 || implied[indian] * 2.5 >= words.length);
  const evident = score[indian] + (isImplied ? implied[indian] : 0);
  if (evident >= 0.8 && evident >= score.en * 0.7) return indian;
  return score.en >= 1 ? DEFAULT_LANGUAGE : undefined;
}

/** The language of which most is counted, the earlier of two alike. */
function mostOf(countOf: (language: TranslationLanguage) => number) {
  return TRANSLATION_LANGUAGES.map((language) => ({ language, count: countOf(language) }))
    .reduce((most, each) => each.count > most.count ? each : most);
}

/** The language that a question is answered in: its own, else that of what was said before, else the page's. */
export function questionLanguage(
  query: string,
  before: readonly string[],
  asked: Language | null | undefined,
): Language {
  const written = writtenLanguage(query);
  if (written) return written;
  return before.map(writtenLanguage).findLast((language) => language !== undefined) ?? asked ??
    DEFAULT_LANGUAGE;
}

function littleWords(): Record<Language, ReadonlySet<string>> {
  const { romanised } = loadAsking();
  return byLanguage((language) => new Set(romanised[language]));
}
