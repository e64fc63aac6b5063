import { computed, signal } from "@preact/signals";
import type { Language } from "../../contract/language.ts";
import { TABLE_ROWS } from "../../contract/limits.ts";
import type { ProductRow } from "../../contract/product.ts";
import type { ApiFailure, ApiResult } from "../kit/api_client.ts";
import { findProducts } from "./find_products.ts";

/** Debounce of the search in milliseconds: how long the input must be unchanged before a request. */
const REST = 200;

/** A request for rows: the search term, the page, from 1, and further parameters of the list: `animal=layers`. */
export interface RowsQuery {
  q: string;
  page: number;
  filter?: string | null;
}

/** Gives the last page with rows, if the requested page is beyond the end; otherwise 0. */
function lastPage({ rows, total }: Rows) {
  return rows.length === 0 ? Math.ceil(total / TABLE_ROWS) : 0;
}

/** Rows in the table's order. `total` is the number of rows on all pages. */
export interface Rows {
  rows: readonly ProductRow[];
  total: number;
}

export interface ProductsOptions {
  fetchRows: (question: RowsQuery, signal: AbortSignal) => Promise<ApiResult<Rows>>;
  /** The language of the texts, in which a make is searched. */
  lang: Language;
  /** Rows that are already known. `all` is their number without the search. */
  first?: Rows & { all: number };
  q?: string;
  page?: number;
  filter?: string | null;
  onLoad?: (count: number) => void;
  onFailure?: (failure: ApiFailure) => void;
}

export type ProductsModel = ReturnType<typeof createProductsModel>;

/**
 * The table's state. If one page holds all rows, the search runs here. Otherwise, or if no row here matches,
 * the server searches. Old rows stay visible until new rows arrive.
 */
export function createProductsModel(options: ProductsOptions) {
  const { first, fetchRows, lang } = options;
  /** The term and page of the element's attributes. Clearing a search returns to this page. */
  let start: RowsQuery = { q: (options.q ?? "").trim(), page: options.page ?? 1, filter: options.filter };
  const state = signal<"loading" | "ready" | "failed">(first ? "ready" : "loading");
  const all = signal(first?.all ?? 0);
  /** All rows, if one page holds them. */
  const whole = signal<readonly ProductRow[] | undefined>(undefined);
  /** The term in the search box, and the term of the rows shown. */
  const q = signal(start.q);
  const answered = signal(start.q);
  const asked = signal({ ...start, to: start.page, rows: first?.rows ?? [], total: first?.total ?? 0 });
  const busy = signal(false);
  let asking = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const inWhole = (term: string) => whole.value ? findProducts(whole.value, term, lang) : [];
  const found = computed(() => {
    const rows = inWhole(answered.value);
    return rows.length > 0 ? { page: 1, to: 1, rows, total: rows.length } : asked.value;
  });

  function stop() {
    clearTimeout(resting);
    asking.abort();
    asking = new AbortController();
    busy.value = false;
  }

  function pageOf(term: string) {
    return term === start.q ? start.page : 1;
  }

  /** Requests rows and shows them, below the rows given in `below` or instead of all rows. */
  async function ask(question: RowsQuery, below: readonly ProductRow[] = []) {
    stop();
    const { signal } = asking;
    busy.value = true;
    const { value, failure } = await fetchRows(question, signal);
    if (signal.aborted) return;
    busy.value = false;
    const last = value && lastPage(value);
    if (last && last < question.page) return ask({ ...question, page: last }, below);
    // With all rows here and none matching, a failed request still means an empty result.
    if (failure && !whole.value) return fail(failure);
    show(question, value ?? { rows: [], total: 0 }, below);
  }

  function show({ q, page }: RowsQuery, { rows, total }: Rows, below: readonly ProductRow[] = []) {
    const known = new Set(below.map(({ id }) => id));
    answered.value = q;
    if (!q) all.value = total;
    asked.value = {
      q,
      page: below.length > 0 ? asked.value.page : page,
      to: page,
      rows: [...below, ...rows.filter(({ id }) => !known.has(id))],
      total,
    };
    state.value = "ready";
  }

  function fail(failure: ApiFailure) {
    state.value = "failed";
    options.onFailure?.(failure);
  }

  function search(typed: string, rest = REST) {
    q.value = typed;
    // The first rows are still loading. `load` searches once they arrive.
    if (state.value === "loading") return;
    stop();
    const term = typed.trim();
    if (inWhole(term).length > 0) answered.value = term;
    else if (term !== answered.value || state.value === "failed") {
      resting = setTimeout(() => ask({ q: term, page: pageOf(term) }), rest);
    }
  }

  return {
    state,
    q,
    answered,
    all,
    busy,
    /** The rows shown, from the pages `page` to `to`, and the number of rows on all pages. */
    found,
    search,
    stop,

    async load() {
      stop();
      const { signal } = asking;
      state.value = "loading";
      const term = q.value.trim();
      const question = { q: term, page: pageOf(term) };
      const plain = term ? { q: "", page: 1 } : question;
      const { value, failure } = await fetchRows(plain, signal);
      if (signal.aborted) return;
      if (failure) return fail(failure);
      all.value = value.total;
      const last = lastPage(value);
      if (!term && last && last < question.page) return ask({ ...question, page: last });
      whole.value = value.total <= TABLE_ROWS && value.rows.length === value.total ? value.rows : undefined;
      if (term && inWhole(term).length === 0) await ask(question);
      else show(question, value);
      options.onLoad?.(all.value);
      if (q.value.trim() !== term) search(q.value, 0);
    },

    /** Shows the rows for the element's changed attributes. */
    turnTo(question: RowsQuery) {
      // Rows of another filter are not all rows of this one.
      if (question.filter !== start.filter) whole.value = undefined;
      start = question;
      q.value = question.q;
      if (inWhole(question.q).length > 0) search(question.q);
      else void ask(question);
    },

    /** Adds the next page. Gives the index of the first new row. */
    async showMore() {
      const { rows, to } = found.value;
      await ask({ q: answered.value, page: to + 1 }, rows);
      return rows.length;
    },
  };
}
