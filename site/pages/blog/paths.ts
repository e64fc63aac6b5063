export const LATEST_PATH = "/api/blog/latest";
export const BLOG_CATEGORIES_PATH = "/api/blog/categories";

/** API path of all articles or those of a category, without their content. */
export function postsPath(category?: string): string {
  return category ? `/api/blog/posts?category=${encodeURIComponent(category)}` : "/api/blog/posts";
}

export function postPath(slug: string): string {
  return `/api/blog/post/${encodeURIComponent(slug)}`;
}

export function relatedPostsPath(slug: string): string {
  return `/api/blog/related?slug=${encodeURIComponent(slug)}`;
}
