import { Hono } from "hono";
import { cachedJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { REVALIDATED } from "../http/body_cache.ts";
import { contentPolicy } from "../http/content_policy.ts";
import { DOCS_STYLE, docsPage } from "./docs_page.ts";
import { openapiDocument, type Route } from "./openapi_document.ts";

/** Serves the API description as JSON and HTML. `routes` is called late, when all routes are registered. */
export function openapiRoutes({ routes, origin }: { routes: () => readonly Route[]; origin: string }) {
  let document: ReturnType<typeof openapiDocument> | undefined;
  const read = () => document ??= openapiDocument(routes(), { title: "Roost: the API", server: origin });
  return new Hono()
    .get(
      "/openapi.json",
      endpoint({ summary: "This description.", response: "application/json" }),
      (c) => cachedJson(c, read(), { "access-control-allow-origin": "*" }),
    )
    .get(
      "/docs",
      endpoint({ summary: "The same as a page.", response: "text/html" }),
      async (c) =>
        c.html(docsPage(read()), 200, {
          "cache-control": REVALIDATED,
          "content-security-policy": await contentPolicy({ styles: [DOCS_STYLE] }),
        }),
    );
}
