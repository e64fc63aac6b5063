import type { PostSummary } from "../../../contract/post.ts";

/** A tag as articles wear it, and how it is called in the visitor's language. */
export type NamedTag = readonly [tag: string, label: string];

/**
 * The articles that hold the term in their title, their excerpt or one of their tags. Tags are English in every language:
 * those that we have another name for are found by that name too.
 */
export function findPosts<Post extends Pick<PostSummary, "title" | "excerpt" | "tags">>(
  posts: readonly Post[],
  term: string,
  named: readonly NamedTag[],
): Post[] {
  const wanted = term.toLowerCase();
  const meant = named.filter(([, label]) => label.toLowerCase() === wanted).map(([tag]) => tag);
  return posts.filter(({ title, excerpt, tags }) =>
    [title, excerpt, ...tags].join("\n").toLowerCase().includes(wanted) ||
    meant.some((tag) => tags.includes(tag))
  );
}
