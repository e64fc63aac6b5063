import { Hono } from "hono";
import { cachedJson } from "../http/answers.ts";
import { REVALIDATED } from "../http/body_cache.ts";
import { contentPolicy } from "../http/content_policy.ts";
import { DOCS_STYLE, docsPage } from "./docs_page.ts";
import { openapiDocument, type Route } from "./openapi_document.ts";

/** What this server can be asked, for programs and for people. `routes`: the app's own, once all of them stand. */
export function openapiRoutes({ routes, origin }: { routes: () => readonly Route[]; origin: string }) {
  let document: ReturnType<typeof openapiDocument> | undefined;
  const read = () => document ??= openapiDocument(routes(), { title: "Roost: the API", server: origin });
  return new Hono()
    .get("/openapi.json", (c) => cachedJson(c, read(), { "access-control-allow-origin": "*" }))
    .get("/docs", async (c) =>
      c.html(docsPage(read()), 200, {
        "cache-control": REVALIDATED,
        "content-security-policy": await contentPolicy({ scripts: [], styles: [DOCS_STYLE] }),
      }));
}
