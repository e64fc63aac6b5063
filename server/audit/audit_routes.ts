import { Hono } from "hono";
import { privateJson } from "../http/answers.ts";
import { pageHeaders, pageQuery } from "../http/list_page.ts";
import { auditEntryOf, type AuditStore } from "./audit_store.ts";

/** Who changed what, newest first; `resource` asks for one kind of thing. Always in pages: it only grows. */
export function auditRoutes(audit: AuditStore) {
  return new Hono().get("/", async (c) => {
    const { resource } = c.req.query();
    const { limit = 50, cursor } = pageQuery(c);
    const selection = resource ? { index: ["resource", resource] as const } : {};
    const page = await audit.list({ ...selection, reverse: true, limit, ...(cursor && { cursor }) });
    const total = await audit.count(selection);
    return privateJson(c, page.items.map(auditEntryOf), { headers: pageHeaders(c, total, page.cursor) });
  });
}
