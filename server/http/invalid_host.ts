import type { MiddlewareHandler } from "hono";
import { AppError } from "./app_error.ts";
import { isOwnOrigin } from "./own_origin.ts";

/** Refuses an invalid `Host` header (400), because the request's URL is built from it and would be wrong. */
export const refuseInvalidHost: MiddlewareHandler = async (c, next) => {
  const host = c.req.header("host") ?? "";
  if (!/^[\w.:[\]-]*$/.test(host) || !URL.canParse(`http://${host || "localhost"}`)) {
    throw new AppError("bad_request", "Cannot read the request: its Host header is not a host");
  }
  await next();
};

/**
 * Refuses requests under a name that somebody could have pointed at this machine (403). Browsers let a page
 * read what its own name answers, so such a page would read what is meant for this machine alone.
 */
export function ownHostsOnly(publicOrigin: string): MiddlewareHandler {
  return async function refuseForeignHost(c, next) {
    const { origin, host } = new URL(c.req.url);
    if (host !== new URL(publicOrigin).host && !isOwnOrigin(origin, c.req.url, publicOrigin)) {
      throw new AppError("forbidden", "Cannot take this request: it asks for a host that is not this one");
    }
    await next();
  };
}
