import type { MiddlewareHandler } from "hono";
import { AppError } from "./app_error.ts";

/** Hosts that no stranger's name server can point here: digits, or this very machine. */
const FIXED_HOST = /^http:\/\/(([\w-]+\.)*localhost|(\d+\.){3}\d+|\[[\da-f:.]+\])(:\d+)?$/;

/** Our public address, or what the request itself was sent to unless that is a name: any site could be pointed at us. */
export function isOwnOrigin(origin: string, requestUrl: string, publicOrigin: string): boolean {
  return origin === publicOrigin || (FIXED_HOST.test(origin) && requestUrl.startsWith(`${origin}/`));
}

/**
 * Refuses what another site's page sends, before anything else is looked at. Browsers name the page's origin on
 * every write and in `Sec-Fetch-Site` on everything; a client without either is no browser and holds no session of one.
 */
export function ownOriginOnly(publicOrigin: string): MiddlewareHandler {
  return async function refuseForeignOrigin(c, next) {
    const origin = c.req.header("origin");
    const own = origin === undefined || isOwnOrigin(origin, c.req.url, publicOrigin);
    if (!own || c.req.header("sec-fetch-site") === "cross-site") {
      throw new AppError("forbidden", "Cannot take this request: it comes from a page of another site");
    }
    await next();
  };
}
