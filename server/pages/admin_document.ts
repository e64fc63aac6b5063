import { Hono } from "hono";

/** Of the built bundles, what the panel's document names. */
interface AdminAssets {
  entries: Record<string, { file: string; imports: string[] } | undefined>;
}

/** Pictures may lie elsewhere: an admin can give a product or category the address of one. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' https:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": POLICY,
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
};

/** The document of the admin panel: empty but for its bundles, the browser draws the rest. */
function adminDocument({ dist }: { dist: AdminAssets }): { html: string; headers: typeof HEADERS } {
  const styles = dist.entries["styles/admin"];
  const admin = dist.entries["admin"];
  const head = [
    styles && `<link rel="stylesheet" href="${styles.file}">`,
    ...admin?.imports.map((file) => `<link rel="modulepreload" href="${file}">`) ?? [],
    admin && `<script type="module" src="${admin.file}"></script>`,
  ].filter(Boolean).join("\n    ");
  const html = `<!doctype html>
<html lang="en" data-theme="light">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <link rel="icon" type="image/svg+xml" href="/assets/pictures/favicon.svg">
    <title>Admin</title>
    ${head}
  </head>
  <body>
    <div id="admin"></div>
    <noscript><p>The admin panel needs JavaScript.</p></noscript>
  </body>
</html>
`;
  return { html, headers: HEADERS };
}

/** `GET /admin` and everything below it: which page it is, the browser finds in the address. */
export function adminRoutes(parts: { dist: AdminAssets }): Hono {
  const { html, headers } = adminDocument(parts);
  const routes = new Hono();
  for (const path of ["/admin", "/admin/*"]) routes.get(path, (c) => c.body(html, 200, headers));
  return routes;
}
