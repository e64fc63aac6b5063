/** Every public page: its pattern, where a parameter stands for one segment, and the module that holds it. */
export const pageModules = {
  "/": "HomePage",
  "/about": "AboutPage",
  "/products": "ProductsPage",
  "/products/:category": "CategoryPage",
  "/product/:id": "ProductPage",
  "/blog": "BlogPage",
  "/blog/post/:slug": "PostPage",
  "/blog/:category": "BlogPage",
  "/contact": "ContactPage",
  "/quote-list": "QuoteListPage",
  "/embed": "EmbedPage",
  "/privacy-policy": "LegalPage",
  "/terms-of-service": "LegalPage",
  "/sitemap": "SiteMapPage",
} as const;

export type Pattern = keyof typeof pageModules;

/** The source file of a page, by which the build's manifest knows its chunk. */
export function pageSource(pattern: Pattern): string {
  return `site/pages/${pageModules[pattern]}.tsx`;
}
