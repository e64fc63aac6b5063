import { createContext, createElement, useContext, useEffect, useRef } from "react";
import { watchListButtons } from "../quote_list/watch_list_buttons.ts";
import { useToast } from "./Toasts.tsx";
import type { Language } from "../../contract/language.ts";

/** What a page asks of `<roost-products>`. */
export interface ServedTable {
  /** Slug; nothing for all products. */
  category?: string;
  categoryName?: string;
  q: string;
  /** Which page of its rows, from 1. */
  page: number;
  searchLabel: string;
  listLabel: string;
  /** Said when the list takes no more. */
  listFull: { title: string; text: string };
  /** Path of the page. Links to the other pages of rows lead there, and the search without JavaScript. */
  action: string;
  lang: Language;
}

/** The markup inside the element, set on the server. In the browser it was served, or the element renders itself. */
export const ServedTableMarkup = createContext("");

/** The product table: the same custom element that dealers put on their pages. */
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
    "list-label": table.listLabel,
    ref,
    dangerouslySetInnerHTML: { __html: markup },
    suppressHydrationWarning: true,
  });
}
