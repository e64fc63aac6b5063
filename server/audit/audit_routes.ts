import { Hono } from "hono";
import * as z from "zod/mini";
import { AuditDifferenceSchema, AuditEntrySchema } from "../../contract/audit.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import {
  dayParameter,
  newestPage,
  PAGE_PARAMETERS,
  pageHeaders,
  pageOf,
  parameter,
  searchParameter,
} from "../http/list_query.ts";
import { searchText, searchWords } from "../http/search_text.ts";
import type { Stored } from "../kv/document.ts";
import { indiaDay } from "../shared/india_day.ts";
import type { Stores } from "../stores.ts";
import { auditEntryOf, type AuditRecord, type AuditStore } from "./audit_store.ts";

const FilterSchema = z.object({
  q: searchParameter("words to look for in names, people and kinds, or the id of what was changed"),
  resource: parameter("one kind of thing"),
  username: parameter("one person"),
  from: dayParameter,
  to: dayParameter,
});
const QuerySchema = z.extend(FilterSchema, PAGE_PARAMETERS);
/** Default page size. The log only grows, so it is never sent as a whole. */
const PAGE_ROWS = 50;

export function auditRoutes({ audit, auditDifferences }: Pick<Stores, "audit" | "auditDifferences">) {
  return new Hono()
    .get(
      "/",
      endpoint({
        summary: "Who changed what and when, newest first.",
        query: QuerySchema,
        response: z.array(AuditEntrySchema),
      }),
      async (c) => {
        const { limit = PAGE_ROWS, cursor, page: place, ...filter } = c.req.valid("query");
        const { resource, ...others } = filter;
        const query = { limit, cursor, page: place };
        // The index knows how many there are of one kind. All other filters read the log.
        const page = Object.values(others).some(Boolean)
          ? pageOf(await Array.fromAsync(matching(audit, filter)), query)
          : await newestPage(audit, query, resource ? { index: ["resource", resource] as const } : {});
        return privateJson(c, page.rows.map(auditEntryOf), { headers: pageHeaders(c, page) });
      },
    )
    .get(
      "/:id/difference",
      endpoint({ summary: "What a change made different.", response: AuditDifferenceSchema }),
      async (c) => {
        const found = await auditDifferences.get(c.req.param("id"));
        if (!found) throw AppError.notFound("what this change made different");
        return privateJson(c, found.value);
      },
    );
}

const textOf = searchText<Stored<AuditRecord>>(({ value: { name, username, resource, documentId } }) => [
  name,
  username,
  resource,
  documentId,
]);

/** The entries that match all filters, newest first. */
async function* matching(
  audit: AuditStore,
  { q, resource, username, from, to }: z.infer<typeof FilterSchema>,
): AsyncGenerator<Stored<AuditRecord>> {
  const words = searchWords(q);
  const order = { reverse: true, ...resource && { index: ["resource", resource] as const } };
  for await (const entry of audit.all(order)) {
    const day = indiaDay(Date.parse(entry.value.at));
    if (from && day < from) return;
    if (to && day > to || username && entry.value.username !== username) continue;
    if (words.length > 0 && !words.every((word) => textOf(entry).includes(word))) continue;
    yield entry;
  }
}
