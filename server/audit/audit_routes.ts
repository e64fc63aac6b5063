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
  type PageQuery,
  parameter,
  searchParameter,
} from "../http/list_query.ts";
import { searchWords } from "../http/search_text.ts";
import { DAY_MS, indiaDayStart } from "../shared/india_day.ts";
import type { Stores } from "../stores.ts";
import { auditEntryOf, type AuditRows } from "./audit_store.ts";

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

export function auditRoutes(
  { audit, auditRows, auditDifferences }: Pick<Stores, "audit" | "auditRows" | "auditDifferences">,
) {
  const find = auditFinder(auditRows);

  async function found(filter: z.infer<typeof FilterSchema>, query: PageQuery) {
    const page = pageOf(await find(filter), query);
    const entries = await audit.getMany(page.rows.map(({ id }) => id));
    return { ...page, rows: entries.filter((entry) => entry !== null) };
  }

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
        // Once all rows are in memory they tell how many there are; the store would list an index for that.
        const page = auditRows.rows.last || Object.values(others).some(Boolean)
          ? await found(filter, query)
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

/** Finds entries by filters, newest first. Those of several servers come in any order. */
function auditFinder({ rows, searchable }: AuditRows) {
  return async function find({ q, resource, username, from, to }: z.infer<typeof FilterSchema>) {
    const asked = searchWords(q);
    const [first, last] = [
      from ? indiaDayStart(from) : -Infinity,
      to ? indiaDayStart(to) + DAY_MS : Infinity,
    ];
    const found = asked.length > 0 ? await searchable() : await rows();
    return [...found.values()].filter((row) =>
      row.at >= first && row.at < last &&
      (!resource || row.resource === resource) &&
      (!username || row.username === username) &&
      asked.every((word) => row.text.includes(word))
    ).sort((a, b) => a.id < b.id ? 1 : -1);
  };
}
