import type { Language } from "../../contract/language.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { fold, foldWord } from "../language/fold.ts";
import { wordsOf } from "../language/words_of.ts";
import { once } from "../shared/once.ts";

const stopWords = once(() =>
  new Set(Object.values(loadKnowledge().stopWords).flat().flatMap(wordsOf).map(fold))
);

/** A key that is equal for questions with the same words in any order or spelling. Ignores stop words. */
export function questionKey(lang: Language, question: string): string {
  const words = wordsOf(question);
  const significant = words.filter((word) => !stopWords().has(fold(word)));
  const folded = new Set((significant.length > 0 ? significant : words).map(foldWord));
  // A question without any word in our scripts uses its text as the key.
  return `${lang} ${[...folded].sort().join(" ") || question.trim().toLowerCase()}`;
}
