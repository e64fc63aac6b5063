import { Hono } from "hono";
import * as z from "zod/mini";
import { AuditEntrySchema } from "../../contract/audit.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { newestPage, PAGE_PARAMETERS, pageHeaders, parameter } from "../http/list_query.ts";
import { auditEntryOf, type AuditStore } from "./audit_store.ts";

const QuerySchema = z.object({ resource: parameter("one kind of thing"), ...PAGE_PARAMETERS });
/** Default page size. The log only grows, so it is never sent as a whole. */
const PAGE_ROWS = 50;

export function auditRoutes(audit: AuditStore) {
  return new Hono().get(
    "/",
    endpoint({
      summary: "Who changed what and when, newest first.",
      query: QuerySchema,
      response: z.array(AuditEntrySchema),
    }),
    async (c) => {
      const { resource, ...query } = c.req.valid("query");
      const selection = resource ? { index: ["resource", resource] as const } : {};
      const page = await newestPage(audit, { limit: PAGE_ROWS, ...query }, selection);
      return privateJson(c, page.rows.map(auditEntryOf), { headers: pageHeaders(c, page) });
    },
  );
}
