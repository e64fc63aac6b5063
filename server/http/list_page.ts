import type { Context } from "hono";
import { LINE_MAX, PAGE_LIMIT_MAX } from "../../contract/limits.ts";
import { AppError } from "./app_error.ts";

export interface PageQuery {
  /** Absent: the caller wants the whole list. */
  limit?: number;
  cursor?: string;
}

/** `limit` and `cursor` of the address; 422 where the limit is not a number of rows that we give at once. */
export function pageQuery(c: Context): PageQuery {
  const { limit, cursor } = c.req.query();
  if (limit === undefined && cursor === undefined) return {};
  const rows = Number(limit ?? PAGE_LIMIT_MAX);
  if (!/^\d*$/.test(limit ?? "") || rows < 1 || rows > PAGE_LIMIT_MAX) {
    throw AppError.invalid([{
      path: "limit",
      message: `Must be a whole number from 1 to ${PAGE_LIMIT_MAX}`,
    }]);
  }
  return { limit: rows, ...(cursor ? { cursor } : {}) };
}

/** `q` of the address; 422 where it is longer than a line: each of its words is looked for in every row. */
export function searchQuery(c: Context): string | undefined {
  const q = c.req.query("q");
  if (q === undefined || q.length <= LINE_MAX) return q;
  throw AppError.invalid([{ path: "q", message: `Must be at most ${LINE_MAX} characters` }]);
}

/** A page of a list that is in memory; the cursor is the last row's id. */
export function pageOf<T extends { id: string }>(rows: readonly T[], { limit, cursor }: PageQuery) {
  if (limit === undefined) return { rows, next: null };
  const before = cursor ? rows.findIndex(({ id }) => id === cursor) : -1;
  if (cursor && before < 0) {
    throw AppError.invalid([{ path: "cursor", message: "Does not belong to this list" }]);
  }
  const page = rows.slice(before + 1, before + 1 + limit);
  return { rows: page, next: before + 1 + limit < rows.length ? page.at(-1)!.id : null };
}

/** `X-Total-Count`, and `Link` to the next page where one follows. */
export function pageHeaders(c: Context, total: number, next: string | null): Record<string, string> {
  const headers: Record<string, string> = { "x-total-count": String(total) };
  if (next !== null) {
    const url = new URL(c.req.url);
    url.searchParams.set("cursor", next);
    headers.link = `<${url.pathname}${url.search}>; rel="next"`;
  }
  return headers;
}
