import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type Session, SessionSchema } from "../../contract/session.ts";
import { isUnauthorized, read } from "./api.ts";

export const SESSION_KEY = ["/api/admin/session"];

async function readSession({ signal }: { signal: AbortSignal }): Promise<Session | null> {
  try {
    return await read("/api/admin/session", SessionSchema, { signal });
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/** The session of this browser: undefined while asked for, null when there is none. */
export function useSession() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: readSession });
}

/** Keeps the session that a login began, over any question about it that left before, and reads what was refused. */
export async function keepSession(client: QueryClient, session: Session): Promise<void> {
  await client.cancelQueries({ queryKey: SESSION_KEY });
  client.setQueryData(SESSION_KEY, session);
  void client.refetchQueries({ type: "active", predicate: ({ state }) => isUnauthorized(state.error) });
}

/** A call was refused for want of a session. It may have left before a login, so the server is asked what holds now. */
export function checkSession(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: SESSION_KEY });
}

/** Forgets the session and all that was read with it. */
export function forgetSession(client: QueryClient): void {
  client.clear();
  client.setQueryData(SESSION_KEY, null);
}

/** Where the login leads: a page of the panel named by `next`, and nothing outside it. */
export function pageAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get("next");
  return next && /^\/admin\/[a-z]/.test(next) ? next : "/admin/dashboard";
}

export function loginAddress(path: string, search: string): string {
  const here = search ? `${path}?${search}` : path;
  return here === "/admin/dashboard" ? "/admin" : `/admin?next=${encodeURIComponent(here)}`;
}
