import type { Context, MiddlewareHandler } from "hono";
import { may } from "../../contract/role.ts";
import type { Session } from "../../contract/session.ts";
import { AppError } from "../http/app_error.ts";
import { type AccountRecord, roleOf } from "./account_record.ts";
import type { SessionCookies } from "./session_cookie.ts";
import type { OpenSession, SessionStore } from "./session_store.ts";

export type SessionEnv = { Variables: { session: OpenSession } };

/** Finds the session that a request's cookie names; null if it names none that is valid. */
export function sessionFinder(sessions: SessionStore, cookies: SessionCookies) {
  return async (c: Context): Promise<OpenSession | null> => {
    const token = cookies.session(c);
    return token ? await sessions.find(token) : null;
  };
}

/** Middleware that throws 401 without a valid session. */
export function requireSession(
  sessions: SessionStore,
  cookies: SessionCookies,
): MiddlewareHandler<SessionEnv> {
  const sessionOf = sessionFinder(sessions, cookies);
  return async function refuseWithoutSession(c, next) {
    const session = await sessionOf(c);
    if (!session) throw new AppError("unauthorized", "Please log in");
    c.set("session", session);
    await next();
  };
}

type Need = NonNullable<Session["needs"]>;

/** What the user must do before anything else. */
function needOf(account: AccountRecord, requiresSecondFactor: boolean): Need | undefined {
  if (account.firstPasswordUntil !== undefined) return "password";
  return requiresSecondFactor && !account.secondFactor ? "second_factor" : undefined;
}

const REFUSALS: Record<Need, string> = {
  password: "Please choose a password of your own first",
  second_factor: "Please switch on a second factor first",
};
/** Calls by which a user sees and does what is needed. */
const OPEN = new Set([
  "GET /api/admin/session",
  "GET /api/admin/account",
  "PUT /api/admin/account/password",
  "POST /api/admin/account/second-factor",
  "PUT /api/admin/account/second-factor",
]);

/** Middleware that throws 403 until the user has done what is needed. */
export function requireReadyAccount(requiresSecondFactor: boolean): MiddlewareHandler<SessionEnv> {
  return async function refuseUntilReady(c, next) {
    const need = needOf(c.get("session").account, requiresSecondFactor);
    if (need && !OPEN.has(`${c.req.method} ${c.req.path}`)) throw new AppError("forbidden", REFUSALS[need]);
    await next();
  };
}

/** Middleware that throws 403 for a call that the user's role may not make. */
export const requireRight: MiddlewareHandler<SessionEnv> = async (c, next) => {
  const role = roleOf(c.get("session").account);
  if (!may(role, c.req.method, c.req.path)) {
    throw new AppError(
      "forbidden",
      `Your role here is "${role}", which may not do this. An owner can change it`,
    );
  }
  await next();
};

export function sessionView(
  { username, expiresAt, account }: OpenSession,
  requiresSecondFactor: boolean,
): Session {
  const needs = needOf(account, requiresSecondFactor);
  const { codesGuessedAt } = account;
  const role = roleOf(account);
  return { username, role, expiresAt, ...(needs && { needs }), ...(codesGuessedAt && { codesGuessedAt }) };
}
