import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized } from "./api.ts";
import { checkSession, SESSION_KEY } from "./session.ts";

/**
 * The specification's cache rules (no retries, no refetch on focus, no polling), but a page that is opened again
 * asks again while it shows what it knows: an owner who goes to the inquiries wants those of today.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error): void => {
    if (isUnauthorized(error)) void checkSession(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 0,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  client.setQueryDefaults(SESSION_KEY, { staleTime: Infinity });
  return client;
}

/** After a save or a delete: whatever was read may have changed, only the session has not. */
export function refreshData(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}
