import type { Company } from "../contract/company.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../contract/language.ts";
import { BUSINESS } from "./business.ts";
import { localPath } from "./language_paths.ts";

/** What a page says of itself to search engines and to whoever shares it. */
export interface Metadata {
  title: string;
  /** The title stands alone; otherwise the company's name follows it. */
  wholeTitle?: boolean;
  description: string;
  keywords?: readonly string[];
  /** The canonical path, without its language. */
  path: string;
  /** Paths of the pages before and after this one, where it is one of a row. */
  prev?: string;
  next?: string;
  noindex?: boolean;
  type?: "website" | "article" | "product";
  image?: string | null;
  structured: readonly object[];
}

/** An element of the head: its name, its attributes, its text. */
export interface HeadTag {
  name: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  text?: string;
}

/** What a head is made from, beside the page's own metadata. */
export interface HeadPlace {
  origin: string;
  company: Company;
  language: Language;
}

const LOCALES: Record<Language, string> = { en: "en_IN", hi: "hi_IN", te: "te_IN" };
const DEFAULT_IMAGE = "/assets/pictures/hero.svg";

export function fullTitle(metadata: Metadata, company: Company): string {
  return metadata.wholeTitle ? metadata.title : `${metadata.title} | ${company.name}`;
}

/** Everything a page puts into its head; the server writes it, the browser replaces it on navigation. */
export function headTags(metadata: Metadata, { origin, company, language }: HeadPlace): HeadTag[] {
  const title = fullTitle(metadata, company);
  const address = origin + localPath(language, metadata.path);
  const image = absolute(metadata.image ?? DEFAULT_IMAGE, origin);
  const position = `${BUSINESS.latitude};${BUSINESS.longitude}`;
  return [
    { name: "title", attributes: {}, text: title },
    named("description", metadata.description),
    ...(metadata.keywords?.length ? [named("keywords", metadata.keywords.join(", "))] : []),
    named("robots", metadata.noindex ? "noindex, nofollow" : "index, follow"),
    ...(metadata.noindex ? [] : [link("canonical", address), ...alternates(origin, metadata.path)]),
    ...(["prev", "next"] as const).flatMap((rel) => {
      const path = metadata[rel];
      return path ? [link(rel, origin + localPath(language, path))] : [];
    }),
    property("og:type", metadata.type ?? "website"),
    property("og:title", title),
    property("og:description", metadata.description),
    property("og:url", address),
    property("og:image", image),
    property("og:site_name", company.name),
    property("og:locale", LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      property("og:locale:alternate", LOCALES[other])
    ),
    named("twitter:card", "summary_large_image"),
    named("twitter:title", title),
    named("twitter:description", metadata.description),
    named("twitter:image", image),
    named("geo.region", BUSINESS.geoRegion),
    named("geo.placename", BUSINESS.locality),
    named("geo.position", position),
    named("ICBM", position.replace(";", ", ")),
    ...metadata.structured.map((data): HeadTag => ({
      name: "script",
      attributes: { type: "application/ld+json" },
      text: JSON.stringify(data),
    })),
  ];
}

/** The same page in every language, for search engines. */
function alternates(origin: string, path: string): HeadTag[] {
  const alternate = (hreflang: string, language: Language): HeadTag => ({
    name: "link",
    attributes: { rel: "alternate", hreflang, href: origin + localPath(language, path) },
  });
  return [
    ...LANGUAGES.map((language) => alternate(language, language)),
    alternate("x-default", DEFAULT_LANGUAGE),
  ];
}

/** The full address of a picture or page of ours; a full address stays as it is. */
export function absolute(address: string, origin: string): string {
  return address.startsWith("/") ? origin + address : address;
}

/** At most `max` letters, cut between words. */
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

function link(rel: string, href: string): HeadTag {
  return { name: "link", attributes: { rel, href } };
}
