import { Hono } from "hono";
import { LATEST_POSTS } from "../../contract/limits.ts";
import type { Post, PostSummary } from "../../contract/post.ts";
import type { Content, ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { askedLanguage } from "../http/asked_language.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";

const RELATED_POSTS = 3;

export function postRoutes(read: ContentReader) {
  return new Hono()
    .get(
      "/blog/latest",
      async (c) => cachedJson(c, (await read(askedLanguage(c))).posts.slice(0, LATEST_POSTS).map(summary)),
    )
    .get("/blog/categories", async (c) => cachedJson(c, (await read(askedLanguage(c))).blogCategories))
    /** `category` (slug) and `q` over title and excerpt. Without the content: a list is for choosing. */
    .get("/blog/posts", async (c) => {
      const { category } = c.req.query();
      const q = searchQuery(c);
      const wanted = q?.trim().toLowerCase();
      const found = (await read(askedLanguage(c))).posts.filter((post) =>
        (!category || post.categorySlug === category) &&
        (!wanted || `${post.title}\n${post.excerpt}`.toLowerCase().includes(wanted))
      );
      const page = pageQuery(c);
      const { rows, next } = pageOf(found, page);
      return cachedJson(
        c,
        rows.map(summary),
        page.limit === undefined ? {} : pageHeaders(c, found.length, next),
      );
    })
    .get(
      "/blog/post/:slug",
      async (c) => cachedJson(c, findPost(await read(askedLanguage(c)), c.req.param("slug"))),
    )
    .get("/blog/related", async (c) => {
      const content = await read(askedLanguage(c));
      return cachedJson(
        c,
        relatedPosts(content.posts, findPost(content, c.req.query("slug") ?? "")).map(summary),
      );
    });
}

/** By its slug, or by one that it once had. */
function findPost({ posts, postByOldSlug }: Content, slug: string): Post {
  const found = posts.find((post) => post.slug === slug) ?? postByOldSlug.get(slug);
  if (!found) throw AppError.notFound(`the article "${slug}"`);
  return found;
}

/** Those that share most of category and tags; among equals the newest. */
function relatedPosts(posts: readonly Post[], post: Post): Post[] {
  const tags = new Set(post.tags);
  const likeness = (other: Post) =>
    (other.categorySlug === post.categorySlug ? 2 : 0) + other.tags.filter((tag) => tags.has(tag)).length;
  return posts
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, score: likeness(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, RELATED_POSTS)
    .map(({ other }) => other);
}

function summary({ content: _, ...post }: Post): PostSummary {
  return post;
}
