import type { Language } from "../../contract/language.ts";
import type { SearchAnswer } from "../../contract/search.ts";

/** Shorter terms mean too much. */
const TERM_MIN = 2;
const KEPT = 50;

/** Answers of this visit: who deletes a letter has them at once. */
const kept = new Map<string, SearchAnswer>();

export function searchPath(term: string, limit?: number): string {
  return `/api/search?${new URLSearchParams({ q: term, ...(limit && { limit: String(limit) }) })}`;
}

/** Lets the server make its index ready while the first letters are typed. */
export function expectSearch(): void {
  // It helps or it does not; nobody waits for it.
  fetch("/api/search").catch(() => {});
}

/** What the server suggests for a term; nothing where it is too short or no answer came. */
export async function suggest(
  typed: string,
  language: Language,
  signal: AbortSignal,
): Promise<SearchAnswer | undefined> {
  const term = typed.trim();
  if ([...term].length < TERM_MIN) return undefined;
  const path = `${searchPath(term)}&lang=${language}`;
  const known = kept.get(path);
  if (known) return known;
  try {
    const response = await fetch(path, { signal });
    if (!response.ok) return undefined;
    const answer: SearchAnswer = await response.json();
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(path, answer);
    return answer;
  } catch {
    // Overtaken by the next letter, or offline: the form still works.
    return undefined;
  }
}
