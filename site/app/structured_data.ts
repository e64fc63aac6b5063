import type { Company } from "../../contract/company.ts";
import type { Language } from "../../contract/language.ts";
import type { Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import type { PublicSeo } from "../../contract/seo.ts";
import { BUSINESS } from "../../contract/shared/business.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { absolute, excerpt } from "./metadata.ts";

/** What the builders below need of a visit. */
interface Site {
  origin: string;
  company: Company;
  language: Language;
  seo?: PublicSeo | undefined;
}

/** The full address of a page in the site's language. */
function addressOf({ origin, language }: Site, path: string): string {
  return origin + localPath(language, path);
}

const CONTEXT = "https://schema.org";
const LOGO = "/assets/pictures/mark.svg";

/** What a page is about, as schema.org calls it. */
export interface Subject {
  "@type": string;
  [property: string]: unknown;
}

/** A step of the way from the home page to a page: its name and path. */
export interface Crumb {
  name: string;
  path: string;
}

export function organization(site: Site) {
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    "@id": `${site.origin}/#organization`,
    ...who(site, site.seo?.general?.schema.organizationName),
  };
}

export function localBusiness(site: Site) {
  const { company, seo } = site;
  const { localBusinessName, priceRange, latitude, longitude, openingHours } = seo?.general?.schema ?? {};
  return {
    "@context": CONTEXT,
    "@type": "LocalBusiness",
    "@id": `${site.origin}/#business`,
    ...who(site, localBusinessName),
    priceRange: priceRange ?? BUSINESS.priceRange,
    geo: {
      "@type": "GeoCoordinates",
      latitude: latitude ?? company.latitude ?? BUSINESS.latitude,
      longitude: longitude ?? company.longitude ?? BUSINESS.longitude,
    },
    openingHoursSpecification: (openingHours ? readHours(openingHours) : BUSINESS.openingHours).map((
      { days, opens, closes },
    ) => ({ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes })),
  };
}

function who({ origin, company, seo }: Site, name?: string | null) {
  const { address, phones, emails } = company.contact;
  const { siteLogo, ogImage, schema, socialProfiles = [] } = seo?.general ?? {};
  const telephone = schema?.telephone ?? phones[0];
  const email = schema?.email ?? emails[0];
  const profiles = [...new Set([...socialProfiles, ...Object.values(seo?.social ?? {})])];
  return {
    name: name ?? company.name,
    alternateName: company.shortName,
    slogan: company.tagline,
    ...(company.description && { description: company.description }),
    foundingDate: String(company.yearEstablished),
    url: `${origin}/`,
    logo: absolute(siteLogo ?? LOGO, origin),
    image: absolute(ogImage ?? "/social/site.png", origin),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    address: {
      "@type": "PostalAddress",
      streetAddress: schema?.streetAddress ?? address,
      addressLocality: schema?.addressLocality ?? BUSINESS.locality,
      ...(schema?.postalCode && { postalCode: schema.postalCode }),
      addressRegion: schema?.addressRegion ?? BUSINESS.region,
      addressCountry: schema?.addressCountry ?? BUSINESS.country,
    },
    contactPoint: phones.map((telephone) => ({
      "@type": "ContactPoint",
      telephone,
      contactType: "customer service",
      areaServed: BUSINESS.country,
      availableLanguage: BUSINESS.languages,
    })),
  };
}

/** `Mo-Fr 09:00-18:00, Sa 09:00-14:00` by days and hours. */
function readHours(text: string) {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  return text.split(",").map((part) => {
    const [, from, to, opens, closes] = /^(\w\w)(?:-(\w\w))? (\S+)-(\S+)$/.exec(part.trim()) ?? [];
    const at = (day?: string) => days.findIndex((name) => name.startsWith(day ?? "?"));
    return { days: days.slice(at(from), (to ? at(to) : at(from)) + 1), opens, closes };
  });
}

/** What a page is about where the owner has chosen a type for it: its own if that is the type. */
export function aboutPage(
  site: Site,
  type: string,
  own: readonly Subject[],
  { title, description, path }: PageFacts,
): readonly Subject[] {
  if (own[0]?.["@type"] === type) return own;
  if (type === "Organization") return [organization(site)];
  if (type === "LocalBusiness") return [localBusiness(site)];
  if (type === "WebPage") return [];
  const named = { "@context": CONTEXT, "@type": type, description, url: addressOf(site, path) };
  const maker = { "@type": "Organization", name: site.company.name };
  return type === "Article"
    ? [{ ...named, headline: excerpt(title, 110), author: maker, publisher: maker }]
    : [{ ...named, name: title, brand: maker }];
}

interface PageFacts {
  title: string;
  description: string;
  path: string;
  crumbs?: readonly Crumb[];
}

export function webPage(site: Site, { title, description, path, crumbs = [] }: PageFacts) {
  return {
    "@context": CONTEXT,
    "@type": "WebPage",
    "@id": `${addressOf(site, path)}#page`,
    url: addressOf(site, path),
    name: title,
    description,
    inLanguage: site.language,
    publisher: { "@type": "Organization", "@id": `${site.origin}/#organization`, name: site.company.name },
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
  };
}

/** What search engines are told of a product. */
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
>;

export function productData(site: Site, product: ToldOfProduct, priceText: string) {
  const { origin, company } = site;
  const address = addressOf(site, `/product/${encodeURIComponent(product.slug)}`);
  return {
    "@context": CONTEXT,
    "@type": "Product",
    "@id": `${address}#product`,
    url: address,
    name: product.name,
    description: excerpt(product.description ?? product.shortDescription ?? product.name, 500),
    ...(product.imageUrl && { image: absolute(product.imageUrl, origin) }),
    sku: product.id,
    category: product.category,
    brand: { "@type": "Brand", name: company.name },
    ...madeBy(product.make),
    ...(product.packaging && {
      additionalProperty: [{ "@type": "PropertyValue", name: "Packaging", value: product.packaging }],
    }),
    offers: {
      "@type": "Offer",
      url: address,
      // No price is ever shown: the specification's words stand in its place.
      price: priceText,
      priceCurrency: BUSINESS.currency,
      availability: `${CONTEXT}/InStock`,
      seller: { "@type": "Organization", name: company.name },
    },
  };
}

interface Named {
  "@type": string;
  name: string;
}

/** What a make may be instead of a maker: "Imported", or a country that medicines come from. */
const NO_MAKER = /^(?:imported|(?:made in )?(india|china|japan|germany|france|italy|spain|usa))$/i;

/** Who made it where the make says so, else where; nothing where it says neither. */
function madeBy(make: string | null): { manufacturer?: Named; countryOfOrigin?: Named } {
  const name = make?.trim();
  if (!name) return {};
  const [where, country] = NO_MAKER.exec(name) ?? [];
  if (!where) return { manufacturer: { "@type": "Organization", name } };
  return country ? { countryOfOrigin: { "@type": "Country", name: country } } : {};
}

export function postData(site: Site, post: Post) {
  const { origin, company, seo } = site;
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline: excerpt(post.title, 110),
    description: post.excerpt,
    ...(post.imageUrl && { image: absolute(post.imageUrl, origin) }),
    datePublished: post.date,
    dateModified: post.updatedAt,
    author: { "@type": "Organization", name: post.author },
    publisher: {
      "@type": "Organization",
      name: company.name,
      logo: { "@type": "ImageObject", url: absolute(seo?.general?.siteLogo ?? LOGO, origin) },
    },
    mainEntityOfPage: addressOf(site, `/blog/post/${encodeURIComponent(post.slug)}`),
  };
}
