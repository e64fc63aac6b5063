import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized } from "./api.ts";
import { checkSession, SESSION_KEY } from "./session.ts";

/** The queries and mutations of the panel. A refusal for lack of a session checks the session. */
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

/**
 * Invalidates all queries except the session, because any of them may have changed after a save or a delete.
 */
export function refreshData(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}
