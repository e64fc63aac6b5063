import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { type Product, ProductInputSchema } from "../../contract/product.ts";
import type { SessionEnv } from "../accounts/account_routes.ts";
import { nameForAudit, notAudited } from "../audit/audit_changes.ts";
import type { ContentReader } from "../content/content.ts";
import { productIn } from "../content/public_content.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery } from "../http/list_page.ts";
import { readJson } from "../http/read_body.ts";
import type { Stored } from "../kv/document.ts";
import { previewLanguage, type ProductPreview } from "../pages/preview_page.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import type { Stores } from "../stores.ts";
import { versionRoutes } from "../versions/version_routes.ts";
import { findProducts } from "./find_products.ts";
import { bulkRoutes } from "./bulk_routes.ts";
import { adminProductFilter } from "./product_filter.ts";
import type { ProductRecord } from "./product_store.ts";
import { productView } from "./product_view.ts";

const PreviewSchema = z.pipe(
  z.transform((value: Record<string, unknown>) => ({ id: value.id ?? null, input: value })),
  z.object({ id: z.nullable(z.string()), input: ProductInputSchema }),
);

export function adminProductRoutes(
  stores: Stores,
  read: ContentReader,
  now: () => Date,
  preview: ProductPreview,
) {
  const { products, categories, versions } = stores;
  async function view(record: Stored<ProductRecord>): Promise<Product> {
    return productView(record, (await categories.categories.get(record.value.categoryId))?.value);
  }

  /** What is answered after a save, and kept as the state that it can be brought back to. */
  async function saved(c: Context<SessionEnv>, record: Stored<ProductRecord>): Promise<Product> {
    const product = await view(record);
    await versions.record("products", record.id, product, c.get("session").username);
    return product;
  }

  return new Hono<SessionEnv>()
    .route("/", versionRoutes(versions, "products"))
    .route("/", bulkRoutes(stores, read, now))
    .get("/", async (c) => {
      const found = findProducts(await read.whole(), adminProductFilter(c));
      const { rows, next } = pageOf(found, pageQuery(c));
      return privateJson(c, rows, { headers: pageHeaders(c, found.length, next) });
    })
    .post("/", async (c) => {
      const created = await products.create(await readJson(c, ProductInputSchema));
      return privateJson(c, await saved(c, created), { status: 201, version: created.version });
    })
    /** The page as it will look, of what a form holds; `id` where that is stored already. Nothing is kept. */
    .post("/preview", async (c) => {
      notAudited(c);
      const { id, input } = await readJson(c, PreviewSchema);
      const language = previewLanguage(c.req.query("lang"));
      const category = await categories.named(input.category);
      const slug = slugOf(input.slug ?? "") || slugOf(input.name) || "preview";
      const record = await products.recordOf(input, { id: category.id, name: category.value.name }, { slug });
      const shown = productView({ id: id ?? "preview", version: "", value: record }, category.value);
      const translated = category.value.translations?.[language as "hi"]?.name;
      const product = productIn(translated ? { ...shown, category: translated } : shown, language);
      return c.html(await preview(product, language), 200, { "cache-control": "no-store" });
    })
    .get("/:id", async (c) => {
      const found = await products.products.get(c.req.param("id"));
      if (!found) throw AppError.notFound(`the product "${c.req.param("id")}"`);
      return privateJson(c, await view(found), { version: found.version });
    })
    .put("/:id", async (c) => {
      const input = await readJson(c, ProductInputSchema);
      const updated = await products.update(c.req.param("id"), input, ifMatchOf(c));
      return privateJson(c, await saved(c, updated), { version: updated.version });
    })
    .delete("/:id", async (c) => {
      const deleted = await products.delete(c.req.param("id"), ifMatchOf(c));
      await versions.forget("products", deleted.id);
      nameForAudit(c, deleted.value.name);
      return c.body(null, 204);
    });
}
