import type { MiddlewareHandler } from "hono";

/** What a script of another origin may read of our answers, where they have it. */
const EXPOSED = ["Link", "X-Total-Count", "Retry-After"];

/** Calls that widgets make from any page: without cookies, so that nobody's session is worth stealing through them. */
export function cors(methods: string): MiddlewareHandler {
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
    const exposed = EXPOSED.filter((name) => c.res.headers.has(name));
    if (exposed.length > 0) c.res.headers.set("access-control-expose-headers", exposed.join(", "));
  };
}
