import type { Category } from "../../../contract/category.ts";
import type { Facets } from "../../../contract/facet.ts";
import { QUOTE_LINES_MAX, SEARCH_QUERY_MAX, TABLE_ROWS } from "../../../contract/limits.ts";
import { localPath } from "../../../contract/shared/language_paths.ts";
import { describeAbsence, describePage, type PageDescription } from "../../app/describe_page.ts";
import type { Description, Loaded, Place, Visit } from "../../app/visit.ts";
import { compareTexts } from "../../compare/compare_texts.ts";
import type { ServedTable } from "../../ui/ProductTable.tsx";
import { chosenQuery, countChosen, FACET_QUERY, facetsPath, readChosen } from "./facet_query.ts";

/** The query parameters of a page with a table. */
export const TABLE_QUERY = ["q", "page", ...FACET_QUERY];

/** The page number in the URL, from 1. Undefined if it is not a valid number. */
export function askedPage({ search }: Pick<Place, "search">): number | undefined {
  const page = search.get("page");
  if (page === null) return 1;
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

export function searchedTerm({ search }: Pick<Place, "search">): string {
  return search.get("q")?.trim().slice(0, SEARCH_QUERY_MAX) ?? "";
}

/** Queries the counts of what the list can be narrowed by. They also tell how many pages it has. */
export function pageQueries(place: Pick<Place, "search">, category?: string): string[] {
  return [facetsPath(place.search, searchedTerm(place), category)];
}

export function countedFacets(visit: Visit, category?: string): Loaded<Facets> {
  return visit.read<Facets>(pageQueries(visit, category)[0]!);
}

/** Whether the visitor looks for something: shown are the results, not the page in general. */
export function isNarrowed(visit: Pick<Place, "search">): boolean {
  return searchedTerm(visit) !== "" || countChosen(readChosen(visit.search)) > 0;
}

/**
 * The head of one page of a table. From page 2 on it has its own URL and title, and links to the previous and
 * next page. What was searched or narrowed keeps the URL of the whole table, since it should not be indexed.
 */
export function describeTable(
  visit: Visit,
  { total, category, ...description }: PageDescription & { total: number; category?: string },
): Description {
  const page = askedPage(visit);
  if (page === undefined) return { kind: "missing" };
  if (isNarrowed(visit)) {
    const counted = countedFacets(visit, category);
    if (page > 1 && !counted.value) return describeAbsence(counted);
    return page > 1 && (page - 1) * TABLE_ROWS >= counted.value!.total
      ? { kind: "missing" }
      : describePage(visit, description);
  }
  const count = Math.max(1, Math.ceil(total / TABLE_ROWS));
  if (page > count) return { kind: "missing" };
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
    filter: chosenQuery(readChosen(visit.search)),
    compareLabel: compareTexts[visit.language].tick,
    lang: visit.language,
  };
}
