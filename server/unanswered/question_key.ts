import type { Language } from "../../contract/language.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { foldSpelling, foldWord, wordsOf } from "../search/fold_word.ts";

let stopWords: Set<string> | undefined;

/** What questions have in common that ask the same: their telling words, folded, in any order. */
export function questionKey(lang: Language, question: string): string {
  stopWords ??= new Set(Object.values(loadKnowledge().stopWords).flat().flatMap(wordsOf).map(foldSpelling));
  const words = wordsOf(question);
  const telling = words.filter((word) => !stopWords!.has(foldSpelling(word)));
  const folded = new Set((telling.length > 0 ? telling : words).map(foldWord));
  // What holds no word of our scripts is like itself alone.
  return `${lang} ${[...folded].sort().join(" ") || question.trim().toLowerCase()}`;
}
