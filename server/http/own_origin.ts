import type { Context, MiddlewareHandler } from "hono";
import { AppError } from "./app_error.ts";

/** Origins that are IP addresses or localhost. No foreign DNS record can make them resolve to this server. */
const FIXED_HOST = /^http:\/\/(([\w-]+\.)*localhost|(\d+\.){3}\d+|\[[\da-f:.]+\])(:\d+)?$/;

/** Allows the public origin, or the request's own if it is a fixed host: DNS rebinding could fake a name. */
export function isOwnOrigin(origin: string, requestUrl: string, publicOrigin: string): boolean {
  return origin === publicOrigin || (FIXED_HOST.test(origin) && requestUrl.startsWith(`${origin}/`));
}

/** Whether a page of another site sent the request. A client that sends neither header is no browser. */
export function isForeign({ req }: Context, publicOrigin: string): boolean {
  const origin = req.header("origin");
  const own = origin === undefined || isOwnOrigin(origin, req.url, publicOrigin);
  return !own || req.header("sec-fetch-site") === "cross-site";
}

/**
 * Refuses requests from pages of other sites (403), against CSRF. Browsers send `Origin` with every write and
 * `Sec-Fetch-Site` with every request. A client that sends neither is no browser and has no browser session.
 */
export function ownOriginOnly(publicOrigin: string): MiddlewareHandler {
  return async function refuseForeignOrigin(c, next) {
    if (isForeign(c, publicOrigin)) {
      throw new AppError("forbidden", "Cannot take this request: it comes from a page of another site");
    }
    await next();
  };
}
