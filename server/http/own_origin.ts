import type { MiddlewareHandler } from "hono";
import { AppError } from "./app_error.ts";

/** Hosts that no stranger's name server can point here: digits, or this very machine. */
const FIXED_HOST = /^http:\/\/(([\w-]+\.)*localhost|(\d+\.){3}\d+|\[[\da-f:.]+\])(:\d+)?$/;

/**
 * Refuses what another site's page sends, before anything else is looked at. Browsers name the page's origin on
 * every write and in `Sec-Fetch-Site` on everything; a client without either is no browser and holds no session of one.
 * Ours is the public address, and what the request itself was sent to unless that is a name: any site could be
 * pointed at us by its own.
 */
export function ownOriginOnly(publicOrigin: string): MiddlewareHandler {
  return async function refuseForeignOrigin(c, next) {
    const origin = c.req.header("origin");
    const own = origin === undefined || origin === publicOrigin ||
      (FIXED_HOST.test(origin) && c.req.url.startsWith(`${origin}/`));
    if (!own || c.req.header("sec-fetch-site") === "cross-site") {
      throw new AppError("forbidden", "Cannot take this request: it comes from a page of another site");
    }
    await next();
  };
}
