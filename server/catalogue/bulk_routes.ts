import { Hono } from "hono";
import type { Product } from "../../contract/product.ts";
import {
  type ProductBulk,
  type ProductBulkProgress,
  type ProductBulkResult,
  ProductBulkSchema,
} from "../../contract/product_bulk.ts";
import type { SessionEnv } from "../accounts/account_routes.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ContentReader } from "../content/content.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { readJson } from "../http/read_body.ts";
import type { Stored } from "../kv/document.ts";
import type { Stores } from "../stores.ts";
import { findProducts } from "./find_products.ts";
import type { ProductChange } from "./many_writer.ts";
import { keepVersions, writeProgress } from "./keep_versions.ts";
import type { ProductRecord } from "./product_store.ts";

/** One action on many products, on all of them or on none. */
export function bulkRoutes(stores: Stores, read: ContentReader, now: () => Date) {
  const { products, categories } = stores;
  // Large writes wait for each other: there is one at a time.
  let progress: ProductBulkProgress = { done: 0, total: 0 };

  async function chosen({ ids, all }: ProductBulk): Promise<string[]> {
    if (ids) return [...new Set(ids)];
    const { count, ...filter } = all!;
    const found = findProducts(await read.whole(), filter);
    if (found.length === count) return found.map(({ id }: Product) => id);
    throw new AppError(
      "conflict",
      `Cannot change these products: there were ${count}, now there are ${found.length}. Nothing was changed`,
    );
  }

  return new Hono<SessionEnv>().get("/bulk", (c) => privateJson(c, progress)).post("/bulk", async (c) => {
    const bulk = await readJson(c, ProductBulkSchema);
    const result = await products.many(async (write): Promise<ProductBulkResult> => {
      const ids = await chosen(bulk);
      const found = (await products.products.getMany(ids)).filter((product) => product !== null);
      const gone = ids.length - found.length;
      if (gone > 0) {
        throw new AppError(
          "conflict",
          `Cannot change these products: ${gone} of ${ids.length} ${
            gone === 1 ? "was" : "were"
          } deleted meanwhile. Nothing was changed`,
        );
      }
      const categoryId = bulk.category ? (await categories.named(bulk.category)).id : undefined;
      const at = now().toISOString();
      const changes = found.flatMap((product) => changeOf(product, bulk, at, categoryId));
      const total = changes.length;
      try {
        const tell = writeProgress((done) => progress = { done, total });
        const written = await write(changes, tell.written);
        await keepVersions(stores, changes, written, c.get("session").username, tell.kept);
        return { changed: written.length, unchanged: ids.length - written.length };
      } finally {
        progress = { done: 0, total: 0 };
      }
    });
    nameForAudit(c, `${bulk.action}: ${result.changed} ${result.changed === 1 ? "product" : "products"}`);
    return privateJson(c, result);
  });
}

/** None where the product is so already. */
function changeOf(
  before: Stored<ProductRecord>,
  { action }: ProductBulk,
  updatedAt: string,
  categoryId: string | undefined,
): ProductChange[] {
  if (action === "delete") return [{ kind: "delete", before }];
  const wanted: Partial<ProductRecord> = action === "publish" || action === "unpublish"
    ? { status: action === "publish" ? "published" : "draft" }
    : action === "move"
    ? { categoryId: categoryId! }
    : { isFeatured: action === "feature" };
  const is: ProductRecord = { ...before.value, status: before.value.status ?? "published" };
  const same = (Object.keys(wanted) as (keyof ProductRecord)[]).every((name) => is[name] === wanted[name]);
  return same ? [] : [{ kind: "update", before, record: { ...is, ...wanted, updatedAt } }];
}
