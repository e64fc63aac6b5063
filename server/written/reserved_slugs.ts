import { LANGUAGES } from "../../contract/language.ts";
import { BUILT_IN_PAGES, PAGE_PARTS } from "../../contract/page.ts";

/** First segments of the paths that are not a written page's. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...BUILT_IN_PAGES,
  ...PAGE_PARTS,
  ...LANGUAGES,
  "admin",
  "api",
  "assets",
  "docs",
  "documents",
  "embed",
  "health",
  "look",
  "media",
  "partner",
  "product",
  "quote-list",
  "saved",
  "sitemap",
  "sitemaps",
  "social",
  "widgets",
]);
