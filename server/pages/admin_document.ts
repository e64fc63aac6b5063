import { Hono } from "hono";
import { contentPolicy } from "../http/content_policy.ts";
import { COLOURS_LINK, FAVICON_LINK, htmlDocument, styleLink } from "../http/html_document.ts";
import type { PageAssets } from "./page_parts.ts";

/** `GET /admin` and all paths below it: an empty document with the panel's bundle, which does the routing. */
export function adminRoutes({ dist }: { dist: Pick<PageAssets, "entries"> }): Hono {
  const { admin, "styles/admin": styles } = dist.entries;
  const html = htmlDocument({
    root: `lang="en" data-theme="light"`,
    title: "Admin",
    noindex: true,
    head: [
      FAVICON_LINK,
      styleLink(styles),
      COLOURS_LINK,
      ...admin?.imports.map((file) => `<link rel="modulepreload" href="${file}">`) ?? [],
      admin && `<script type="module" src="${admin.file}"></script>`,
    ],
    body: `<div id="admin"></div>
<noscript><p>The admin panel needs JavaScript.</p></noscript>`,
  });
  const routes = new Hono();
  for (const path of ["/admin", "/admin/*"]) {
    routes.get(path, async (c) =>
      c.html(html, 200, {
        "cache-control": "no-store",
        "content-security-policy": await contentPolicy(),
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "x-robots-tag": "noindex, nofollow",
      }));
  }
  return routes;
}
