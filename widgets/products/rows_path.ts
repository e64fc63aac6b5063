import { isLanguage } from "../../contract/language.ts";
import { PRODUCT_ROW_FIELDS } from "../../contract/product_row_fields.ts";
import { SEARCH_QUERY_MAX, TABLE_ROWS } from "../../contract/limits.ts";
import type { RowsQuery } from "./ProductsModel.ts";

/** The search term, page and filter in an element's attributes. */
export function questionOf(element: Element): RowsQuery {
  const page = Number(element.getAttribute("page"));
  return {
    q: element.getAttribute("q")?.trim() ?? "",
    page: page > 1 ? Math.trunc(page) : 1,
    filter: element.getAttribute("filter"),
  };
}

/** The first request. It omits the term, since a table of one page is searched in the browser. */
export function firstRows(question: RowsQuery): RowsQuery {
  return question.q ? { ...question, q: "", page: 1 } : question;
}

export interface RowsQuestion extends RowsQuery {
  /** A category's slug; missing or empty for all products. */
  category?: string | null;
  /** Any language but ours gives English. */
  lang?: string;
}

/** The API path of a page of rows, in the table's order. */
export function rowsPath({ category, q, page, filter, lang = "" }: RowsQuestion): string {
  const query = new URLSearchParams({
    fields: PRODUCT_ROW_FIELDS.join(),
    sort: "featured",
    limit: String(TABLE_ROWS),
    ...(category?.trim() && { category: category.trim() }),
    ...(q && { q: q.slice(0, SEARCH_QUERY_MAX) }),
    ...(page > 1 && { page: String(page) }),
    ...(isLanguage(lang) && lang !== "en" && { lang }),
  });
  // The first value of a parameter counts, so an order in the filter replaces the usual one.
  return `/api/products?${filter ? filter + "&" : ""}${query}`;
}
