import type { MiddlewareHandler } from "hono";
import type { SessionEnv } from "../accounts/require_session.ts";
import type { SecurityLog } from "./security_log.ts";

const ACTIONS: Record<number, string> = { 403: "forbidden", 429: "too-many-requests" };

/** Middleware that notes each admin call that was refused as forbidden (403) or too frequent (429). */
export function noteRefusals(
  security: SecurityLog,
): MiddlewareHandler<{ Variables: Partial<SessionEnv["Variables"]> }> {
  return async function note(c, next) {
    await next();
    const action = ACTIONS[c.res.status];
    if (!action) return;
    const username = c.get("session")?.username;
    await security.note(c, { action, username, kind: "refusals", name: `${c.req.method} ${c.req.path}` });
  };
}
