import type { Language } from "../../contract/language.ts";
import { isIndic } from "./words_of.ts";
import { foldWord } from "./fold.ts";
import { looseSounds } from "./phonemic.ts";

/** What a language hangs on a word, in the loose phonemic form, which its own script and Latin letters share. */
const ENDINGS: Record<Exclude<Language, "en">, readonly string[]> = {
  hi: "iyon iyan iya aon aen ain uen on en an in a i e u o n".split(" "),
  te: "lanunci nunci laku laki lalo lanu lani lato loni lo ku ki nu ni to ga lu la an n a i u e o".split(" "),
};
const ENGLISH = /(?:ations?|ings?|ed|ers?|es|ions?|e)$/;
/** Sounds that a stem keeps. */
const STEM_MIN = 3;

/**
 * A word without what its language hangs on it, in the loose phonemic form: "కోళ్లకు" and "kollaku" give `kol`. A word
 * of another script than the language's is read in that language all the same.
 */
export function stem(word: string, language: Language = scriptLanguage(word)): string {
  if (/\d/.test(word)) return word;
  if (language === "en") {
    const folded = foldWord(word);
    const bare = folded.replace(/ie$/, "y").replace(ENGLISH, "");
    return looseSounds(!isIndic(word) && folded.length > 3 && bare.length > 3 ? bare : folded);
  }
  let rest = looseSounds(word);
  // In Telugu an ending follows another one.
  for (let turn = 0; turn < (language === "te" ? 2 : 1); turn++) {
    const ending = ENDINGS[language].find((each) =>
      rest.length - each.length >= STEM_MIN && rest.endsWith(each)
    );
    if (!ending) break;
    rest = rest.slice(0, -ending.length);
  }
  return rest;
}

/** The language of a word's script; Latin letters are read as English. */
export function scriptLanguage(word: string): Language {
  if (/[\u0900-\u097f]/.test(word)) return "hi";
  return /[\u0c00-\u0c7f]/.test(word) ? "te" : "en";
}
