import type { Company } from "../contract/company.ts";
import type { Language } from "../contract/language.ts";
import type { Post } from "../contract/post.ts";
import type { Product } from "../contract/product.ts";
import { BUSINESS } from "./business.ts";
import { localPath } from "./language_paths.ts";
import { absolute, excerpt } from "./metadata.ts";

/** What the builders below need of a visit. */
export interface Site {
  origin: string;
  company: Company;
  language: Language;
}

/** The full address of a page in the site's language. */
function addressOf({ origin, language }: Site, path: string): string {
  return origin + localPath(language, path);
}

const CONTEXT = "https://schema.org";

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
    ...who(site),
  };
}

export function localBusiness(site: Site) {
  return {
    "@context": CONTEXT,
    "@type": "LocalBusiness",
    "@id": `${site.origin}/#business`,
    ...who(site),
    priceRange: BUSINESS.priceRange,
    geo: { "@type": "GeoCoordinates", latitude: BUSINESS.latitude, longitude: BUSINESS.longitude },
    openingHoursSpecification: BUSINESS.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
  };
}

function who({ origin, company }: Site) {
  const { address, phones, emails } = company.contact;
  return {
    name: company.name,
    alternateName: company.shortName,
    slogan: company.tagline,
    ...(company.description && { description: company.description }),
    foundingDate: String(company.yearEstablished),
    url: `${origin}/`,
    logo: `${origin}/assets/pictures/mark.svg`,
    image: `${origin}/assets/pictures/hero.svg`,
    ...(phones[0] && { telephone: phones[0] }),
    ...(emails[0] && { email: emails[0] }),
    address: {
      "@type": "PostalAddress",
      streetAddress: address,
      addressLocality: BUSINESS.locality,
      addressRegion: BUSINESS.region,
      addressCountry: BUSINESS.country,
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

export interface PageFacts {
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

export function productData(site: Site, product: Product, priceText: string) {
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
    manufacturer: { "@type": "Organization", name: product.make ?? company.name },
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

export function articleData(site: Site, post: Post) {
  const { origin, company } = site;
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
      logo: { "@type": "ImageObject", url: `${origin}/assets/pictures/mark.svg` },
    },
    mainEntityOfPage: addressOf(site, `/blog/post/${encodeURIComponent(post.slug)}`),
  };
}
