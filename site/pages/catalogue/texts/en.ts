import type { ProductSort } from "../../../../contract/facet.ts";

/** Texts of narrowing, ordering and comparing products. They are in these pages' own chunk. */
export interface FindingTexts {
  filter: string;
  sort: string;
  sorts: Record<ProductSort, string>;
  /** Of a search, what fits best comes first. */
  best: string;
  show: (figure: string, isOne: boolean) => string;
  chosen: string;
  remove: (name: string) => string;
  clear: string;
  none: string;
}

export const en: FindingTexts = {
  filter: "Filter and sort",
  sort: "Sort by",
  sorts: {
    featured: "Featured first",
    name: "Name",
    newest: "Newest first",
    meat: "Meat: fewest days until sale",
    eggs: "Eggs: fewest days until sale",
  },
  best: "Best match",
  show: (figure, isOne) => `Show ${figure} ${isOne ? "product" : "products"}`,
  chosen: "Chosen filters",
  remove: (name) => `Remove ${name}`,
  clear: "Clear all",
  none: "No product has all of this. Remove a filter.",
};
