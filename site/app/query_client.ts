import { QueryClient, queryOptions } from "@tanstack/react-query";

/** A refused API call. Its message is the status, a colon, and the body or the status text. */
export class RequestError extends Error {
  constructor(readonly status: number, detail: string) {
    super(`${status}: ${detail}`);
  }
}

/** GETs an API path and parses the JSON. Throws a `RequestError` for an error status. */
export async function fetchJson(apiPath: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(apiPath, { credentials: "include", signal });
  if (!response.ok) {
    throw new RequestError(response.status, (await response.text()) || response.statusText);
  }
  return await response.json();
}

export function apiQuery(apiPath: string) {
  return queryOptions({ queryKey: [apiPath], queryFn: ({ signal }) => fetchJson(apiPath, signal) });
}

/** The specification's cache rules: never stale, no retries, no refetch on focus, no polling. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchInterval: false },
      mutations: { retry: false },
    },
  });
}
