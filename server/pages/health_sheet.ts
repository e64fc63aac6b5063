import { Hono } from "hono";
import sheet from "../../site/pages/health/health.css" with { type: "text" };
import { REVALIDATED } from "../http/body_cache.ts";

/** The style sheet of the health pages, which no other page loads. */
export function healthSheet() {
  return new Hono().get(
    "/health/page.css",
    (c) => c.body(sheet, 200, { "content-type": "text/css; charset=utf-8", "cache-control": REVALIDATED }),
  );
}
