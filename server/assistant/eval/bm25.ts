import { wordsOf } from "../../language/words_of.ts";

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** Plain BM25 over whole documents, by key: what a search without any knowledge of the trade would find. */
export function bm25(documents: ReadonlyMap<string, string>): (query: string) => string[] {
  const lengths = new Map<string, number>();
  const postings = new Map<string, Map<string, number>>();
  for (const [key, text] of documents) {
    const words = wordsOf(text);
    lengths.set(key, words.length);
    for (const word of words) {
      let counts = postings.get(word);
      if (!counts) postings.set(word, counts = new Map());
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const mean = [...lengths.values()].reduce((sum, length) => sum + length, 0) / documents.size;
  return (query) => {
    const scores = new Map<string, number>();
    for (const word of new Set(wordsOf(query))) {
      const counts = postings.get(word);
      if (!counts) continue;
      const rarity = Math.log(1 + (documents.size - counts.size + 0.5) / (counts.size + 0.5));
      for (const [key, count] of counts) {
        const norm = SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * lengths.get(key)! / mean);
        scores.set(key, (scores.get(key) ?? 0) + rarity * count * (SATURATION + 1) / (count + norm));
      }
    }
    return [...scores].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  };
}
