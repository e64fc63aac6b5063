import { createContext, createElement, useContext } from "react";

/** What a page asks of `<roost-products>`. */
export interface ServedTable {
  /** Slug; nothing for all products. */
  category?: string;
  categoryName?: string;
  q: string;
  searchLabel: string;
  /** Path of the page, which the search leads to without JavaScript. */
  action: string;
  /** Rows asked for by "Show more" without JavaScript. */
  shown?: number;
}

/** The markup inside the element, on the server. In the browser it is there already, or the element makes it. */
export const ServedTableMarkup = createContext("");

/** The product table: the same custom element that dealers put on their pages. */
export function ProductTable({ table }: { table: ServedTable }) {
  const markup = useContext(ServedTableMarkup);
  return createElement("roost-products", {
    key: table.category ?? "all",
    category: table.category,
    "category-name": table.categoryName,
    q: table.q || undefined,
    "search-label": table.searchLabel,
    dangerouslySetInnerHTML: { __html: markup },
    suppressHydrationWarning: true,
  });
}
