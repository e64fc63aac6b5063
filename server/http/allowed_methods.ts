import type { Context, Hono } from "hono";
import { AppError } from "./app_error.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The last handler of a path: `OPTIONS` lists its methods, another method gets 405, an unknown path 404. */
export function refuseUnknown(app: Hono) {
  return function refuse(c: Context): Response {
    const allowed = METHODS.filter((method) => hasHandler(app, method, c.req.path));
    if (allowed.length === 0) throw AppError.notFound(c.req.path);
    const allow = [...allowed, ...(allowed.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    if (c.req.method === "OPTIONS") return c.body(null, 204, { allow });
    const message = `Cannot ${c.req.method} ${c.req.path}: it takes ${allowed.join(", ")}`;
    throw new AppError("method_not_allowed", message, { headers: { allow } });
  };
}

/** Ignores middleware and catch-alls, because they match every method, supported or not. */
function hasHandler(app: Hono, method: string, path: string): boolean {
  return app.router.match(method, path)[0].some(([[, route]]) =>
    route.method === method && !/^\/?\*$/.test(route.path)
  );
}
