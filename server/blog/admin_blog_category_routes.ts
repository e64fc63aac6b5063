import { Hono } from "hono";
import { type BlogCategory, BlogCategoryInputSchema } from "../../contract/post.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ContentReader } from "../content/content.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { readJson } from "../http/read_body.ts";
import type { Stored } from "../kv/document.ts";
import type { BlogCategoryRecord, PostStore } from "./post_store.ts";

export function adminBlogCategoryRoutes(posts: PostStore, read: ContentReader) {
  return new Hono()
    /** `q` over name and description. */
    .get("/", async (c) => {
      const q = searchQuery(c)?.trim().toLowerCase();
      const found = (await read.whole()).blogCategories.filter(({ name, description }) =>
        !q || `${name}\n${description ?? ""}`.toLowerCase().includes(q)
      );
      const { rows, next } = pageOf(found, pageQuery(c));
      return privateJson(c, rows, { headers: pageHeaders(c, found.length, next) });
    })
    .post("/", async (c) => {
      const created = await posts.createCategory(await readJson(c, BlogCategoryInputSchema));
      return privateJson(c, view(created), { status: 201, version: created.version });
    })
    .get("/:id", async (c) => {
      const found = await posts.categories.get(c.req.param("id"));
      if (!found) throw AppError.notFound(`the blog category "${c.req.param("id")}"`);
      return privateJson(c, view(found), { version: found.version });
    })
    .put("/:id", async (c) => {
      const input = await readJson(c, BlogCategoryInputSchema);
      const updated = await posts.updateCategory(c.req.param("id"), input, ifMatchOf(c));
      return privateJson(c, view(updated), { version: updated.version });
    })
    .delete("/:id", async (c) => {
      const deleted = await posts.deleteCategory(c.req.param("id"), ifMatchOf(c));
      nameForAudit(c, deleted.value.name);
      return c.body(null, 204);
    });
}

function view({ id, value }: Stored<BlogCategoryRecord>): BlogCategory {
  return { id, ...value };
}
