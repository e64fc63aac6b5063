import type { PageRoute } from "./visit.ts";

/** The source file of a page and how to load it. */
interface RouteModule {
  /** The key of the page's chunk in the build's manifest. */
  source: string;
  load: () => Promise<PageRoute>;
}

/** All public pages by URL pattern. A parameter matches one segment, and the first matching pattern wins. */
export const routes = {
  "/": page("WrittenPage", async () => (await import("../pages/WrittenPage.tsx")).homeRoute),
  "/about": page("WrittenPage", async () => (await import("../pages/WrittenPage.tsx")).aboutRoute),
  "/products": page("ProductsPage", async () => (await import("../pages/ProductsPage.tsx")).productsRoute),
  "/products/:category": page(
    "CategoryPage",
    async () => (await import("../pages/CategoryPage.tsx")).categoryRoute,
  ),
  "/product/:id": page("ProductPage", async () => (await import("../pages/ProductPage.tsx")).productRoute),
  "/blog": page("BlogPage", async () => (await import("../pages/BlogPage.tsx")).blogRoute),
  "/blog/post/:slug": page("PostPage", async () => (await import("../pages/PostPage.tsx")).postRoute),
  "/blog/:category": page("BlogPage", async () => (await import("../pages/BlogPage.tsx")).blogCategoryRoute),
  "/health": page("HealthPage", async () => (await import("../pages/HealthPage.tsx")).healthRoute),
  "/health/prohibited": page(
    "ProhibitedListPage",
    async () => (await import("../pages/ProhibitedListPage.tsx")).prohibitedRoute,
  ),
  "/health/:id": page(
    "ConditionPage",
    async () => (await import("../pages/ConditionPage.tsx")).conditionRoute,
  ),
  "/documents": page(
    "DocumentsPage",
    async () => (await import("../pages/DocumentsPage.tsx")).documentsRoute,
  ),
  "/contact": page("WrittenPage", async () => (await import("../pages/WrittenPage.tsx")).contactRoute),
  "/quote-list": page(
    "QuoteListPage",
    async () => (await import("../pages/QuoteListPage.tsx")).quoteListRoute,
  ),
  "/compare": page("ComparePage", async () => (await import("../pages/ComparePage.tsx")).compareRoute),
  "/request/:id/:key": page(
    "RequestPage",
    async () => (await import("../pages/RequestPage.tsx")).requestRoute,
  ),
  "/embed": page("EmbedPage", async () => (await import("../pages/EmbedPage.tsx")).embedRoute),
  "/privacy-policy": page(
    "WrittenPage",
    async () => (await import("../pages/WrittenPage.tsx")).privacyRoute,
  ),
  "/terms-of-service": page(
    "WrittenPage",
    async () => (await import("../pages/WrittenPage.tsx")).termsRoute,
  ),
  "/saved": page("SavedPage", async () => (await import("../pages/SavedPage.tsx")).savedRoute),
  "/sitemap": page("SiteMapPage", async () => (await import("../pages/SiteMapPage.tsx")).siteMapRoute),
  "/:page": page("WrittenPage", async () => (await import("../pages/WrittenPage.tsx")).ownPageRoute),
};

export type Pattern = keyof typeof routes;

/** The loaded pages: all on the server, some in the browser. */
export type RouteOf = (pattern: Pattern) => PageRoute | undefined;

function page(name: string, load: RouteModule["load"]): RouteModule {
  return { source: `site/pages/${name}.tsx`, load };
}

/**
 * The pattern that matches a path (without its language) and its decoded parameters. Not wouter's matcher,
 * which ignores case and trailing slashes and so would give one page several URLs.
 */
export function findRoute(path: string): { pattern: Pattern; params: Record<string, string> } | undefined {
  for (const pattern of Object.keys(routes) as Pattern[]) {
    const params = match(pattern, path);
    if (params) return { pattern, params };
  }
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split("/");
  const segments = path.split("/");
  if (expected.length !== segments.length) return;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index]!;
    if (!part.startsWith(":")) {
      if (part !== segment) return;
      continue;
    }
    const value = decode(segment);
    if (!value) return;
    params[part.slice(1)] = value;
  }
  return params;
}

/** Undefined for an invalid percent-escape: no page has such a URL. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
