import { Hono } from "hono";
import { BatchSchema } from "../../contract/bin.ts";
import {
  ProductBulkProgressSchema,
  ProductBulkResultSchema,
  ProductBulkSchema,
  ProductUndoneSchema,
} from "../../contract/product_bulk.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Stores } from "../stores.ts";
import type { AdminProductList } from "./admin_product_list.ts";
import { bulkAction } from "./bulk_action.ts";
import { bulkProgress } from "./bulk_progress.ts";
import { undoWrite } from "./undo_write.ts";

/** Routes that apply one action to many products, atomically. */
export function bulkRoutes(stores: Stores, list: AdminProductList, now: () => Date) {
  const progress = bulkProgress(stores);
  const run = bulkAction(stores, list, progress, now);
  return new Hono<SessionEnv>()
    .get(
      "/bulk",
      endpoint({ summary: "How far a bulk action has come.", response: ProductBulkProgressSchema }),
      async (c) => privateJson(c, await progress.read()),
    )
    .post(
      "/undo",
      endpoint({
        summary: "Undoes a bulk action or an import.",
        request: BatchSchema,
        response: ProductUndoneSchema,
      }),
      async (c) => {
        const result = await undoWrite(stores, c.req.valid("json").batch, c.get("session").username);
        nameForAudit(c, `${result.undone} ${result.undone === 1 ? "product" : "products"}`);
        return privateJson(c, result);
      },
    )
    .post(
      "/bulk",
      endpoint({
        summary: "Publishes, features, moves, changes or deletes many.",
        request: ProductBulkSchema,
        response: ProductBulkResultSchema,
      }),
      async (c) => {
        const bulk = c.req.valid("json");
        const result = await run(bulk, c.get("session").username);
        const { changed } = result;
        nameForAudit(
          c,
          `${bulk.set ? `${bulk.action} ${bulk.set.field}` : bulk.action}: ${changed} ${
            changed === 1 ? "product" : "products"
          }`,
        );
        return privateJson(c, result);
      },
    );
}
