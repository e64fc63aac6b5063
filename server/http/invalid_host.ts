import type { MiddlewareHandler } from "hono";
import { AppError } from "./app_error.ts";

/** Refuses a `Host` that is no host: the request's address is made of it, and then is none or another. */
export const refuseInvalidHost: MiddlewareHandler = async (c, next) => {
  if (!/^[\w.:[\]-]*$/.test(c.req.header("host") ?? "")) {
    throw new AppError("bad_request", "Cannot read the request: its Host header is not a host");
  }
  await next();
};
