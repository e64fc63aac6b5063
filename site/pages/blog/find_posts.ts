import type { PostSummary } from "../../../contract/post.ts";

/** A stored tag and its label in the visitor's language. */
type NamedTag = readonly [tag: string, label: string];

/** Words that share this many first letters count as forms of one word: "vaccine" finds "vaccination". */
const STEM_LENGTH = 5;

/**
 * Articles with the term in their title, excerpt or tags, or with all its words in any order and form. Stored
 * tags are English, so their translated labels are searched as well. The slug contains the words of the
 * English title.
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

/** Lower-case words with doubled letters merged, since these are often misspelt: "vacination". */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map((word) => word.replace(/(.)\1+/gu, "$1"));
}

function isForm(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  const beginning = wanted.slice(0, STEM_LENGTH);
  return beginning.length === STEM_LENGTH && word.startsWith(beginning);
}
