import { useSyncExternalStore } from "react";
import { QUOTE_LINES_MAX } from "../../contract/limits.ts";
import { createStore } from "../ui/create_store.ts";

/** A product that a visitor wants a price for. */
export interface ListLine {
  id: string;
  slug: string;
  /** As the visitor saw it. */
  name: string;
  quantity: string;
  note: string;
}

export type ListedProduct = Pick<ListLine, "id" | "slug" | "name">;

const KEY = "quote-list";
const EMPTY: readonly ListLine[] = [];

/**
 * What a visitor collects, kept in the browser. All tabs agree: each change is made to what is stored by then, and other
 * tabs hear of it. Where storage is switched off the list lasts as long as the page.
 */
export function createQuoteList(storage: () => Pick<Storage, "getItem" | "setItem">) {
  const changes = createStore(0);
  let lines = EMPTY;
  let text: string | null = null;
  let touched = false;

  /** Takes over what is stored; the lines stay the same object where nothing changed. */
  function refresh(): void {
    let stored: string | null;
    try {
      stored = storage().getItem(KEY);
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
      storage().setItem(KEY, written);
      text = written;
    } catch {
      // Switched off or full: the page still has it.
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

    /** The list on the server, and in the browser until hydration. */
    none: () => EMPTY,

    /** Also reports changes by other tabs, and the page's return from the back/forward cache, which may have missed some. */
    subscribe(listener: () => void): () => void {
      const events = new AbortController();
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === KEY) listener();
      };
      addEventListener("storage", onStorage, events);
      addEventListener("pageshow", listener, events);
      const unsubscribe = changes.subscribe(listener);
      return () => {
        events.abort();
        unsubscribe();
      };
    },

    /** Adds a product at the end, once; false where the list is full. */
    add({ id, slug, name }: ListedProduct): boolean {
      refresh();
      if (lines.some((line) => line.id === id)) return true;
      if (lines.length >= QUOTE_LINES_MAX) return false;
      change([...lines, { id, slug, name, quantity: "", note: "" }]);
      return true;
    },

    edit(id: string, fields: Partial<Pick<ListLine, "quantity" | "note">>): void {
      refresh();
      change(lines.map((line) => line.id === id ? { ...line, ...fields } : line));
    },

    remove(...ids: string[]): void {
      refresh();
      change(lines.filter(({ id }) => !ids.includes(id)));
    },

    /** Puts a removed line, or a cleared list, back where it was; what came meanwhile stays. */
    restore(before: readonly ListLine[]): void {
      refresh();
      const added = lines.filter(({ id }) => !before.some((line) => line.id === id));
      change([...before, ...added].slice(0, QUOTE_LINES_MAX));
    },
  };
}

/** The storage may hold anything: the lines of another version, or what somebody else wrote there. */
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
    .map(({ id, slug, name, quantity, note }) => ({
      id: written(id),
      slug: written(slug),
      name: written(name),
      quantity: written(quantity),
      note: written(note),
    }))
    .filter(({ id, name }) => id && name)
    .slice(0, QUOTE_LINES_MAX);
}

/** The list of this browser. */
export const quoteList = createQuoteList(() => localStorage);

/** The lines as they are now, in any tab. */
export function useQuoteList(): readonly ListLine[] {
  return useSyncExternalStore(quoteList.subscribe, quoteList.lines, quoteList.none);
}
