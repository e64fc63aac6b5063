import { Hono } from "hono";
import compare from "../../site/pages/compare/compare.css" with { type: "text" };
import finding from "../../site/pages/catalogue/finding.css" with { type: "text" };
import health from "../../site/pages/health/health.css" with { type: "text" };
import product from "../../site/pages/product/product_page.css" with { type: "text" };
import request from "../../site/pages/request/request.css" with { type: "text" };
import { REVALIDATED } from "../http/body_cache.ts";

/** Style sheets that only their own pages load. */
export function pageSheets() {
  const headers = { "content-type": "text/css; charset=utf-8", "cache-control": REVALIDATED };
  return new Hono()
    .get("/health/page.css", (c) => c.body(health, 200, headers))
    .get("/product/page.css", (c) => c.body(product, 200, headers))
    .get("/compare/page.css", (c) => c.body(compare, 200, headers))
    .get("/products/page.css", (c) => c.body(finding, 200, headers))
    .get("/request/page.css", (c) => c.body(request, 200, headers));
}
