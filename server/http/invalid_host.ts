import type { MiddlewareHandler } from "hono";
import { AppError } from "./app_error.ts";

/** Refuses an invalid `Host` header (400), because the request's URL is built from it and would be wrong. */
export const refuseInvalidHost: MiddlewareHandler = async (c, next) => {
  if (!/^[\w.:[\]-]*$/.test(c.req.header("host") ?? "")) {
    throw new AppError("bad_request", "Cannot read the request: its Host header is not a host");
  }
  await next();
};
