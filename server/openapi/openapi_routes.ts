import { type Context, Hono } from "hono";
import { encodingChooser } from "../http/accepted_encoding.ts";
import { cachedJson } from "../http/answers.ts";
import { REVALIDATED } from "../http/body_cache.ts";
import { CachedBody } from "../http/cached_body.ts";
import { contentPolicy } from "../http/content_policy.ts";
import { endpoint } from "../http/endpoint.ts";
import { DOCS_STYLE, docsPage } from "./docs_page.ts";
import { isAdminPath, openapiDocument, type Route } from "./openapi_document.ts";

interface OpenapiParts {
  /** Called late, when all routes are registered. */
  routes: () => readonly Route[];
  origin: string;
  isSignedIn: (c: Context) => Promise<boolean>;
}

type Document = ReturnType<typeof openapiDocument>;

/** Serves the API description as JSON and HTML. Without a session it leaves out the owner's calls. */
export function openapiRoutes({ routes, origin, isSignedIn }: OpenapiParts) {
  const encodingOf = encodingChooser();

  /** A handler that makes and keeps two responses: for those who are signed in, and for all others. */
  function handler(respond: (c: Context, document: Document) => Response | Promise<Response>) {
    const kept = new Map<boolean, Promise<CachedBody>>();
    async function make(c: Context, all: boolean): Promise<CachedBody> {
      const shown = routes().filter(({ path }) => all || !isAdminPath(path));
      const response = await respond(c, openapiDocument(shown, { title: "Roost: the API", server: origin }));
      response.headers.set("cache-control", all ? "private, no-cache" : REVALIDATED);
      response.headers.set("vary", "Cookie");
      return await CachedBody.of(response);
    }
    return async (c: Context): Promise<Response> => {
      const all = await isSignedIn(c);
      const making = kept.get(all) ?? make(c, all);
      kept.set(all, making);
      const encoding = encodingOf(c.req.header("accept-encoding") ?? null);
      return (await making).answer(c.req.method, c.req.raw.headers, encoding);
    };
  }

  return new Hono()
    .get(
      "/openapi.json",
      endpoint({ summary: "This description.", response: "application/json" }),
      handler((c, document) => cachedJson(c, document, { "access-control-allow-origin": "*" })),
    )
    .get(
      "/docs",
      endpoint({ summary: "The same as a page.", response: "text/html" }),
      handler(async (c, document) =>
        c.html(docsPage(document), 200, {
          "content-security-policy": await contentPolicy({ styles: [DOCS_STYLE] }),
        })
      ),
    );
}
