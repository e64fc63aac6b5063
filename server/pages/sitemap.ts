import { DEFAULT_LANGUAGE, LANGUAGES } from "../../contract/language.ts";
import { localPath, pathOfPage } from "../../contract/shared/language_paths.ts";
import { routes } from "../../site/app/routes.ts";
import type { Content } from "../content/content.ts";
import { element, escapeXml, XML_DECLARATION } from "../seo/xml.ts";

/** Most addresses per file. Crawlers accept more, but the file must be small enough for the cache. */
const ADDRESSES_MAX = 1_500;
/** Each path has an address in every language. */
const PATHS_MAX = ADDRESSES_MAX / LANGUAGES.length;

/** Pages about the visitor, which are not for search engines. */
const UNLISTED = ["/quote-list", "/compare", "/saved"];

interface SitemapEntry {
  /** Encoded path without a language. */
  path: string;
  /** Last change, as ISO date and time. */
  changed?: string | undefined;
}

/** All pages for search engines: those with a fixed address, then categories, conditions, products and articles. */
export function sitemapEntries(
  { categories, products, blogCategories, posts, pages }: Content,
  conditions: readonly { id: string }[],
): SitemapEntry[] {
  const newest = (rows: readonly { updatedAt: string }[]) =>
    rows.reduce<string | undefined>(
      (last, { updatedAt }) => last && last > updatedAt ? last : updatedAt,
      undefined,
    );
  const inCategory = Map.groupBy(products, ({ categorySlug }) => categorySlug);
  const inTopic = Map.groupBy(posts, ({ categorySlug }) => categorySlug);
  const changes: Record<string, string | undefined> = {
    "/": newest([...products, ...posts]),
    "/products": newest(products),
    "/blog": newest(posts),
  };
  const written = new Map(pages.map(({ slug, updatedAt }) => [pathOfPage(slug), updatedAt]));
  const fixed = Object.keys(routes).filter((path) => !path.includes(":") && !UNLISTED.includes(path));
  return [
    ...[...new Set([...fixed, ...written.keys()])].map((path) => ({
      path,
      changed: changes[path] ?? written.get(path),
    })),
    ...categories.map(({ slug }) => ({
      path: `/products/${encodeURIComponent(slug)}`,
      changed: newest(inCategory.get(slug) ?? []),
    })),
    ...blogCategories.map(({ slug }) => ({
      path: `/blog/${encodeURIComponent(slug)}`,
      changed: newest(inTopic.get(slug) ?? []),
    })),
    ...conditions.map(({ id }) => ({ path: `/health/${encodeURIComponent(id)}` })),
    ...products.map(({ slug, updatedAt }) => ({
      path: `/product/${encodeURIComponent(slug)}`,
      changed: updatedAt,
    })),
    ...posts.map(({ slug, updatedAt }) => ({
      path: `/blog/post/${encodeURIComponent(slug)}`,
      changed: updatedAt,
    })),
  ];
}

export function sitemapParts(entries: readonly SitemapEntry[]): number {
  return Math.max(1, Math.ceil(entries.length / PATHS_MAX));
}

/** `/sitemap.xml`: all page addresses or, if there are too many, an index of its parts. */
export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
  const parts = sitemapParts(entries);
  if (parts === 1) return sitemapPart(entries, origin, 1);
  const rows = Array.from(
    { length: parts },
    (_, index) => `<sitemap>${element("loc", `${origin}/sitemaps/${index + 1}.xml`)}</sitemap>`,
  );
  return `${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join("\n")}
</sitemapindex>
`;
}

/** One part of the sitemap; the first part is 1. */
export function sitemapPart(entries: readonly SitemapEntry[], origin: string, part: number): string {
  const rows = entries.slice((part - 1) * PATHS_MAX, part * PATHS_MAX).flatMap((entry) =>
    urlsOf(entry, origin)
  );
  return `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows.join("\n")}
</urlset>
`;
}

/** One `<url>` per language. Each one names the page's addresses in all languages. */
function urlsOf({ path, changed }: SitemapEntry, origin: string): string[] {
  const addresses = LANGUAGES.map((language) => ({ language, href: origin + localPath(language, path) }));
  const others = [...addresses, { language: "x-default", href: origin + localPath(DEFAULT_LANGUAGE, path) }]
    .map(({ language, href }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`
    )
    .join("");
  const changedAt = changed ? element("lastmod", changed) : "";
  return addresses.map(({ href }) => `<url>${element("loc", href)}${changedAt}${others}</url>`);
}
