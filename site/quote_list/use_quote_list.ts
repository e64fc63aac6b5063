import { useSyncExternalStore } from "react";
import { type ListLine, quoteList } from "./quote_list.ts";

/** The lines as they are now, in any tab. */
export function useQuoteList(): readonly ListLine[] {
  return useSyncExternalStore(quoteList.subscribe, quoteList.lines, quoteList.none);
}
