import type { Post } from "../../contract/post.ts";
import type { Content } from "../content/content.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { foldSpelling, foldWord, wordsOf } from "../search/fold_word.ts";
import type { Found } from "../search/search_products.ts";

interface ArticleWords {
  title: Set<string>;
  text: Set<string>;
}

const described = new WeakMap<Post, ArticleWords>();
let stopWords: Set<string> | undefined;

/** Articles whose title, tags or excerpt hold what was asked for, the best first. */
export function findArticles({ posts }: Content, query: string, { understood }: Found): Post[] {
  const words = [...new Set(tellingWords(query))];
  // What a thing is called in English and in the three languages: an article may use either name.
  const names = understood.flat()
    .filter(({ kind }) => kind !== "species")
    .flatMap(({ names }) => [...names.en, ...names.hi, ...names.te])
    .map((name) => wordsOf(name).map(foldWord));
  return posts
    .map((post) => ({ post, score: scoreOf(wordsIn(post), words, names) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ post }) => post);
}

/** A name counts whole; other words only where most of them are there. */
function scoreOf(
  { title, text }: ArticleWords,
  words: readonly string[],
  names: readonly string[][],
): number {
  const isIn = (name: readonly string[], words: Set<string>) => name.every((word) => words.has(word));
  if (names.some((name) => isIn(name, title))) return 3;
  const inTitle = words.filter((word) => title.has(word)).length;
  const inText = words.filter((word) => !title.has(word) && text.has(word)).length;
  const share = (inTitle + inText / 2) / Math.max(words.length, 1);
  if (inTitle > 0 && share >= 0.6) return 1 + share;
  return names.some((name) => isIn(name, text)) ? 0.5 : 0;
}

function wordsIn(post: Post): ArticleWords {
  let words = described.get(post);
  if (!words) {
    words = { title: foldedSet(`${post.title} ${post.tags.join(" ")}`), text: foldedSet(post.excerpt) };
    described.set(post, words);
  }
  return words;
}

function foldedSet(text: string): Set<string> {
  return new Set(wordsOf(text).map(foldWord));
}

function tellingWords(query: string): string[] {
  stopWords ??= new Set(Object.values(loadKnowledge().stopWords).flat().flatMap(wordsOf).map(foldSpelling));
  return wordsOf(query).filter((word) => word.length > 1 && !stopWords!.has(foldSpelling(word))).map(
    foldWord,
  );
}
