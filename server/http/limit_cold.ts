import type { MiddlewareHandler } from "hono";
import { AppError } from "./app_error.ts";
import type { Budget } from "./budget.ts";
import { connectionAddress } from "./client_address.ts";

/** Limits the responses that have to be made, since those in the cache are answered before any routing. */
export function limitCold(budget: Budget): MiddlewareHandler {
  return async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    // A page that reads our own API in process was counted itself.
    if (isRead && connectionAddress(c) !== undefined) {
      try {
        await budget.take(c);
      } catch (error) {
        // A page that says so would have to be rendered, too.
        if (!(error instanceof AppError) || c.req.path.startsWith("/api/")) throw error;
        return c.text(error.message, error.status, { ...error.headers, "cache-control": "no-store" });
      }
    }
    await next();
  };
}
