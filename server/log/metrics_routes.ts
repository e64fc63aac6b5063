import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { ServerMetrics } from "./metrics.ts";

/** Figures for Prometheus, for who has the token. Without one there are none. */
export function metricsRoutes(metrics: Pick<ServerMetrics, "text"> | undefined, token: string | undefined) {
  return new Hono().get(
    "/",
    endpoint({ summary: "Figures for Prometheus, with a token.", response: "text/plain" }),
    (c) => {
      if (!metrics || !token) throw AppError.notFound(c.req.path);
      const given = c.req.header("authorization")?.replace(/^Bearer /i, "") ?? "";
      // Of one length, and in a time that tells nothing.
      if (!timingSafeEqual(digestOf(given), digestOf(token))) {
        throw new AppError("unauthorized", "Cannot show the figures: the token is missing or wrong", {
          headers: { "www-authenticate": "Bearer" },
        });
      }
      return c.text(metrics.text(), 200, { "cache-control": "no-store" });
    },
  );
}

function digestOf(text: string) {
  return createHash("sha256").update(text).digest();
}
