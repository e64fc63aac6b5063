export const LATEST_PATH = "/api/blog/latest";
export const BLOG_CATEGORIES_PATH = "/api/blog/categories";

/** All articles, or those of one category, without their text. */
export function postsPath(category?: string): string {
  return category ? `/api/blog/posts?category=${encodeURIComponent(category)}` : "/api/blog/posts";
}

export function postPath(slug: string): string {
  return `/api/blog/post/${encodeURIComponent(slug)}`;
}

export function relatedPostsPath(slug: string): string {
  return `/api/blog/related?slug=${encodeURIComponent(slug)}`;
}
