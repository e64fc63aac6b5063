import type { Context, Hono } from "hono";
import { AppError } from "./app_error.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Ends the routes below a path: another method on a known path is 405, an unknown path 404. */
export function refuseUnknown(app: Hono) {
  return function refuse(c: Context): never {
    const allowed = METHODS.filter((method) => hasHandler(app, method, c.req.path));
    if (allowed.length === 0) throw AppError.notFound(c.req.path);
    throw new AppError(
      "method_not_allowed",
      `Cannot ${c.req.method} ${c.req.path}: it takes ${allowed.join(", ")}`,
      {
        headers: { allow: [...allowed, ...(allowed.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ") },
      },
    );
  };
}

/** Middleware and catch-alls are registered for every method: they say nothing of this one. */
function hasHandler(app: Hono, method: string, path: string): boolean {
  return app.router.match(method, path)[0].some(([[, route]]) =>
    route.method === method && !/^\/?\*$/.test(route.path)
  );
}
