import type { Context } from "hono";
import { issue } from "../../contract/issue.ts";
import { LINE_MAX, LIST_ROWS_MAX, PAGE_LIMIT_MAX } from "../../contract/limits.ts";
import { AppError } from "./app_error.ts";

interface PageQuery {
  /** Absent: the caller wants the whole list. */
  limit?: number;
  /** The row that the page begins after. */
  cursor?: string;
  /** Which page it is, from 1; a cursor wins over it. */
  page?: number;
}

/** `limit`, `cursor` and `page` of the address; 422 where one is not a number that can be. */
export function pageQuery(c: Context): PageQuery {
  const { limit, cursor, page } = c.req.query();
  if (limit === undefined && cursor === undefined && page === undefined) return {};
  return {
    limit: wholeNumber("limit", limit, PAGE_LIMIT_MAX) ?? PAGE_LIMIT_MAX,
    page: wholeNumber("page", page, PAGE_MAX) ?? 1,
    ...(cursor ? { cursor } : {}),
  };
}

/** No list has as many pages. */
const PAGE_MAX = 1_000_000;

function wholeNumber(path: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= max) return Number(text);
  throw AppError.invalid([
    issue(path, "out_of_range", { min: 1, max }, { message: `Must be a whole number from 1 to ${max}` }),
  ]);
}

/** `q` of the address; 422 where it is longer than a line: each of its words is looked for in every row. */
export function searchQuery(c: Context, max = LINE_MAX): string | undefined {
  const q = c.req.query("q");
  if (q === undefined || q.length <= max) return q;
  throw AppError.invalid([issue("q", "too_long", { max })]);
}

/** A page of a list that is in memory; the cursor is the last row's id. Not asked for in pages, it has an end too. */
export function pageOf<T extends { id: string }>(
  rows: readonly T[],
  { limit = LIST_ROWS_MAX, cursor, page = 1 }: PageQuery,
) {
  const before = cursor ? rows.findIndex(({ id }) => id === cursor) : -1;
  if (cursor && before < 0) {
    throw AppError.invalid([issue("cursor", "invalid_cursor")]);
  }
  const from = cursor ? before + 1 : (page - 1) * limit;
  const shown = rows.slice(from, from + limit);
  return { rows: shown, next: from + limit < rows.length ? shown.at(-1)!.id : null };
}

/** `X-Total-Count` where it is known yet, and `Link` to the next page where one follows. */
export function pageHeaders(
  c: Context,
  total: number | undefined,
  next: string | null,
): Record<string, string> {
  const headers: Record<string, string> = total === undefined ? {} : { "x-total-count": String(total) };
  if (next !== null) {
    const url = new URL(c.req.url);
    url.searchParams.delete("page");
    url.searchParams.set("cursor", next);
    headers.link = `<${url.pathname}${url.search}>; rel="next"`;
  }
  return headers;
}
