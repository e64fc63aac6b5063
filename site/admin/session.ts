import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type Session, SessionSchema } from "../../contract/session.ts";
import { ApiFailure, read } from "./api.ts";

export const SESSION_KEY = ["/api/admin/session"];

async function readSession({ signal }: { signal: AbortSignal }): Promise<Session | null> {
  try {
    return await read("/api/admin/session", SessionSchema, { signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return null;
    throw error;
  }
}

/** The session of this browser: undefined while asked for, null when there is none. */
export function useSession() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: readSession });
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
