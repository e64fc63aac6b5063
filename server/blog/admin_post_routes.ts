import { type Post, PostInputSchema, PostSchema } from "../../contract/post.ts";
import type { ContentReader } from "../content/content.ts";
import { byText, filterOf, list } from "../http/list_query.ts";
import { documentStore, resource } from "../http/resource.ts";
import type { Stores } from "../stores.ts";
import { isShown } from "./is_shown.ts";
import { postView } from "./post_view.ts";

const STATES = ["draft", "scheduled", "published"] as const;

/** Routes for all articles, including drafts and scheduled ones. */
export function adminPostRoutes(
  { authors, posts, versions, bin }: Stores,
  read: ContentReader,
  now: () => Date,
) {
  return resource({
    one: "an article",
    many: "articles",
    schema: PostSchema,
    input: PostInputSchema,
    // Room for an article of 200 kB with its Hindi and Telugu translations.
    bodyLimit: { max: 1024 * 1024 },
    store: {
      ...documentStore(posts.posts),
      create: posts.create,
      update: posts.update,
    },
    view: async (record) => {
      const { categoryId, authorId } = record.value;
      const author = authorId ? await authors.get(authorId) : null;
      return postView(record, (await posts.categories.get(categoryId))?.value, author?.value);
    },
    nameOf: ({ title }) => title,
    versions: { store: versions, kind: "posts" },
    bin: bin.of("blog/posts"),
    list: {
      ...list({
        filters: { status: filterOf(STATES) },
        rows: async ({ status }) => {
          const all = (await read.whole()).posts;
          return status ? all.filter((post) => stateOf(post, now()) === status) : all;
        },
        sort: {
          title: byText(({ title }: Post) => title),
          category: byText(({ category }: Post) => category),
          author: byText(({ author }: Post) => author),
          date: byText(({ date }: Post) => date),
        },
        search: {
          in: "titles, excerpts and categories",
          texts: ({ title, excerpt, category }: Post) => [title, excerpt, category],
        },
      }),
      view: (rows) => rows,
    },
  });
}

function stateOf(post: Post, now: Date): typeof STATES[number] {
  if (post.status === "draft") return "draft";
  return isShown(post, now) ? "published" : "scheduled";
}
