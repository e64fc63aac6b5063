import { loadAsking } from "../knowledge/load_asking.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import type { Names } from "../knowledge/knowledge_schema.ts";
import { foldSpelling, wordsOf } from "../search/fold_word.ts";
import { buildLexicon, type Entry, type Lexicon } from "./lexicon.ts";

export interface Lexicons {
  /** What questions are about. */
  things: Lexicon;
  /** What they ask of it. */
  asking: Lexicon;
  isStopWord: (word: string) => boolean;
}

let built: Lexicons | undefined;

/** Built once, at the first question. */
export function lexicons(): Lexicons {
  if (built) return built;
  const knowledge = loadKnowledge();
  const { intents, aspects, topics, romanised } = loadAsking();
  const little = [...Object.values(knowledge.stopWords).flat(), ...Object.values(romanised).flat()];
  const stopWords = new Set(little.flatMap(wordsOf).map(foldSpelling));
  const isStopWord = (word: string) => stopWords.has(foldSpelling(word));
  const things = [
    ...entriesOf("ingredient", knowledge.ingredients),
    ...entriesOf("disease", knowledge.diseases),
    ...entriesOf("sign", knowledge.signs),
    ...entriesOf("category", knowledge.categories),
    ...entriesOf("species", knowledge.species),
    ...entriesOf("topic", topics),
  ];
  const asking = [...entriesOf("intent", intents), ...entriesOf("aspect", aspects)];
  return built = {
    things: buildLexicon(things, { isStopWord, keepsStopWords: false }),
    asking: buildLexicon(asking, { isStopWord: () => false, keepsStopWords: true }),
    isStopWord,
  };
}

function entriesOf(kind: string, list: readonly { id: string; names: Names }[]): Entry[] {
  return list.map(({ id, names }) => ({ kind, id, names }));
}
