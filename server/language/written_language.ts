import { foldWord } from "./fold.ts";
import { soundKey } from "./sound_key.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import { loadAsking } from "../knowledge/load_asking.ts";
import { lexicons } from "./lexicons.ts";

let little: Record<Language, ReadonlySet<string>> | undefined;

/** The language that a text is evidently written in, in whichever script; undefined where it only names things. */
export function writtenLanguage(text: string): Language | undefined {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const hindi = count(/[\u0900-\u097f]/g);
  const telugu = count(/[\u0c00-\u0c7f]/g);
  if (hindi + telugu > 0) return telugu > hindi ? "te" : "hi";
  little ??= byLanguage();
  const { sounds, things } = lexicons();
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  const score = { en: 0, hi: 0, te: 0 };
  for (const word of words) {
    const among = (["en", "hi", "te"] as const).filter((language) => little![language].has(word));
    // "me", "to" and "the" are words of two languages.
    for (const language of among) score[language] += among.length > 1 ? 0.4 : 1;
  }
  // What a thing is called is a hint only: English sentences name it so, too.
  const implied = { hi: 0, te: 0 };
  for (const word of words) {
    if (little.en.has(word) || little.hi.has(word) || little.te.has(word)) continue;
    if (things.english.has(foldWord(word))) continue;
    const key = soundKey(word);
    for (const language of ["hi", "te"] as const) {
      if (sounds[language].has(key)) implied[language] += 0.8;
      else if (ENDINGS[language].test(word)) implied[language] += 0.8;
    }
  }
  const indian = score.te + implied.te > score.hi + implied.hi ? "te" : "hi";
  // Of a few English names one may sound like a word of ours by chance.
  const isImplied = score.en < 1 && (score[indian] > 0 || implied[indian] * 2.5 >= words.length);
  const evident = score[indian] + (isImplied ? implied[indian] : 0);
  if (evident >= 0.8 && evident >= score.en * 0.7) return indian;
  return score.en >= 1 ? "en" : undefined;
}

/** How verbs and nouns end in Latin letters. */
const ENDINGS = {
  hi: /^(?=.{5})\w+(enge|unga|ungi|oge|egi|iye|iyega|aana|wala|wale|wali|iyon|iyan)$/,
  te:
    /^(?=.{5})\w+(unda|undha|undi|tundi|thundi|taru|tara|thara|staru|stara|andi|achu|ocha|vacha|lante|aniki|laku|lalo|unnai|unnayi|ledu|alante|inchali|ampali|indhi)$/,
};

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

function byLanguage(): Record<Language, ReadonlySet<string>> {
  const { en, hi, te } = loadAsking().romanised;
  return { en: new Set(en), hi: new Set(hi), te: new Set(te) };
}
