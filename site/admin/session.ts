import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type Session, SessionSchema } from "../../contract/session.ts";
import { isUnauthorized, read } from "./api.ts";
import { putSaved } from "./show_saved.ts";

export const SESSION_KEY = ["/api/admin/session"];

async function readSession({ signal }: { signal: AbortSignal }): Promise<Session | null> {
  try {
    return await read("/api/admin/session", SessionSchema, { signal });
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/** The session of this browser: undefined while loading, null if there is none. */
export function useSession() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: readSession });
}

/** Stores the session of a login, cancels older session queries, and repeats the queries that got a 401. */
export async function keepSession(client: QueryClient, session: Session): Promise<void> {
  await putSaved(client, SESSION_KEY, session);
  void client.refetchQueries({ type: "active", predicate: ({ state }) => isUnauthorized(state.error) });
}

/** After a 401: asks the server for the session, since the refused request may predate a newer login. */
export function checkSession(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: SESSION_KEY });
}

/** Removes the session and all cached data that was read with it. */
export function forgetSession(client: QueryClient): void {
  client.clear();
  client.setQueryData(SESSION_KEY, null);
}

/** The page to open after the login. `next` is accepted only within the panel, to prevent open redirects. */
export function pageAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get("next");
  return next && /^\/admin\/[a-z]/.test(next) ? next : "/admin/dashboard";
}

export function loginAddress(path: string, search: string): string {
  const here = search ? `${path}?${search}` : path;
  return here === "/admin/dashboard" ? "/admin" : `/admin?next=${encodeURIComponent(here)}`;
}
