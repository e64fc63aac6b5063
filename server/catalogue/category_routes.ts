import { Hono } from "hono";
import { type Category, CategoryInputSchema } from "../../contract/category.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson, ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { askedLanguage } from "../http/asked_language.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { readJson } from "../http/read_body.ts";
import type { Stored } from "../kv/document.ts";
import type { Stores } from "../stores.ts";
import type { CategoryRecord } from "./category_store.ts";

export function categoryRoutes(read: ContentReader) {
  return new Hono().get(
    "/product-categories",
    async (c) => {
      const found = search((await read(askedLanguage(c))).categories, searchQuery(c));
      const page = pageQuery(c);
      const { rows, next } = pageOf(found, page);
      return cachedJson(c, rows, page.limit === undefined ? {} : pageHeaders(c, found.length, next));
    },
  );
}

export function adminCategoryRoutes({ categories, products }: Stores, read: ContentReader) {
  async function view({ id, value }: Stored<CategoryRecord>): Promise<Category> {
    const { createdAt: _, updatedAt: __, ...category } = value;
    return { id, ...category, productCount: await products.products.count({ index: ["category", id] }) };
  }

  return new Hono()
    .get("/", async (c) => {
      const found = search((await read.whole()).categories, searchQuery(c));
      const { rows, next } = pageOf(found, pageQuery(c));
      return privateJson(c, rows, { headers: pageHeaders(c, found.length, next) });
    })
    .post("/", async (c) => {
      const created = await categories.create(await readJson(c, CategoryInputSchema));
      return privateJson(c, await view(created), { status: 201, version: created.version });
    })
    .get("/:id", async (c) => {
      const found = await categories.categories.get(c.req.param("id"));
      if (!found) throw AppError.notFound(`the category "${c.req.param("id")}"`);
      return privateJson(c, await view(found), { version: found.version });
    })
    .put("/:id", async (c) => {
      const input = await readJson(c, CategoryInputSchema);
      const updated = await categories.update(c.req.param("id"), input, ifMatchOf(c));
      return privateJson(c, await view(updated), { version: updated.version });
    })
    .delete("/:id", async (c) => {
      const deleted = await categories.delete(c.req.param("id"), products.products, ifMatchOf(c));
      nameForAudit(c, deleted.value.name);
      return c.body(null, 204);
    });
}

/** Those whose name or description holds every word. */
function search(categories: readonly Category[], q = ""): readonly Category[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return categories;
  return categories.filter(({ name, description }) => {
    const text = `${name}\n${description ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
