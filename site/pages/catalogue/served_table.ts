import { QUOTE_LINES_MAX } from "../../../contract/limits.ts";
import type { Category } from "../../../contract/category.ts";
import { localPath } from "../../../contract/shared/language_paths.ts";
import type { ServedTable } from "../../ui/ProductTable.tsx";
import type { Visit } from "../../app/visit.ts";
import { askedPage, searchedTerm } from "./table_pages.ts";

/** The product table of /products, or of a category's page. */
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
