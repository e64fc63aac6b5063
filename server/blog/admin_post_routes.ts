import { Hono } from "hono";
import {
  type Post,
  type PostInput,
  PostInputSchema,
  PostPreviewSchema,
  PostSchema,
} from "../../contract/post.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import type { ContentReader } from "../content/content.ts";
import { postsIn } from "../content/public_content.ts";
import { AppError } from "../http/app_error.ts";
import { byText, filterOf, list } from "../http/list_query.ts";
import { documentStore, resource } from "../http/resource.ts";
import { translatedTexts } from "../http/search_text.ts";
import { prohibitedInArticle } from "../knowledge/prohibited_in.ts";
import type { PagePreview } from "../pages/preview_page.ts";
import { previewRoute } from "../pages/preview_route.ts";
import { nameKey } from "../shared/slugs.ts";
import type { Stores } from "../stores.ts";
import { isShown } from "./is_shown.ts";
import { postView } from "./post_view.ts";

const STATES = ["draft", "scheduled", "published", "changed"] as const;

/** Room for an article of 200 kB with its Hindi and Telugu translations. */
const BODY_LIMIT = { max: 1024 * 1024 };

/** Routes for all articles, including drafts and scheduled ones. */
export function adminPostRoutes(stores: Stores, read: ContentReader, now: () => Date, preview: PagePreview) {
  return new Hono<SessionEnv>()
    .route("/", previewRoutes(stores, read, preview))
    .route("/", articles(stores, read, now));
}

function articles({ authors, drafts, posts, bin, knowledge }: Stores, read: ContentReader, now: () => Date) {
  /** What visitors read may name what is prohibited only where it leads to the list of it. */
  async function allowed(input: PostInput): Promise<void> {
    if (input.status === "draft") return;
    const issues = prohibitedInArticle(input, (await knowledge.read()).prohibited);
    if (issues.length > 0) throw AppError.invalid(issues);
  }

  return resource({
    one: "an article",
    many: "articles",
    schema: PostSchema,
    input: PostInputSchema,
    bodyLimit: BODY_LIMIT,
    store: {
      ...documentStore(posts.posts),
      create: async (input) => {
        await allowed(input);
        return await posts.create(input);
      },
      update: async (id, input, ifMatch) => {
        await allowed(input);
        return await posts.update(id, input, ifMatch);
      },
      changed: posts.changed,
    },
    view: async (record) => {
      const { categoryId, authorId } = record.value;
      const author = authorId ? await authors.get(authorId) : null;
      return postView(record, (await posts.categories.get(categoryId))?.value, author?.value);
    },
    nameOf: ({ title }) => title,
    drafts: drafts.of("posts"),
    bin: bin.of("blog/posts"),
    list: {
      ...list({
        filters: { status: filterOf(STATES) },
        rows: async ({ status }) => {
          const all = (await read.whole()).posts;
          if (status !== "changed") {
            return status ? all.filter((post) => stateOf(post, now()) === status) : all;
          }
          const kept = await drafts.of("posts").all();
          return all.filter(({ id }) => kept.has(id));
        },
        sort: {
          title: byText(({ title }: Post) => title),
          category: byText(({ category }: Post) => category),
          author: byText(({ author }: Post) => author),
          date: byText(({ date }: Post) => date),
        },
        search: {
          in: "titles and excerpts in all languages, categories, authors and tags",
          texts: ({ title, excerpt, category, author, tags, translations }: Post) => [
            title,
            excerpt,
            category,
            author,
            ...tags,
            ...translatedTexts(translations, "title", "excerpt"),
          ],
        },
      }),
      view: (rows) => rows,
    },
  });
}

function previewRoutes({ authors, posts }: Stores, read: ContentReader, preview: PagePreview) {
  return previewRoute({
    summary: "The article's page as it will look; nothing is kept.",
    request: PostPreviewSchema,
    bodyLimit: BODY_LIMIT,
    preview,
    async previewed({ id, ...input }, language) {
      const category = await posts.categories.getBy("name", nameKey(input.category));
      const slug = slugOf(input.slug ?? "") || slugOf(input.title) || "preview";
      const record = await posts.recordOf(input, { slug, categoryId: category?.id ?? "" });
      const author = record.authorId ? await authors.get(record.authorId) : null;
      const post = postView(
        { id: id ?? "preview", version: "", value: record },
        category?.value,
        author?.value,
      );
      const answer = postsIn(await read.whole(), language)(post);
      const name = encodeURIComponent(slug);
      return { page: `/blog/post/${name}`, api: `/api/blog/post/${name}`, answer };
    },
  });
}

function stateOf(post: Post, now: Date): typeof STATES[number] {
  if (post.status === "draft") return "draft";
  return isShown(post, now) ? "published" : "scheduled";
}
