import { Hono } from "hono";
import * as z from "zod/mini";
import { LATEST_POSTS } from "../../contract/limits.ts";
import { BlogCategorySchema, type Post, PostSchema, type PostSummary } from "../../contract/post.ts";
import type { Content, ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { list, parameter, publicPageHeaders } from "../http/list_query.ts";

const RELATED_POSTS = 3;

/** Lists leave out the content, which is most of an article's size. */
const SummariesSchema = z.array(z.omit(PostSchema, { content: true }));
const LanguageQuerySchema = z.object({ lang: languageParameter });
const RelatedQuerySchema = z.object({ slug: parameter("the article's slug"), lang: languageParameter });

export function postRoutes(read: ContentReader) {
  const posts = list({
    filters: { category: parameter("a category's slug"), lang: languageParameter },
    async rows({ category, lang }) {
      const { posts } = await read(lang);
      return category ? posts.filter((post) => post.categorySlug === category) : posts;
    },
    search: { in: "titles and excerpts", texts: ({ title, excerpt }: Post) => [title, excerpt] },
  });

  return new Hono()
    .get(
      "/blog/latest",
      endpoint({ summary: "The latest articles.", query: LanguageQuerySchema, response: SummariesSchema }),
      async (c) => {
        const { posts } = await read(c.req.valid("query").lang);
        return cachedJson(c, posts.slice(0, LATEST_POSTS).map(summary));
      },
    )
    .get(
      "/blog/categories",
      endpoint({
        summary: "Lists blog categories.",
        query: LanguageQuerySchema,
        response: z.array(BlogCategorySchema),
      }),
      async (c) => cachedJson(c, (await read(c.req.valid("query").lang)).blogCategories),
    )
    .get(
      "/blog/posts",
      endpoint({
        summary: "Lists articles without their content.",
        query: posts.query,
        response: SummariesSchema,
      }),
      async (c) => {
        const query = c.req.valid("query");
        const page = await posts.find(query);
        return cachedJson(c, page.rows.map(summary), publicPageHeaders(c, query, page));
      },
    )
    .get(
      "/blog/post/:slug",
      endpoint({ summary: "Reads an article.", query: LanguageQuerySchema, response: PostSchema }),
      async (c) => cachedJson(c, findPost(await read(c.req.valid("query").lang), c.req.param("slug"))),
    )
    .get(
      "/blog/related",
      endpoint({ summary: "Articles like one.", query: RelatedQuerySchema, response: SummariesSchema }),
      async (c) => {
        const { slug = "", lang } = c.req.valid("query");
        const content = await read(lang);
        return cachedJson(c, relatedPosts(content.posts, findPost(content, slug)).map(summary));
      },
    );
}

/** Finds an article by its current or a former slug. Throws 404 if there is none. */
function findPost({ posts, postByOldSlug }: Content, slug: string): Post {
  const found = posts.find((post) => post.slug === slug) ?? postByOldSlug.get(slug);
  if (!found) throw AppError.notFound(`the article "${slug}"`);
  return found;
}

/** The articles that share most with `post`: the category counts 2, each tag 1. Newer ones win ties. */
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
