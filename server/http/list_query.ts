import type { Context } from "hono";
import * as z from "zod/mini";
import { issue, refuses } from "../../contract/issue.ts";
import { LINE_MAX, LIST_ROWS_MAX, PAGE_LIMIT_MAX } from "../../contract/limits.ts";
import type { Collection, Selection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { once } from "../shared/once.ts";
import { soon } from "../shared/soon.ts";
import { AppError } from "./app_error.ts";
import { searchText, searchWords } from "./search_text.ts";

/** How long a page waits for the number of all rows. The first time a store is shared, all of them are listed for it. */
const COUNT_WAIT_MS = 100;
/** Largest `page` accepted; no list has that many pages. */
const PAGE_MAX = 1_000_000;

export interface PageQuery {
  /** Rows per page. If `limit`, `cursor` and `page` are all absent, the caller gets the whole list. */
  limit?: number | undefined;
  /** The page starts after the row with this id. */
  cursor?: string | undefined;
  /** Page number, from 1. Ignored if there is a cursor. */
  page?: number | undefined;
}

/** The validated query parameters that every list has. */
interface ListQuery extends PageQuery {
  q?: string | undefined;
  sort?: string | undefined;
}

export interface ListPage<T> {
  rows: readonly T[];
  /** Number of rows on all pages; undefined while it is not known, soon after a start. */
  total: number | undefined;
  /** Cursor of the next page; null on the last page. */
  next: string | null;
}

interface ListOptions<T, Filters extends z.core.$ZodShape> {
  /** Returns all rows in their default order, with the query's filters applied. */
  rows: (query: ListQuery & z.output<z.ZodMiniObject<Filters>>) => readonly T[] | Promise<readonly T[]>;
  /** `texts` returns the texts of a row that `q` searches; `in` names them in the API description. */
  search?: { in: string; texts: (row: T) => readonly (string | null | undefined)[] };
  /** Orders by the name used in `sort`; `-name` reverses one. Without `sort` the default order stays. */
  sort?: Record<string, (a: T, b: T) => number>;
  /** Schemas of further query parameters, which `rows` applies. */
  filters?: Filters;
}

/**
 * The query parameters of every list, public or admin. `query` is the schema for `endpoint`, `find` returns
 * one page, and `all` returns the rows of all pages. The parameters:
 *
 * - `q`: keeps rows whose texts contain every word, in any order; case and accents are ignored;
 * - `sort`: one of the declared orders; a minus before the name reverses it;
 * - `limit` with `page` (from 1) or `cursor` (the id of the row before): one page.
 */
export function list<T extends { id: string }, Filters extends z.core.$ZodShape = Record<never, never>>(
  { rows, search, sort = {}, filters }: ListOptions<T, Filters>,
) {
  type Query = ListQuery & z.output<z.ZodMiniObject<Filters>>;
  const names = Object.keys(sort).flatMap((name) => [name, `-${name}`]);
  // The cast is needed because the fields depend on the options, which the types do not follow.
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

const collator = once(() => new Intl.Collator("en", { numeric: true }));

/** A comparison by a text of the row. Rows without the text come last. */
export function byText<T>(textOf: (row: T) => string | null | undefined): (a: T, b: T) => number {
  return (a, b) => {
    const [one, other] = [textOf(a), textOf(b)];
    if (!one || !other) return Number(!one) - Number(!other);
    return collator().compare(one, other);
  };
}

/** Schema of `q`, the search words. `max` is its longest length in characters. */
export function searchParameter(description: string, max = LINE_MAX) {
  return z.optional(
    z.string().check(
      z.maxLength(max),
      z.describe(description),
    ),
  );
}

/** Schemas of `limit`, `cursor` and `page`. */
export const PAGE_PARAMETERS = {
  limit: z.optional(wholeNumber(PAGE_LIMIT_MAX, "rows of one page; without it the whole list")),
  cursor: z.optional(
    z.string().check(z.describe("where the page begins, from the `Link` of the page before it")),
  ),
  page: z.optional(wholeNumber(PAGE_MAX, "which page, from 1; a cursor wins over it")),
};

/** Schema of a query parameter that is a whole number from 1 to `max`; gives a number. */
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

/** Schema of a query parameter that is one of `words`. Give a `description` if the words need explaining. */
export function oneOf<const Words extends readonly string[]>(words: Words, description = wordList(words)) {
  return z.enum(words).check(z.describe(description));
}

/** As `oneOf`, but optional. Empty counts as absent, because a form sends that if nothing is selected. */
export function filterOf<const Words extends readonly string[]>(words: Words, description?: string) {
  return z.pipe(z.transform((text) => text === "" ? undefined : text), z.optional(oneOf(words, description)));
}

/** Schema of a boolean query parameter. Only `true` gives true. */
export function flagParameter(description: string) {
  return z.optional(
    z.pipe(z.string().check(z.describe(description)), z.transform((text) => text === "true")),
  );
}

/** Schema of an optional text query parameter. */
export function parameter(description: string) {
  return z.optional(z.string().check(z.describe(description)));
}

/** Schema of a day in India. A form sends an empty string if no day was chosen, so that counts as absent. */
export const dayParameter = z.pipe(
  z.transform((text) => text === "" ? undefined : text),
  z.optional(
    z.string().check(
      z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)), {
        error: "Must be a day such as 2026-11-21",
      }),
      z.describe("a day of India, included"),
    ),
  ),
);

function wordList(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** Takes one page out of rows in memory. Throws 422 if no row has the cursor's id. */
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
 * Reads a page from the store, newest first, for collections too large for memory. `cursor` reads only the
 * page; `page` also reads all rows before it. Throws 422 if no document has the cursor's id.
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
  const count = collection.count(selection);
  if (skipped > 0 && skipped >= await count) return { rows: [], total: await count, next: null };
  const after = cursor ? { after: cursor } : {};
  const [total, read] = await Promise.all([
    soon(count, COUNT_WAIT_MS),
    collection.list({ ...selection, ...after, reverse: true, limit: skipped + limit }),
  ]);
  const rows = read.items.slice(skipped);
  return { rows, total, next: read.cursor === null ? null : rows.at(-1)?.id ?? null };
}

function foreignCursor(): AppError {
  return AppError.invalid([issue("cursor", "invalid_cursor")]);
}

/** Whether the caller asked for a page rather than the whole list. */
export function isPaged({ limit, cursor, page }: PageQuery): boolean {
  return limit !== undefined || cursor !== undefined || page !== undefined;
}

/** Most rows in the response. An unpaged list is limited too, so that no response grows without bound. */
export function limitOf(query: PageQuery): number {
  return query.limit ?? (isPaged(query) ? PAGE_LIMIT_MAX : LIST_ROWS_MAX);
}

/** Headers of a page: `X-Total-Count` if the total is known, and `Link` if there is a next page. */
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

/** As `pageHeaders`, for a public list. Gives no headers if the response is the whole list. */
export function publicPageHeaders(
  c: Context,
  query: PageQuery,
  page: ListPage<unknown>,
): Record<string, string> {
  return isPaged(query) || page.next !== null ? pageHeaders(c, page) : {};
}
