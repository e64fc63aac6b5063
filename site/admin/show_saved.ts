import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Puts what the server answered in place of what is shown. A read that began earlier would show the state before. */
export async function putSaved<T>(client: QueryClient, queryKey: QueryKey, saved: T): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, saved);
}

/** Shows what was saved in the lists that were loaded, which are loaded anew meanwhile. */
export function showSaved(client: QueryClient, path: string, saved: unknown): void {
  const { id } = Object(saved);
  client.setQueriesData<{ items?: unknown[] }>(
    { queryKey: [path] },
    (list) =>
      Array.isArray(list?.items)
        ? { ...list, items: list.items.map((row) => Object(row).id === id ? saved : row) }
        : list,
  );
}
