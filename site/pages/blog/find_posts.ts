import type { PostSummary } from "../../../contract/post.ts";

/** A tag as articles wear it, and how it is called in the visitor's language. */
type NamedTag = readonly [tag: string, label: string];

/** Words that begin alike are forms of one from so many letters on: a vaccine is given in a vaccination. */
const SAME_BEGINNING = 5;

/**
 * The articles that hold the term in their title, their excerpt or one of their tags, or all its words in whatever
 * order and form. Tags are English in every language: those that we have another name for are found by that name
 * too. The slug keeps the words of the English title where the title is translated.
 */
export function findPosts<Post extends Pick<PostSummary, "title" | "excerpt" | "tags" | "slug">>(
  posts: readonly Post[],
  term: string,
  named: readonly NamedTag[],
): Post[] {
  const wanted = term.toLowerCase();
  const words = wordsOf(term);
  return posts.filter(({ title, excerpt, tags, slug }) => {
    const labels = named.flatMap(([tag, label]) => tags.includes(tag) ? [label] : []);
    const texts = [title, excerpt, ...tags, ...labels, slug];
    if (texts.join("\n").toLowerCase().includes(wanted)) return true;
    const own = wordsOf(texts.join(" "));
    return words.length > 0 && words.every((word) => own.some((each) => isForm(each, word)));
  });
}

/** In lower case, and without doubled letters, which are the first to be forgotten: "vacination". */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map((word) => word.replace(/(.)\1+/gu, "$1"));
}

function isForm(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  const beginning = wanted.slice(0, SAME_BEGINNING);
  return beginning.length === SAME_BEGINNING && word.startsWith(beginning);
}
