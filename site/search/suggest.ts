import type { Language } from "../../contract/language.ts";
import type { SearchAnswer } from "../../contract/search.ts";

/** Shorter terms match too much to be useful. */
const TERM_MIN = 2;
const CACHE_SIZE = 50;

/** Responses of this visit, for terms that are typed again. */
const cache = new Map<string, SearchAnswer>();

export function searchPath(term: string, limit?: number): string {
  return `/api/search?${new URLSearchParams({ q: term, ...(limit && { limit: String(limit) }) })}`;
}

/** Makes the server build its search index before the first query needs it. */
export function prewarmSearch(): void {
  fetch("/api/search").catch(() => {});
}

/** Suggestions for a term. Undefined if the term is too short or the request failed. */
export async function suggest(
  typed: string,
  language: Language,
  signal: AbortSignal,
): Promise<SearchAnswer | undefined> {
  const term = typed.trim();
  if ([...term].length < TERM_MIN) return undefined;
  const path = `${searchPath(term)}&lang=${language}`;
  const cached = cache.get(path);
  if (cached) return cached;
  try {
    const response = await fetch(path, { signal });
    if (!response.ok) return undefined;
    const answer: SearchAnswer = await response.json();
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value!);
    cache.set(path, answer);
    return answer;
  } catch {
    // Aborted by the next keystroke, or offline. The form works without suggestions.
    return undefined;
  }
}
