import { Hono } from "hono";
import * as z from "zod/mini";
import { type Category, CategoryInputSchema, CategorySchema } from "../../contract/category.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { byText, list, publicPageHeaders } from "../http/list_query.ts";
import { translatedTexts } from "../http/search_text.ts";
import { documentStore, resource } from "../http/resource.ts";
import type { Stored } from "../kv/document.ts";
import type { Stores } from "../stores.ts";
import type { CategoryRecord } from "./category_store.ts";

const search = {
  in: "names and descriptions",
  texts: ({ name, description, translations }: Category) => [
    name,
    description,
    ...translatedTexts(translations, "name"),
  ],
};

export function categoryRoutes(read: ContentReader) {
  const categories = list({
    filters: { lang: languageParameter },
    rows: async ({ lang }) => (await read(lang)).categories,
    search,
  });
  return new Hono().get(
    "/product-categories",
    endpoint({
      summary: "Lists product categories.",
      query: categories.query,
      response: z.array(CategorySchema),
    }),
    async (c) => {
      const query = c.req.valid("query");
      const page = await categories.find(query);
      return cachedJson(c, page.rows, publicPageHeaders(c, query, page));
    },
  );
}

export function adminCategoryRoutes({ categories, products, bin }: Stores, read: ContentReader) {
  async function view({ id, value }: Stored<CategoryRecord>): Promise<Category> {
    const { createdAt: _, updatedAt: __, ...category } = value;
    return { id, ...category, productCount: await products.products.count({ index: ["category", id] }) };
  }

  return resource({
    one: "a product category",
    many: "product categories",
    schema: CategorySchema,
    input: CategoryInputSchema,
    store: {
      ...documentStore(categories.categories),
      create: categories.create,
      update: categories.update,
      delete: (id, deletion) => categories.delete(id, products.products, deletion),
    },
    view,
    nameOf: ({ name }) => name,
    bin: bin.of("product-categories"),
    list: {
      ...list({
        rows: async () => (await read.whole()).categories,
        search,
        sort: {
          name: byText(({ name }: Category) => name),
          products: (a: Category, b: Category) => (a.productCount ?? 0) - (b.productCount ?? 0),
        },
      }),
      view: (rows) => rows,
    },
  });
}
