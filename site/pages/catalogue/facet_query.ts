import { FACET_KEYS, type FacetKey, PRODUCT_SORTS, type ProductSort } from "../../../contract/facet.ts";

/** The facets that are query parameters. A category has a page of its own. */
type ChosenKey = Exclude<FacetKey, "category">;
const CHOSEN_KEYS = FACET_KEYS.filter((key): key is ChosenKey => key !== "category");

/** What a list is narrowed and ordered by, as its address says. */
export interface ChosenFacets {
  sort?: ProductSort;
  /** Each facet with at least one id. */
  ids: Partial<Record<ChosenKey, readonly string[]>>;
}

/** The query parameters. A form without JavaScript repeats one for each tick; our links put commas between. */
export const FACET_QUERY: readonly string[] = ["sort", ...CHOSEN_KEYS.map((key) => `${key}[]`)];

export function readChosen(search: URLSearchParams): ChosenFacets {
  const sort = PRODUCT_SORTS.find((each) => each === search.get("sort") && each !== "featured");
  const ids = CHOSEN_KEYS.flatMap((key) => {
    const chosen = new Set(search.getAll(key).flatMap((text) => text.split(",")).filter(Boolean));
    return chosen.size > 0 ? [[key, [...chosen].sort()] as const] : [];
  });
  return { ...sort && { sort }, ids: Object.fromEntries(ids) };
}

/** As `animal=broilers,layers&sort=name`. The same choice is always written the same. */
export function chosenQuery({ sort, ids }: ChosenFacets): string {
  const pairs = CHOSEN_KEYS.flatMap((key) =>
    ids[key]?.length ? [`${key}=${ids[key].map(encodeURIComponent).join()}`] : []
  );
  return [...pairs, ...sort ? [`sort=${sort}`] : []].join("&");
}

export function isChosen({ ids }: ChosenFacets, key: FacetKey, id: string): boolean {
  return key !== "category" && (ids[key]?.includes(id) ?? false);
}

/** How many ids are chosen. */
export function countChosen({ ids }: ChosenFacets): number {
  return Object.values(ids).reduce((sum, { length }) => sum + length, 0);
}

/** The API path of the counts for a list. `category` is a slug. */
export function facetsPath(search: URLSearchParams, q: string, category?: string): string {
  const { ids } = readChosen(search);
  const rest = new URLSearchParams({ ...category && { category }, ...q && { q } }).toString();
  const query = [chosenQuery({ ids }), rest].filter(Boolean).join("&");
  return `/api/products/facets${query && `?${query}`}`;
}
