import type { MiddlewareHandler } from "hono";

/** Calls that widgets make from any page: without cookies, so that nobody's session is worth stealing through them. */
export function openToEmbeds(methods: string): MiddlewareHandler {
  return async function allowEmbeds(c, next) {
    if (c.req.method === "OPTIONS") {
      return c.body(null, 204, {
        "access-control-allow-origin": "*",
        "access-control-allow-methods": methods,
        "access-control-allow-headers": "content-type, if-none-match, idempotency-key",
        "access-control-max-age": "86400",
      });
    }
    await next();
    c.res.headers.set("access-control-allow-origin", "*");
    c.res.headers.set("access-control-expose-headers", "ETag, Link, X-Total-Count, Retry-After");
  };
}
