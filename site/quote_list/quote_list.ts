import { useSyncExternalStore } from "react";
import { QUOTE_LINES_MAX } from "../../contract/limits.ts";
import { createStore } from "../ui/create_store.ts";
import { QUOTE_LIST_KEY } from "./keep_lines.ts";

/** A product for which the visitor wants a quote. */
export interface ListLine {
  /** The product's; of what the visitor asked for in words, its name. */
  id: string;
  /** Empty for what is no product of the catalogue. */
  slug: string;
  /** In the language in which the visitor added it. */
  name: string;
  quantity: string;
  note: string;
  /** One of `UNITS`; empty if the visitor chose none. */
  unit: string;
}

export type ListedProduct = Pick<ListLine, "id" | "slug" | "name">;

const EMPTY: readonly ListLine[] = [];

/**
 * The visitor's quote list in `localStorage`. Each change is applied to the currently stored list, and other
 * tabs are notified, so that all tabs agree. If storage is disabled, the list lasts until the page is left.
 */
export function createQuoteList(storage: () => Pick<Storage, "getItem" | "setItem">) {
  const changes = createStore(0);
  let lines = EMPTY;
  let text: string | null = null;
  let touched = false;

  /** Reads the stored lines. Unchanged lines stay the same object, so that React does not rerender. */
  function refresh(): void {
    let stored: string | null;
    try {
      stored = storage().getItem(QUOTE_LIST_KEY);
    } catch {
      return;
    }
    if (stored === text) return;
    text = stored;
    lines = parseLines(stored);
  }

  function change(next: readonly ListLine[]): void {
    lines = next;
    touched = true;
    try {
      const written = JSON.stringify(next);
      storage().setItem(QUOTE_LIST_KEY, written);
      text = written;
    } catch {
      // Storage is disabled or full. The page still has the list.
    }
    changes.set(changes.get() + 1);
  }

  return {
    lines(): readonly ListLine[] {
      refresh();
      return lines;
    },

    /** Whether this page has changed the list. */
    touched: () => touched,
    untouched: () => false,

    /** The empty list for the server and for hydration. */
    none: () => EMPTY,

    /** Also reports changes by other tabs, and returns from the back/forward cache, which misses events. */
    subscribe(listener: () => void): () => void {
      const events = new AbortController();
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === QUOTE_LIST_KEY) listener();
      };
      addEventListener("storage", onStorage, events);
      addEventListener("pageshow", listener, events);
      const unsubscribe = changes.subscribe(listener);
      return () => {
        events.abort();
        unsubscribe();
      };
    },

    /** Appends a product unless it is listed. False if the list is full. */
    add({ id, slug, name }: ListedProduct): boolean {
      refresh();
      if (lines.some((line) => line.id === id)) return true;
      if (lines.length >= QUOTE_LINES_MAX) return false;
      change([...lines, { id, slug, name, quantity: "", note: "", unit: "" }]);
      return true;
    },

    edit(id: string, fields: Partial<Pick<ListLine, "quantity" | "note" | "unit">>): void {
      refresh();
      change(lines.map((line) => line.id === id ? { ...line, ...fields } : line));
    },

    remove(...ids: string[]): void {
      refresh();
      change(lines.filter(({ id }) => !ids.includes(id)));
    },

    /** Restores removed lines in their place. Products added since then are kept. */
    restore(before: readonly ListLine[]): void {
      refresh();
      const added = lines.filter(({ id }) => !before.some((line) => line.id === id));
      change([...before, ...added].slice(0, QUOTE_LINES_MAX));
    },
  };
}

/** Validates the stored text, which may come from another version or another script. */
function parseLines(text: string | null): readonly ListLine[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "[]");
  } catch {
    return EMPTY;
  }
  if (!Array.isArray(stored)) return EMPTY;
  const written = (value: unknown) => typeof value === "string" ? value : "";
  return stored
    .map((line) => Object(line) as Record<keyof ListLine, unknown>)
    .map(({ id, slug, name, quantity, note, unit }) => ({
      id: written(id),
      slug: written(slug),
      name: written(name),
      quantity: written(quantity),
      note: written(note),
      unit: written(unit),
    }))
    .filter(({ id, name }, at, all) => id && name && all.findIndex((line) => line.id === id) === at)
    .slice(0, QUOTE_LINES_MAX);
}

export const quoteList = createQuoteList(() => localStorage);

/** The current lines, updated on changes in any tab. */
export function useQuoteList(): readonly ListLine[] {
  return useSyncExternalStore(quoteList.subscribe, quoteList.lines, quoteList.none);
}
