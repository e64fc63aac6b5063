import { findRoute } from "./find_route.ts";
import type { Pattern } from "./routes.ts";
import type { PageRoute } from "./visit.ts";
import { createStore } from "../ui/create_store.ts";

const LOADERS: Record<Pattern, () => Promise<PageRoute>> = {
  "/": () => import("../pages/HomePage.tsx").then((page) => page.homeRoute),
  "/about": () => import("../pages/AboutPage.tsx").then((page) => page.aboutRoute),
  "/products": () => import("../pages/ProductsPage.tsx").then((page) => page.productsRoute),
  "/products/:category": () => import("../pages/CategoryPage.tsx").then((page) => page.categoryRoute),
  "/product/:id": () => import("../pages/ProductPage.tsx").then((page) => page.productRoute),
  "/blog": () => import("../pages/BlogPage.tsx").then((page) => page.blogRoute),
  "/blog/post/:slug": () => import("../pages/PostPage.tsx").then((page) => page.postRoute),
  "/blog/:category": () => import("../pages/BlogPage.tsx").then((page) => page.blogCategoryRoute),
  "/contact": () => import("../pages/ContactPage.tsx").then((page) => page.contactRoute),
  "/quote-list": () => import("../pages/QuoteListPage.tsx").then((page) => page.quoteListRoute),
  "/embed": () => import("../pages/EmbedPage.tsx").then((page) => page.embedRoute),
  "/privacy-policy": () => import("../pages/LegalPage.tsx").then((page) => page.privacyRoute),
  "/terms-of-service": () => import("../pages/LegalPage.tsx").then((page) => page.termsRoute),
  "/sitemap": () => import("../pages/SiteMapPage.tsx").then((page) => page.siteMapRoute),
};

const loaded = createStore<ReadonlyMap<Pattern, PageRoute>>(new Map());

/** The pages that the browser has so far. */
export const lazyRoutes = {
  routeOf: (pattern: Pattern): PageRoute | undefined => loaded.get().get(pattern),

  /** Loads the page of a path (without its language); at once where it is there or no page has that path. */
  async load(path: string): Promise<void> {
    const pattern = findRoute(path)?.pattern;
    if (!pattern || loaded.get().has(pattern)) return;
    const route = await LOADERS[pattern]();
    loaded.set(new Map(loaded.get()).set(pattern, route));
  },

  subscribe: loaded.subscribe,

  count: () => loaded.get().size,
};
