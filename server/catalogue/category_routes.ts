import { Hono } from "hono";
import { type Category, CategoryInputSchema } from "../../contract/category.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ContentReader } from "../content/content.ts";
import { ifMatchOf, keptJson, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { askedLanguage } from "../http/asked_language.ts";
import { readJson } from "../http/read_body.ts";
import type { Stored } from "../kv/document.ts";
import type { Stores } from "../stores.ts";
import type { CategoryRecord } from "./category_store.ts";

export function categoryRoutes(read: ContentReader) {
  return new Hono().get(
    "/product-categories",
    async (c) => keptJson(c, (await read(askedLanguage(c))).categories),
  );
}

export function adminCategoryRoutes({ categories, products }: Stores, read: ContentReader) {
  async function view({ id, value }: Stored<CategoryRecord>): Promise<Category> {
    const { createdAt: _, updatedAt: __, ...category } = value;
    return { id, ...category, productCount: await products.products.count({ index: ["category", id] }) };
  }

  return new Hono()
    .get("/", async (c) => privateJson(c, (await read.whole()).categories))
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
