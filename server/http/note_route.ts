import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes, routePath } from "hono/route";
import { currentRequest } from "../log/current_request.ts";

/** The pattern of the route that answers, or that would have, had nothing before it refused. */
export function routeOf(c: Context): string {
  const path = routePath(c);
  if (!path.endsWith("*")) return path;
  return matchedRoutes(c).findLast((route) => !route.path.endsWith("*"))?.path ?? path;
}

/**
 * Middleware that notes the pattern of the route that answered. Requests that we make to ourselves for an answer run
 * this too, before the one that they are for. Where that one ends in a catch-all, theirs says more.
 */
export const noteRoute: MiddlewareHandler = async (c, next) => {
  await next();
  const note = currentRequest();
  if (!note) return;
  const path = routeOf(c);
  note.route = path.endsWith("*") ? note.page ?? note.route ?? path : path;
  note.isCached = false;
};
