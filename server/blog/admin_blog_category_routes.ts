import { type BlogCategory, BlogCategoryInputSchema, BlogCategorySchema } from "../../contract/post.ts";
import type { ContentReader } from "../content/content.ts";
import { byText, list } from "../http/list_query.ts";
import { documentStore, resource } from "../http/resource.ts";
import type { Stores } from "../stores.ts";

export function adminBlogCategoryRoutes({ posts, bin }: Stores, read: ContentReader) {
  return resource({
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
}
