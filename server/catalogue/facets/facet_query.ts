import * as z from "zod/mini";
import { FACET_KEYS, type FacetKey, PRODUCT_SORTS } from "../../../contract/facet.ts";
import { SEARCH_QUERY_MAX } from "../../../contract/limits.ts";
import { filterOf } from "../../http/list_query.ts";
import { productFilters } from "../admin_product_list.ts";
import type { Chosen } from "./facet_index.ts";

type OwnKey = Exclude<FacetKey, "category">;
const OWN_KEYS = FACET_KEYS.filter((key): key is OwnKey => key !== "category");

const idsParameter = (key: OwnKey) =>
  z.optional(
    z.string().check(
      z.maxLength(SEARCH_QUERY_MAX),
      z.describe(`ids with commas, any of them, as /api/products/facets names them for "${key}"`),
    ),
  );

/** The query parameters that narrow and order a public list of products. A category is one slug, as ever. */
export const publicProductFilters = {
  category: productFilters.category,
  featured: productFilters.featured,
  sort: filterOf(
    PRODUCT_SORTS,
    "featured: those first; newest; meat or eggs: the fewest days until sale first; without it by name, or the best first",
  ),
  ...Object.fromEntries(OWN_KEYS.map((key) => [key, idsParameter(key)])) as Record<
    OwnKey,
    ReturnType<typeof idsParameter>
  >,
};

/** What the parameters choose, without the facets of which nothing is chosen. */
export function chosenIn(query: Partial<Record<OwnKey, string | undefined>>): Chosen {
  return Object.fromEntries(OWN_KEYS.flatMap((key) => {
    const ids = query[key]?.split(",").filter(Boolean) ?? [];
    return ids.length > 0 ? [[key, ids]] : [];
  }));
}
