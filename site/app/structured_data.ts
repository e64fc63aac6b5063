import { BUSINESS } from "../../contract/shared/business.ts";
import {
  absolute,
  addressOf,
  excerpt,
  type Metadata,
  positionOf,
  type Site,
  SITE_IMAGE,
} from "./metadata.ts";

export const CONTEXT = "https://schema.org";
export const LOGO = "/look/logo.svg";

/** A schema.org object that a page is about. */
export interface Subject {
  "@type": string;
  [property: string]: unknown;
}

/** A schema.org object for a script element of its own, with `@context`. */
export function standalone<Properties extends object>(type: string, properties: Properties) {
  return { "@context": CONTEXT, "@type": type, ...properties };
}

export function named<Type extends string>(type: Type, name: string) {
  return { "@type": type, name };
}

export function organization(site: Site) {
  return standalone("Organization", {
    "@id": `${site.origin}/#organization`,
    ...companyFacts(site, site.seo?.general?.schema.organizationName),
  });
}

export function localBusiness(site: Site) {
  const { localBusinessName, priceRange, openingHours } = site.seo?.general?.schema ?? {};
  // The profile's are what the pages say. Others, which were once set apart, count only where it has none.
  const hours = site.company.openingHours ?? openingHours;
  const place = positionOf(site);
  return standalone("LocalBusiness", {
    "@id": `${site.origin}/#business`,
    ...companyFacts(site, localBusinessName),
    priceRange: priceRange ?? BUSINESS.priceRange,
    ...(place && { geo: { "@type": "GeoCoordinates", ...place } }),
    ...(hours && {
      openingHoursSpecification: readHours(hours).map(({ days, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
  });
}

function companyFacts({ origin, company, seo, frame }: Site, name?: string | null) {
  const { address, phones, emails } = company.contact;
  const { siteLogo, ogImage, schema, socialProfiles = [] } = seo?.general ?? {};
  const telephone = schema?.telephone ?? phones[0];
  const email = schema?.email ?? emails[0];
  const street = schema?.streetAddress ?? address;
  const locality = schema?.addressLocality ?? company.locality;
  const region = schema?.addressRegion ?? company.region;
  const profiles = [...new Set([...socialProfiles, ...Object.values(seo?.social ?? {})])];
  return {
    name: name ?? company.name,
    alternateName: company.shortName,
    ...(company.tagline && { slogan: company.tagline }),
    ...(company.description && { description: company.description }),
    ...(company.yearEstablished && { foundingDate: String(company.yearEstablished) }),
    url: `${origin}/`,
    logo: absolute(siteLogo ?? frame?.logo ?? LOGO, origin),
    image: absolute(ogImage ?? SITE_IMAGE, origin),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(street && {
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        ...(locality && { addressLocality: locality }),
        ...(schema?.postalCode && { postalCode: schema.postalCode }),
        ...(region && { addressRegion: region }),
        addressCountry: schema?.addressCountry ?? BUSINESS.country,
      },
    }),
    contactPoint: phones.map((telephone) => ({
      "@type": "ContactPoint",
      telephone,
      contactType: "customer service",
      areaServed: BUSINESS.country,
      availableLanguage: BUSINESS.languages,
    })),
  };
}

/** Parses opening hours such as `Mo-Fr 09:00-18:00, Sa 09:00-14:00`. */
function readHours(text: string) {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  return text.split(",").map((part) => {
    const [, from, to, opens, closes] = /^(\w\w)(?:-(\w\w))? (\S+)-(\S+)$/.exec(part.trim()) ?? [];
    const at = (day?: string) => days.findIndex((name) => name.startsWith(day ?? "?"));
    return { days: days.slice(at(from), (to ? at(to) : at(from)) + 1), opens, closes };
  });
}

/** The subject with the schema.org type that the owner chose, or the page's own of that type. */
export function aboutPage(
  site: Site,
  type: string,
  own: readonly Subject[],
  { title, description, path }: Pick<Metadata, "title" | "description" | "path">,
): readonly Subject[] {
  if (own[0]?.["@type"] === type) return own;
  if (type === "Organization") return [organization(site)];
  if (type === "LocalBusiness") return [localBusiness(site)];
  if (type === "WebPage") return [];
  const page = standalone(type, { description, url: addressOf(site, path) });
  const maker = named("Organization", site.company.name);
  return type === "Article"
    ? [{ ...page, headline: excerpt(title, 110), author: maker, publisher: maker }]
    : [{ ...page, name: title, brand: maker }];
}

/** `crumbs` are all breadcrumbs, beginning with the home page. */
export function webPage(site: Site, { title, description, path, crumbs = [] }: Omit<Metadata, "structured">) {
  return standalone("WebPage", {
    "@id": `${addressOf(site, path)}#page`,
    url: addressOf(site, path),
    name: title,
    description,
    inLanguage: site.language,
    publisher: { ...named("Organization", site.company.name), "@id": `${site.origin}/#organization` },
    ...(crumbs.length > 0 && {
      breadcrumb: {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map((crumb, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: crumb.name,
          item: addressOf(site, crumb.path),
        })),
      },
    }),
  });
}
