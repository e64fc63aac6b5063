import type { ConditionPage } from "../../contract/health.ts";
import type { Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import type { Pack } from "../../contract/product_trade.ts";
import { BUSINESS } from "../../contract/shared/business.ts";
import { plainText } from "../../contract/shared/marked_text.ts";
import {
  absolute,
  addressOf,
  excerpt,
  type Metadata,
  positionOf,
  type Site,
  SITE_IMAGE,
} from "./metadata.ts";

const CONTEXT = "https://schema.org";
const LOGO = "/look/logo.svg";

/** A schema.org object that a page is about. */
export interface Subject {
  "@type": string;
  [property: string]: unknown;
}

/** A schema.org object for a script element of its own, with `@context`. */
function standalone<Properties extends object>(type: string, properties: Properties) {
  return { "@context": CONTEXT, "@type": type, ...properties };
}

function named<Type extends string>(type: Type, name: string) {
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

/** The properties of a product that its structured data uses. */
type ToldOfProduct = Pick<
  Product,
  | "id"
  | "slug"
  | "name"
  | "category"
  | "make"
  | "packaging"
  | "imageUrl"
  | "description"
  | "shortDescription"
  | "pictures"
  | "packs"
  | "manufacturer"
  | "hsnCode"
>;

export function productData(site: Site, product: ToldOfProduct, priceText: string) {
  const { origin, company } = site;
  const address = addressOf(site, `/product/${encodeURIComponent(product.slug)}`);
  const pictures = [product.imageUrl, ...product.pictures?.map(({ url }) => url) ?? []]
    .flatMap((url) => url ? absolute(url, origin) : []);
  const properties = [...property("Packaging", product.packaging), ...property("HSN", product.hsnCode)];
  const offer = {
    "@type": "Offer",
    url: address,
    // Prices are never shown: the specification demands this text instead.
    price: priceText,
    priceCurrency: BUSINESS.currency,
    availability: `${CONTEXT}/InStock`,
    seller: named("Organization", company.name),
  };
  return standalone("Product", {
    "@id": `${address}#product`,
    url: address,
    name: product.name,
    description: excerpt(plainText(product.description ?? product.shortDescription ?? product.name), 500),
    ...(pictures.length > 0 && { image: pictures.length > 1 ? pictures : pictures[0] }),
    sku: product.id,
    category: product.category,
    brand: named("Brand", company.name),
    ...madeBy(product.make),
    ...(product.manufacturer && { manufacturer: named("Organization", product.manufacturer) }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    offers: product.packs ? product.packs.map((pack) => ({ ...offer, ...packData(pack) })) : offer,
  });
}

function property(name: string, value: string | null | undefined) {
  return value ? [{ "@type": "PropertyValue", name, value }] : [];
}

function packData({ size, unit, code, barcode }: Pack) {
  return {
    name: `${size} ${unit}`,
    ...(code && { sku: code }),
    ...(barcode && { gtin: barcode }),
  };
}

/** A make that names no manufacturer: "Imported", or a country of origin. */
const NO_MAKER = /^(?:imported|(?:made in )?(india|china|japan|germany|france|italy|spain|usa))$/i;

/** The manufacturer if the make names one, else the country of origin if it names that. */
function madeBy(
  make: string | null,
): Partial<Record<"manufacturer" | "countryOfOrigin", { "@type": string; name: string }>> {
  const name = make?.trim();
  if (!name) return {};
  const [where, country] = NO_MAKER.exec(name) ?? [];
  if (!where) return { manufacturer: named("Organization", name) };
  return country ? { countryOfOrigin: named("Country", country) } : {};
}

export function postData(site: Site, post: Post) {
  const { origin, company, seo, frame } = site;
  return standalone("Article", {
    headline: excerpt(post.title, 110),
    description: post.excerpt,
    ...(post.imageUrl && { image: absolute(post.imageUrl, origin) }),
    datePublished: post.date,
    dateModified: post.updatedAt,
    author: named("Organization", post.author),
    publisher: {
      ...named("Organization", company.name),
      logo: { "@type": "ImageObject", url: absolute(seo?.general?.siteLogo ?? frame?.logo ?? LOGO, origin) },
    },
    mainEntityOfPage: addressOf(site, `/blog/post/${encodeURIComponent(post.slug)}`),
  });
}

export function conditionData(site: Site, condition: ConditionPage) {
  const { id, name, otherNames, summary, causes, now, prevention, signs, sources } = condition;
  return standalone("MedicalCondition", {
    "@id": `${addressOf(site, `/health/${id}`)}#condition`,
    url: addressOf(site, `/health/${id}`),
    name,
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    description: summary,
    cause: named("MedicalCause", excerpt(causes, 500)),
    signOrSymptom: signs.map(({ name }) => named("MedicalSign", name)),
    // The first steps, which name no dose.
    possibleTreatment: now.map((step) => named("MedicalTherapy", step)),
    primaryPrevention: prevention.map((line) => named("MedicalTherapy", line)),
    subjectOf: sources.map(({ title, publisher, url }) => ({
      ...named("CreativeWork", title),
      publisher: named("Organization", publisher),
      ...(url && { url }),
    })),
  });
}
