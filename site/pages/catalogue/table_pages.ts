import { SEARCH_QUERY_MAX, TABLE_ROWS } from "../../../contract/limits.ts";
import { describeAbsence, describePage, type PageDescription } from "../../app/describe_page.ts";
import type { Description, Place, Visit } from "../../app/visit.ts";

/** The page of the table that an address names; nothing where it names none that can be. */
export function askedPage({ search }: Pick<Place, "search">): number | undefined {
  const page = search.get("page");
  if (page === null) return 1;
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

export function searchedTerm({ search }: Pick<Place, "search">): string {
  return search.get("q")?.trim().slice(0, SEARCH_QUERY_MAX) ?? "";
}

/** Whether a search has the page that an address names takes asking for the row that it begins with. */
export function pageQueries(place: Pick<Place, "search">, category?: string): string[] {
  const page = askedPage(place) ?? 1;
  const q = searchedTerm(place);
  return q && page > 1 ? [firstRowPath(q, page, category)] : [];
}

function firstRowPath(q: string, page: number, category?: string): string {
  const place = String((page - 1) * TABLE_ROWS + 1);
  const query = new URLSearchParams({
    ...(category && { category }),
    q,
    fields: "id",
    limit: "1",
    page: place,
  });
  return `/api/products?${query}`;
}

/**
 * The head of a page of the table, as that of the page it stands on: with an address and a title of its own and the
 * pages beside it. What is found by a search is no page for search engines: it keeps the address of the whole table.
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
