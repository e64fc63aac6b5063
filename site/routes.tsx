import { aboutRoute } from "./pages/AboutPage.tsx";
import { blogCategoryRoute, blogRoute } from "./pages/BlogPage.tsx";
import { categoryRoute } from "./pages/CategoryPage.tsx";
import { contactRoute } from "./pages/ContactPage.tsx";
import { homeRoute } from "./pages/HomePage.tsx";
import { privacyRoute, termsRoute } from "./pages/LegalPage.tsx";
import { postRoute } from "./pages/PostPage.tsx";
import { productRoute } from "./pages/ProductPage.tsx";
import { productsRoute } from "./pages/ProductsPage.tsx";
import { siteMapRoute } from "./pages/SiteMapPage.tsx";
import type { PageRoute } from "./visit.ts";

/** Every public page. What none of these patterns fits is the not-found page. */
export const routes: readonly PageRoute[] = [
  homeRoute,
  aboutRoute,
  productsRoute,
  categoryRoute,
  productRoute,
  blogRoute,
  postRoute,
  blogCategoryRoute,
  contactRoute,
  privacyRoute,
  termsRoute,
  siteMapRoute,
];
