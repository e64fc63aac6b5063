import type { Category } from "../../../contract/category.ts";
import type { ServedTable } from "../../ui/ProductTable.tsx";
import type { Visit } from "../../visit.ts";

/** The product table of /products, or of a category's page. */
export function servedTable(visit: Visit, category?: Category): ServedTable {
  const { catalogue } = visit.texts;
  const shown = Number(visit.search.get("shown"));
  return {
    category: category?.slug,
    categoryName: category?.name,
    q: visit.search.get("q") ?? "",
    searchLabel: category ? catalogue.category.search : catalogue.search,
    action: visit.path,
    shown: Number.isInteger(shown) && shown > 0 ? shown : undefined,
  };
}
