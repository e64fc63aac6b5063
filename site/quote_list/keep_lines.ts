/** Where the visitor's quote list lies in `localStorage`, as JSON. */
export const QUOTE_LIST_KEY = "quote-list";

/**
 * Puts lines at the end of the stored list, where `quote_list.ts` is not loaded yet. That checks and completes what
 * it reads, and takes each product once. Does nothing where storage is disabled or holds something else.
 */
export function keepLines(lines: readonly object[]): void {
  try {
    const kept = JSON.parse(localStorage.getItem(QUOTE_LIST_KEY) ?? "[]");
    localStorage.setItem(QUOTE_LIST_KEY, JSON.stringify([...kept, ...lines]));
  } catch {
    // The list is not more than it was.
  }
}
