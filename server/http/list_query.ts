import type { Context } from "hono";
import * as z from "zod/mini";
import { issue, refuses } from "../../contract/issue.ts";
import { LINE_MAX, LIST_ROWS_MAX, PAGE_LIMIT_MAX } from "../../contract/limits.ts";
import type { Collection, Selection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { AppError } from "./app_error.ts";
import { searchText, searchWords } from "./search_text.ts";

/** No list has as many pages. */
const PAGE_MAX = 1_000_000;

export interface PageQuery {
  /** Rows of one page. Without any of these three the caller wants the whole list. */
  limit?: number | undefined;
  /** The id of the row that the page begins after. */
  cursor?: string | undefined;
  /** Which page it is, from 1; a cursor wins over it. */
  page?: number | undefined;
}

/** What every list can be asked, once its address is validated. */
interface ListQuery extends PageQuery {
  q?: string | undefined;
  sort?: string | undefined;
}

export interface ListPage<T> {
  rows: readonly T[];
  /** How many rows there are on all pages. */
  total: number;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

interface ListOptions<T, Filters extends z.core.$ZodShape> {
  /** All rows in their order, after the filters of the query. */
  rows: (query: ListQuery & z.output<z.ZodMiniObject<Filters>>) => readonly T[] | Promise<readonly T[]>;
  /** The texts of a row that `q` looks into; `in` names them for the document. */
  search?: { in: string; texts: (row: T) => readonly (string | null | undefined)[] };
  /** The orders that `sort` can ask for, by name; `-name` is the reverse. Without `sort` the rows' own order stays. */
  sort?: Record<string, (a: T, b: T) => number>;
  /** More query parameters, which `rows` applies. */
  filters?: Filters;
}

/**
 * The one meaning of a list's address, public or admin. `query` is its schema for `endpoint`, `find` gives the page that
 * a query asks for, `all` the rows of all its pages:
 *
 * - `q`: every word occurs in one of the searched texts, in any order, whatever its case and accents;
 * - `sort`: one of the declared orders, or with a minus its reverse;
 * - `limit`, with `page` from 1 or with `cursor`, the id of the row before: one page. `Link` and `X-Total-Count` say the rest.
 */
export function list<T extends { id: string }, Filters extends z.core.$ZodShape = Record<never, never>>(
  { rows, search, sort = {}, filters }: ListOptions<T, Filters>,
) {
  type Query = ListQuery & z.output<z.ZodMiniObject<Filters>>;
  const names = Object.keys(sort).flatMap((name) => [name, `-${name}`]);
  // Which of its fields there are is known only here.
  const query = z.object({
    ...search && { q: searchParameter(`words to look for in ${search.in}, all of them`) },
    ...names.length > 0 && { sort: z.optional(oneOf(names)) },
    ...filters,
    ...PAGE_PARAMETERS,
  }) as unknown as z.ZodMiniType<Query>;
  const textOf = search && searchText(search.texts);

  function order(name: string): (a: T, b: T) => number {
    const compare = sort[name.replace(/^-/, "")]!;
    return name.startsWith("-") ? (a, b) => compare(b, a) : compare;
  }

  async function all(query: Query): Promise<readonly T[]> {
    const found = await rows(query);
    const words = textOf ? searchWords(query.q) : [];
    const wanted = words.length > 0
      ? found.filter((row) => words.every((word) => textOf!(row).includes(word)))
      : found;
    return query.sort && names.includes(query.sort) ? wanted.toSorted(order(query.sort)) : wanted;
  }

  return { query, all, find: async (query: Query): Promise<ListPage<T>> => pageOf(await all(query), query) };
}

const collator = new Intl.Collator("en", { numeric: true });

/** An order by a text of the row; rows without one come last. */
export function byText<T>(textOf: (row: T) => string | null | undefined): (a: T, b: T) => number {
  return (a, b) => {
    const [one, other] = [textOf(a), textOf(b)];
    if (!one || !other) return Number(!one) - Number(!other);
    return collator.compare(one, other);
  };
}

/** `q`, what is looked for. */
export function searchParameter(description: string, max = LINE_MAX) {
  return z.optional(
    z.string().check(
      z.maxLength(max),
      z.describe(description),
    ),
  );
}

/** `limit`, `cursor` and `page`. */
export const PAGE_PARAMETERS = {
  limit: z.optional(wholeNumber(PAGE_LIMIT_MAX, "rows of one page; without it the whole list")),
  cursor: z.optional(
    z.string().check(z.describe("where the page begins, from the `Link` of the page before it")),
  ),
  page: z.optional(wholeNumber(PAGE_MAX, "which page, from 1; a cursor wins over it")),
};

/** A number from 1 on in an address, where it is written in digits. */
export function wholeNumber(max: number, description: string) {
  const inRange = (text: string) => /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
  return z.pipe(
    z.string().check(
      z.refine(
        inRange,
        refuses("out_of_range", { min: 1, max }, { message: `Must be a whole number from 1 to ${max}` }),
      ),
      z.meta({ description, type: "integer", minimum: 1, maximum: max }),
    ),
    z.transform(Number),
  );
}

/** One of some words in an address; `description` where they do not speak for themselves. */
export function oneOf<const Words extends readonly string[]>(words: Words, description = wordList(words)) {
  return z.enum(words).check(z.describe(description));
}

/** The same as a filter. A form leaves it empty where nobody chose: that is as good as absent. */
export function filterOf<const Words extends readonly string[]>(words: Words, description?: string) {
  return z.pipe(z.transform((text) => text === "" ? undefined : text), z.optional(oneOf(words, description)));
}

/** A switch in an address, which only `true` turns on. */
export function flagParameter(description: string) {
  return z.optional(
    z.pipe(z.string().check(z.describe(description)), z.transform((text) => text === "true")),
  );
}

/** A text in an address that may be missing. */
export function parameter(description: string) {
  return z.optional(z.string().check(z.describe(description)));
}

function wordList(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** A page of rows in memory. */
export function pageOf<T extends { id: string }>(rows: readonly T[], query: PageQuery): ListPage<T> {
  const { cursor, page = 1 } = query;
  const limit = limitOf(query);
  const before = cursor ? rows.findIndex(({ id }) => id === cursor) : -1;
  if (cursor && before < 0) throw foreignCursor();
  const from = cursor ? before + 1 : (page - 1) * limit;
  const shown = rows.slice(from, from + limit);
  return {
    rows: shown,
    total: rows.length,
    next: from + limit < rows.length ? shown.at(-1)!.id : null,
  };
}

/**
 * A page of a collection straight from the store, the newest first. `cursor` costs no more than the page, `page` reads
 * through the rows before it: for lists that grow for ever, and for large ones that are mostly read from their start.
 */
export async function newestPage<T, U extends string, I extends string>(
  collection: Collection<T, U, I>,
  query: PageQuery,
  selection: Selection<I> = {},
): Promise<ListPage<Stored<T>>> {
  const { cursor, page = 1 } = query;
  const limit = limitOf(query);
  if (cursor && !await collection.get(cursor)) throw foreignCursor();
  const skipped = cursor ? 0 : (page - 1) * limit;
  const total = await collection.count(selection);
  if (skipped >= total) return { rows: [], total, next: null };
  const after = cursor ? { after: cursor } : {};
  const read = await collection.list({ ...selection, ...after, reverse: true, limit: skipped + limit });
  const rows = read.items.slice(skipped);
  return { rows, total, next: read.cursor === null ? null : rows.at(-1)?.id ?? null };
}

function foreignCursor(): AppError {
  return AppError.invalid([issue("cursor", "invalid_cursor")]);
}

/** Whether the caller wants a page and not the whole list. */
export function isPaged({ limit, cursor, page }: PageQuery): boolean {
  return limit !== undefined || cursor !== undefined || page !== undefined;
}

/** Rows of a page. Even a list that nobody asked for in pages has an end. */
export function limitOf(query: PageQuery): number {
  return query.limit ?? (isPaged(query) ? PAGE_LIMIT_MAX : LIST_ROWS_MAX);
}

/** `X-Total-Count` where it is known yet, and `Link` to the next page where one follows. */
export function pageHeaders(
  c: Context,
  { total, next }: { total: number | undefined; next: string | null },
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

/** The same of a public list, which says nothing of pages where it is answered whole. */
export function publicPageHeaders(
  c: Context,
  query: PageQuery,
  page: ListPage<unknown>,
): Record<string, string> {
  return isPaged(query) || page.next !== null ? pageHeaders(c, page) : {};
}
