import type { ContentReader } from "../content/content.ts";
import type { Stores } from "../stores.ts";
import { isShown } from "./is_shown.ts";

/**
 * Shows the articles whose date has come since the last look: touching one moves the content's revision, and all that
 * was kept of the older content is made anew. Returns how many there were.
 */
export async function publishDue(
  { posts, now }: Pick<Stores, "posts" | "now">,
  read: ContentReader,
  since: Date,
): Promise<number> {
  const due = (await read.whole()).posts.filter((post) => isShown(post, now()) && !isShown(post, since));
  for (const { id } of due) await posts.posts.update(id, {});
  return due.length;
}
