import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import { loadAsking } from "../knowledge/load_asking.ts";

let little: Record<Language, ReadonlySet<string>> | undefined;

/** The language that a text is evidently written in, in whichever script; undefined where it only names things. */
export function writtenLanguage(text: string): Language | undefined {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const hindi = count(/[\u0900-\u097f]/g);
  const telugu = count(/[\u0c00-\u0c7f]/g);
  if (hindi + telugu > 0) return telugu > hindi ? "te" : "hi";
  little ??= byLanguage();
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  const score = { en: 0, hi: 0, te: 0 };
  for (const word of words) {
    const among = (["en", "hi", "te"] as const).filter((language) => little![language].has(word));
    // "me", "to" and "the" are words of two languages.
    for (const language of among) score[language] += among.length > 1 ? 0.4 : 1;
  }
  const indian = score.te > score.hi ? "te" : "hi";
  if (score[indian] >= 0.8 && score[indian] >= score.en * 0.7) return indian;
  return score.en >= 1 ? "en" : undefined;
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

function byLanguage(): Record<Language, ReadonlySet<string>> {
  const { en, hi, te } = loadAsking().romanised;
  return { en: new Set(en), hi: new Set(hi), te: new Set(te) };
}
