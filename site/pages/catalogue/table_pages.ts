import type { Category } from "../../../contract/category.ts";
import { QUOTE_LINES_MAX, SEARCH_QUERY_MAX, TABLE_ROWS } from "../../../contract/limits.ts";
import { localPath } from "../../../contract/shared/language_paths.ts";
import { describeAbsence, describePage, type PageDescription } from "../../app/describe_page.ts";
import type { Description, Place, Visit } from "../../app/visit.ts";
import type { ServedTable } from "../../ui/ProductTable.tsx";

/** The query parameters of a page with a table. */
export const TABLE_QUERY = ["q", "page"];

/** The page number in the URL, from 1. Undefined if it is not a valid number. */
export function askedPage({ search }: Pick<Place, "search">): number | undefined {
  const page = search.get("page");
  if (page === null) return 1;
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

export function searchedTerm({ search }: Pick<Place, "search">): string {
  return search.get("q")?.trim().slice(0, SEARCH_QUERY_MAX) ?? "";
}

/** Queries the first row of the requested page of search results, to learn whether that page exists. */
export function pageQueries(place: Pick<Place, "search">, category?: string): string[] {
  const page = askedPage(place) ?? 1;
  const q = searchedTerm(place);
  return q && page > 1 ? [firstRowPath(q, page, category)] : [];
}

function firstRowPath(q: string, page: number, category?: string): string {
  const row = String((page - 1) * TABLE_ROWS + 1);
  const query = new URLSearchParams({
    ...(category && { category }),
    q,
    fields: "id",
    limit: "1",
    page: row,
  });
  return `/api/products?${query}`;
}

/**
 * The head of one page of a table. From page 2 on it has its own URL and title, and links to the previous and
 * next page. Search results keep the URL of the whole table, since they should not be indexed.
 */
export function describeTable(
  visit: Visit,
  { total, category, ...description }: PageDescription & { total: number; category?: string },
): Description {
  const page = askedPage(visit);
  const count = Math.max(1, Math.ceil(total / TABLE_ROWS));
  if (page === undefined || page > count) return { kind: "missing" };
  const q = searchedTerm(visit);
  if (q) {
    const first = page > 1 ? visit.read<unknown[]>(firstRowPath(q, page, category)) : undefined;
    if (first && !first.value) return describeAbsence(first);
    return first?.value?.length === 0 ? { kind: "missing" } : describePage(visit, description);
  }
  const at = (n: number) => description.path + (n > 1 ? `?page=${n}` : "");
  const words = page > 1 ? visit.texts.catalogue.page(page, count) : "";
  return describePage(visit, {
    ...description,
    ...(words && {
      title: `${description.title}: ${words}`,
      description: `${words}. ${description.description}`,
    }),
    path: at(page),
    prev: page > 1 ? at(page - 1) : undefined,
    next: page < count ? at(page + 1) : undefined,
  });
}

/** The product table of /products or of a category page. */
export function servedTable(visit: Visit, category?: Category): ServedTable {
  const { catalogue, quoteList } = visit.texts;
  return {
    category: category?.slug,
    categoryName: category?.name,
    q: searchedTerm(visit),
    page: askedPage(visit) ?? 1,
    searchLabel: category ? catalogue.category.search : catalogue.search,
    listLabel: quoteList.add,
    listFull: { title: quoteList.metaTitle, text: quoteList.full(QUOTE_LINES_MAX) },
    action: localPath(visit.language, visit.path),
    lang: visit.language,
  };
}
