import type { GlossaryTerm } from "../glossary_term.ts";
import { DEFAULT_LANGUAGE, type Language } from "../language.ts";

/** Gives an English phrase in the language, or null if a word of it has no term. */
export type Words = (phrase: string) => string | null;

type Terms = readonly Pick<GlossaryTerm, "term" | "translations">[];

/** Symbols that are the same in every language, of units above all. */
const SYMBOL = /(?:[kmµ]?g|m?l|[kcmµ]?m|w\/[wv]|v\/v|iu|[cf]fu|ftu|u|ppm|ph|°c|x)(?![\p{L}\p{M}])/iuy;
const SIGN = /[^\p{L}\p{M}]/uy;

/**
 * Puts short phrases into a language by the owner's glossary: "25 kg bag" is "25 kg बैग". Of two terms the longer one
 * counts. What stands around the terms, which are figures, symbols of units and signs, stays. A phrase is never
 * translated in part.
 */
export function glossaryWords(terms: Terms, language: Language): Words {
  if (language === DEFAULT_LANGUAGE) return (phrase) => phrase;
  const known = new Map(terms.flatMap(({ term, translations }) => {
    const word = translations?.[language]?.term;
    return word ? [[term.toLowerCase(), word] as const] : [];
  }));
  const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length).map(RegExp.escape);
  const term = new RegExp(`(?:${longestFirst.join("|") || "(?!)"})(?![\\p{L}\\p{M}])`, "iuy");
  // Catalogues repeat few phrases many times.
  const done = new Map<string, string | null>();

  function translate(phrase: string): string | null {
    let text = "";
    for (let at = 0; at < phrase.length;) {
      const found = matchAt(term, phrase, at) || matchAt(SYMBOL, phrase, at) || matchAt(SIGN, phrase, at);
      if (!found) return null;
      text += known.get(found.toLowerCase()) ?? found;
      at += found.length;
    }
    return text;
  }
  return (phrase) => {
    if (!done.has(phrase)) done.set(phrase, translate(phrase));
    return done.get(phrase)!;
  };
}

function matchAt(pattern: RegExp, phrase: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(phrase)?.[0] ?? "";
}
