import type { Post } from "../../contract/post.ts";

/** Whether an article is public: it is published and its date has come. */
export function isShown({ status, date }: Pick<Post, "status" | "date">, now: Date): boolean {
  return status !== "draft" && new Date(date) <= now;
}
