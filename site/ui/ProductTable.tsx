import { createContext, createElement, useContext, useEffect, useRef } from "react";
import { watchListButtons } from "../quote_list/watch_list_buttons.ts";
import { useToast } from "./Toasts.tsx";
import type { Language } from "../../contract/language.ts";

/** The settings of `<roost-products>` on a page. */
export interface ServedTable {
  /** Slug of a category; all products if undefined. */
  category?: string;
  categoryName?: string;
  q: string;
  /** The page of the rows, from 1. */
  page: number;
  searchLabel: string;
  listLabel: string;
  /** Shown when the quote list is full. */
  listFull: { title: string; text: string };
  /** Path of the page. Pagination links lead there, and so does the search form without JavaScript. */
  action: string;
  /** What the list is narrowed and ordered by, as parameters of its address. */
  filter: string;
  compareLabel?: string;
  lang: Language;
}

/** The markup inside the element. Empty in the browser, where the element was served or renders itself. */
export const ServedTableMarkup = createContext("");

/** The product table, as the custom element that dealers also use on their pages. */
export function ProductTable({ table }: { table: ServedTable }) {
  const markup = useContext(ServedTableMarkup);
  const ref = useRef<HTMLElement>(null);
  const toast = useToast();
  useEffect(() => watchListButtons(ref.current!, () => toast({ ...table.listFull, destructive: true })), []);
  return createElement("roost-products", {
    key: table.category ?? "all",
    category: table.category,
    "category-name": table.categoryName,
    q: table.q || undefined,
    page: table.page > 1 ? table.page : undefined,
    action: table.action,
    "search-label": table.searchLabel,
    filter: table.filter || undefined,
    "list-label": table.listLabel,
    "compare-label": table.compareLabel,
    ref,
    dangerouslySetInnerHTML: { __html: markup },
    suppressHydrationWarning: true,
  });
}
