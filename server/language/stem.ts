import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import { isIndic } from "./words_of.ts";
import { foldWord } from "./fold.ts";
import { grammars, scriptLanguage } from "./grammars.ts";
import { looseSounds } from "./phonemic.ts";

const ENGLISH = /(?:ations?|ings?|ed|ers?|es|ions?|e)$/;
/** Sounds that a stem keeps. */
const STEM_MIN = 3;

/**
 * A word without what its language hangs on it, in the loose phonemic form: "కోళ్లకు" and "kollaku" give `kol`. A word
 * of another script than the language's is read in that language all the same.
 */
export function stem(word: string, language: Language = scriptLanguage(word)): string {
  if (/\d/.test(word)) return word;
  if (language === DEFAULT_LANGUAGE) {
    const folded = foldWord(word);
    const bare = folded.replace(/ie$/, "y").replace(ENGLISH, "");
    return looseSounds(!isIndic(word) && folded.length > 3 && bare.length > 3 ? bare : folded);
  }
  let rest = looseSounds(word);
  const { endings, endingsMax } = grammars.get(language)!;
  for (let turn = 0; turn < endingsMax; turn++) {
    const ending = endings.find((each) => rest.length - each.length >= STEM_MIN && rest.endsWith(each));
    if (!ending) break;
    rest = rest.slice(0, -ending.length);
  }
  return rest;
}
