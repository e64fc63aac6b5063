import type { MiddlewareHandler } from "hono";
import { AppError } from "./app_error.ts";

/**
 * Refuses what another site's page sends, before anything else is looked at. Browsers name the page's origin on
 * every write and in `Sec-Fetch-Site` on everything; a client without either is no browser and holds no session of one.
 */
export function ownOriginOnly(ownOrigins: (request: Request) => string[]): MiddlewareHandler {
  return async function refuseForeignOrigin(c, next) {
    const origin = c.req.header("origin");
    const foreign = origin !== undefined && !ownOrigins(c.req.raw).includes(origin);
    if (foreign || c.req.header("sec-fetch-site") === "cross-site") {
      throw new AppError("forbidden", "Cannot take this request: it comes from a page of another site");
    }
    await next();
  };
}
