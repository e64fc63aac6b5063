import type { PostSummary } from "../../../contract/post.ts";

/** A tag as it is stored, and its name in the visitor's language. */
type NamedTag = readonly [tag: string, label: string];

/** Words with the same first letters, this many, count as forms of one word: "vaccine" finds "vaccination". */
const STEM_LENGTH = 5;

/**
 * The articles that contain the term in their title, excerpt or tags, or all its words in any order and form. Tags are
 * stored in English, so their translated names are searched too. The slug is searched for the words of the English title.
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

/** In lower case and without doubled letters, which are often misspelt: "vacination". */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map((word) => word.replace(/(.)\1+/gu, "$1"));
}

function isForm(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  const beginning = wanted.slice(0, STEM_LENGTH);
  return beginning.length === STEM_LENGTH && word.startsWith(beginning);
}
