import type { ContentReader } from "../content/content.ts";
import type { Stores } from "../stores.ts";
import { isShown } from "./is_shown.ts";

/**
 * Publishes the articles whose date has come after `since`. It touches each one, which moves the content's
 * revision and so invalidates all caches. Returns their number.
 */
export async function publishDue(
  { posts, now }: Pick<Stores, "posts" | "now">,
  read: ContentReader,
  since: Date,
): Promise<number> {
  const due = (await read.whole()).posts.filter((post) =>
    // One that was saved when its date had come is public since then.
    isShown(post, now()) && !isShown(post, since) && post.updatedAt < post.date
  );
  for (const { id } of due) await posts.posts.update(id, {});
  return due.length;
}
