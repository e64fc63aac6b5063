import { aboutRoute } from "../pages/AboutPage.tsx";
import { blogCategoryRoute, blogRoute } from "../pages/BlogPage.tsx";
import { categoryRoute } from "../pages/CategoryPage.tsx";
import { contactRoute } from "../pages/ContactPage.tsx";
import { embedRoute } from "../pages/EmbedPage.tsx";
import { homeRoute } from "../pages/HomePage.tsx";
import { privacyRoute, termsRoute } from "../pages/LegalPage.tsx";
import { postRoute } from "../pages/PostPage.tsx";
import { productRoute } from "../pages/ProductPage.tsx";
import { productsRoute } from "../pages/ProductsPage.tsx";
import { quoteListRoute } from "../pages/QuoteListPage.tsx";
import { siteMapRoute } from "../pages/SiteMapPage.tsx";
import type { Pattern } from "./routes.ts";
import type { PageRoute } from "./visit.ts";

/** Every page at once, for the server. The browser loads one at a time: `lazy_routes.ts`. */
export const allRoutes: Record<Pattern, PageRoute> = {
  "/": homeRoute,
  "/about": aboutRoute,
  "/products": productsRoute,
  "/products/:category": categoryRoute,
  "/product/:id": productRoute,
  "/blog": blogRoute,
  "/blog/post/:slug": postRoute,
  "/blog/:category": blogCategoryRoute,
  "/contact": contactRoute,
  "/quote-list": quoteListRoute,
  "/embed": embedRoute,
  "/privacy-policy": privacyRoute,
  "/terms-of-service": termsRoute,
  "/sitemap": siteMapRoute,
};
