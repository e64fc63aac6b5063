import type { Company } from "../../contract/company.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../../contract/language.ts";
import type { ShownFrame } from "../../contract/frame.ts";
import type { PublicSeo } from "../../contract/seo.ts";
import { BUSINESS } from "../../contract/shared/business.ts";
import { localPath } from "../../contract/shared/language_paths.ts";

/** A page's metadata for search engines and link previews. */
export interface Metadata {
  title: string;
  /** Whether the title is used as it is. Otherwise the company's name is appended. */
  wholeTitle?: boolean;
  description: string;
  keywords?: readonly string[];
  /** The canonical path, without its language. */
  path: string;
  /** Paths of the previous and next page of a paginated list. */
  prev?: string;
  next?: string;
  noindex?: boolean;
  /** Whether only those who know the address may read the page: nothing keeps it, and nobody is told of it. */
  isPrivate?: boolean;
  type?: string;
  image?: string | null;
  /** The breadcrumbs below the home page, the page itself last. */
  crumbs?: readonly Crumb[];
  structured: readonly object[];
}

/** A step of the breadcrumbs. The path has no language. */
export interface Crumb {
  name: string;
  path: string;
}

/** An element of the document's `<head>`. */
export interface HeadTag {
  name: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  text?: string;
}

/** What `headTags` needs besides the page's own metadata. */
export interface Site {
  origin: string;
  company: Company;
  language: Language;
  seo?: PublicSeo | undefined;
  frame?: ShownFrame | undefined;
}

/** The server renders PNG pictures below this path, since social networks do not show SVG. */
const SOCIAL = "/social/";
export const SITE_IMAGE = `${SOCIAL}site.png`;

function fullTitle(metadata: Metadata, { company, seo }: Pick<Site, "company" | "seo">): string {
  if (metadata.wholeTitle) return metadata.title;
  const { titleTemplate = "{title} | {site}", siteTitle = company.name } = seo?.general ?? {};
  return titleTemplate.replace(
    /\{(title|site)\}/g,
    (_, name) => name === "title" ? metadata.title : siteTitle,
  );
}

/** All head elements of a page. The server renders them; the browser replaces them on client navigation. */
export function headTags(metadata: Metadata, site: Site): HeadTag[] {
  const { origin, company, language, seo } = site;
  const title = fullTitle(metadata, site);
  const address = addressOf(site, metadata.path);
  const image = socialImage(metadata.image ?? seo?.general?.ogImage ?? SITE_IMAGE, site);
  const place = positionOf(site);
  const locality = seo?.general?.schema.addressLocality ?? company.locality;
  return [
    { name: "title", attributes: {}, text: title },
    named("description", metadata.description),
    ...(metadata.keywords?.length ? [named("keywords", metadata.keywords.join(", "))] : []),
    named("robots", metadata.noindex ? "noindex, nofollow" : "index, follow"),
    ...(metadata.noindex ? [] : [link("canonical", address), ...alternates(site, metadata.path)]),
    ...(metadata.path.startsWith("/blog")
      ? [link("alternate", addressOf(site, "/blog/rss.xml"), { type: "application/rss+xml", title })]
      : []),
    ...(["prev", "next"] as const).flatMap((rel) => {
      const path = metadata[rel];
      return path ? [link(rel, addressOf(site, path))] : [];
    }),
    property("og:type", metadata.type ?? "website"),
    property("og:title", title),
    property("og:description", metadata.description),
    property("og:url", address),
    property("og:image", image),
    ...(image.startsWith(origin + SOCIAL)
      ? [property("og:image:width", "1200"), property("og:image:height", "630")]
      : []),
    property("og:image:alt", metadata.title),
    property("og:site_name", seo?.general?.siteTitle ?? company.name),
    property("og:locale", localeOf(language)),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      property("og:locale:alternate", localeOf(other))
    ),
    named("twitter:card", "summary_large_image"),
    named("twitter:title", title),
    named("twitter:description", metadata.description),
    named("twitter:image", image),
    named("twitter:image:alt", metadata.title),
    ...(company.regionCode ? [named("geo.region", `${BUSINESS.country}-${company.regionCode}`)] : []),
    ...(locality ? [named("geo.placename", locality)] : []),
    ...(place
      ? [
        named("geo.position", `${place.latitude};${place.longitude}`),
        named("ICBM", `${place.latitude}, ${place.longitude}`),
      ]
      : []),
    ...metadata.structured.map((data): HeadTag => ({
      name: "script",
      attributes: { type: "application/ld+json" },
      text: JSON.stringify(data),
    })),
  ];
}

/** Links to the page in every language, for search engines. */
function alternates({ origin }: Site, path: string): HeadTag[] {
  const alternate = (language: Language, hreflang: string = language) =>
    link("alternate", addressOf({ origin, language }, path), { hreflang });
  return [...LANGUAGES.map((language) => alternate(language)), alternate(DEFAULT_LANGUAGE, "x-default")];
}

/** The company's coordinates: from the SEO settings, else from the profile. */
export function positionOf({ company, seo }: Site): { latitude: number; longitude: number } | undefined {
  const { latitude = null, longitude = null } = seo?.general?.schema ?? {};
  const [north, east] = [latitude ?? company.latitude, longitude ?? company.longitude];
  return north === undefined || east === undefined ? undefined : { latitude: north, longitude: east };
}

/** The absolute URL of a page in the site's language. */
export function addressOf({ origin, language }: Pick<Site, "origin" | "language">, path: string): string {
  return origin + localPath(language, path);
}

/** A picture rendered by the server contains text, so it is requested in the page's language. */
function socialImage(address: string, { origin, language }: Site): string {
  const drawn = address.startsWith(SOCIAL) && language !== DEFAULT_LANGUAGE;
  return absolute(drawn ? `${address}?lang=${language}` : address, origin);
}

/** Makes a path absolute. An absolute URL is returned as it is. */
export function absolute(address: string, origin: string): string {
  return address.startsWith("/") ? origin + address : address;
}

/** At most `max` characters, cut between words. */
export function excerpt(text: string, max = 160): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= max) return line;
  const end = line.lastIndexOf(" ", max - 1);
  return line.slice(0, end > 0 ? end : max - 1).replace(/[\s,;:.]+$/, "") + "…";
}

function named(name: string, content: string): HeadTag {
  return { name: "meta", attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { name: "meta", attributes: { property: name, content } };
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { name: "link", attributes: { rel, ...more, href } };
}

/** As Facebook writes it: `hi_IN`. */
function localeOf(language: Language): string {
  return `${language}_${BUSINESS.country}`;
}
