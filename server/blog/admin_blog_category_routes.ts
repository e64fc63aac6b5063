import {
  ArticleMoveSchema,
  type BlogCategory,
  BlogCategoryInputSchema,
  BlogCategorySchema,
  MovedArticlesSchema,
} from "../../contract/post.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ContentReader } from "../content/content.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { byText, list } from "../http/list_query.ts";
import { documentStore, resource } from "../http/resource.ts";
import type { Stores } from "../stores.ts";

export function adminBlogCategoryRoutes({ posts, bin }: Stores, read: ContentReader) {
  const routes = resource({
    one: "a blog category",
    many: "blog categories",
    schema: BlogCategorySchema,
    input: BlogCategoryInputSchema,
    store: {
      ...documentStore(posts.categories),
      create: posts.createCategory,
      update: posts.updateCategory,
      delete: posts.deleteCategory,
    },
    view: ({ id, value }) => ({ id, ...value }),
    nameOf: ({ name }) => name,
    bin: bin.of("blog/categories"),
    list: {
      ...list<BlogCategory>({
        rows: async () => (await read.whole()).blogCategories,
        sort: { name: byText(({ name }) => name) },
        search: { in: "names and descriptions", texts: ({ name, description }) => [name, description] },
      }),
      view: (rows) => rows,
    },
  });
  return routes.post(
    "/:id/move",
    endpoint({
      summary: "Files all articles of a blog category in another one.",
      request: ArticleMoveSchema,
      response: MovedArticlesSchema,
    }),
    async (c) => {
      const id = c.req.param("id");
      nameForAudit(c, (await posts.categories.get(id))?.value.name);
      return privateJson(c, { moved: await posts.moveAll(id, c.req.valid("json").to) });
    },
  );
}
