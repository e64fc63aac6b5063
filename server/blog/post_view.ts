import type { Author } from "../../contract/author.ts";
import { DEFAULT_BLOG_CATEGORY_COLOUR, type Post } from "../../contract/post.ts";
import type { Stored } from "../kv/document.ts";
import type { BlogCategoryRecord, PostRecord } from "./post_store.ts";

/** An article as the API returns it, with its category's name, slug and colour, and its author's name and picture. */
export function postView(
  { id, value: { categoryId: _, ...post } }: Stored<PostRecord>,
  category: BlogCategoryRecord | undefined,
  author: Omit<Author, "id"> | undefined,
): Post {
  return {
    id,
    ...post,
    author: author?.name ?? post.author,
    authorImageUrl: post.authorImageUrl ?? author?.picture ?? null,
    category: category?.name ?? "",
    categorySlug: category?.slug ?? "",
    categoryColor: post.categoryColor ?? DEFAULT_BLOG_CATEGORY_COLOUR,
  };
}
