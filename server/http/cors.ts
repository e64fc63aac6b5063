import type { MiddlewareHandler } from "hono";

/** Response headers that scripts of other origins may read. */
const EXPOSED = ["Link", "X-Total-Count", "Retry-After"];

/** Allows widgets on any site to call us, without cookies: another site cannot use a visitor's session. */
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
