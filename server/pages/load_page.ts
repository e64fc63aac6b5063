import { type FoundPage, queriesOf } from "../../site/app/find_page.ts";
import type { Read } from "../../site/app/visit.ts";
import type { PageParts } from "./page_parts.ts";

/** The data that a page is rendered from. */
interface LoadedPage {
  queries: Record<string, unknown>;
  refused: Record<string, number>;
  read: Read;
}

/**
 * Fetches the page's queries from our own API, and those in `more`. Repeats until the results lead to no further
 * query.
 */
export async function loadPage(
  page: FoundPage,
  api: PageParts["api"],
  more: readonly string[] = [],
): Promise<LoadedPage> {
  const queries: Record<string, unknown> = {};
  const refused: Record<string, number> = {};
  const known = (path: string) => Object.hasOwn(queries, path) || Object.hasOwn(refused, path);
  const read: Read = <T>(path: string) => ({
    value: queries[path] as T | undefined,
    loading: !known(path),
    status: refused[path],
  });

  for (;;) {
    const missing = [...queriesOf(page, read), ...more].filter((path) => !known(path));
    if (missing.length === 0) return { queries, refused, read };
    const answers = await Promise.all(missing.map(async (path) => {
      const response = await api(path);
      return { path, status: response.status, value: response.ok ? await response.json() : undefined };
    }));
    // In the order of the questions, so that a page is the same on every server and after each start.
    for (const { path, status, value } of answers) {
      if (value === undefined) refused[path] = status;
      else queries[path] = onlyAskedFor(path, value);
    }
  }
}

/** Drops the fields that were not requested, because the response is embedded in the page. */
function onlyAskedFor(path: string, answer: unknown): unknown {
  const fields = new URL(path, "http://localhost").searchParams.get("fields")?.split(",");
  if (!fields || !Array.isArray(answer)) return answer;
  return answer.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
}
