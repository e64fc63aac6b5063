import type { Look } from "../../contract/look.ts";
import type { Company } from "../../contract/company.ts";
import type { ShownPage } from "../../contract/page.ts";
import {
  DEFAULT_ROBOTS,
  DEFAULT_SOCIAL_IMAGE,
  DEFAULT_TITLE_TEMPLATE,
  SEO_PAGES,
  type SeoGeneral,
  type SeoPages,
  type SeoPageSettings,
  type SeoSocial,
} from "../../contract/seo.ts";
import { BUSINESS } from "../../contract/shared/business.ts";
import { FAVICON } from "../http/html_document.ts";
import { textOfPage } from "../../site/pages/written/page_texts.ts";
import { en } from "../../site/texts/en.ts";

/** What the public site says, in English. */
interface Said {
  company: Company;
  pages: readonly ShownPage[];
  look?: Look;
}

/** The default settings until the owner stores some. The panel's form starts with them. */
export function defaultGeneral({ company, pages, look }: Said): SeoGeneral {
  const { address, phones, emails } = company.contact;
  return {
    siteTitle: company.name,
    titleTemplate: DEFAULT_TITLE_TEMPLATE,
    siteDescription: headOf("home", { company, pages }).description,
    siteLogo: look?.logo ?? "/look/logo.svg",
    favicon: FAVICON,
    ogImage: DEFAULT_SOCIAL_IMAGE,
    robotsTxt: DEFAULT_ROBOTS,
    sitemapEnabled: true,
    googleAnalyticsId: null,
    schema: {
      organizationName: company.name,
      localBusinessName: company.name,
      streetAddress: address || null,
      addressLocality: company.locality,
      postalCode: null,
      addressRegion: company.region,
      addressCountry: BUSINESS.country,
      latitude: company.latitude ?? null,
      longitude: company.longitude ?? null,
      telephone: phones[0] ?? null,
      email: emails[0] ?? null,
      priceRange: BUSINESS.priceRange,
      openingHours: company.openingHours ?? null,
    },
    socialProfiles: [],
  };
}

const SCHEMA_TYPES = {
  home: "Organization",
  about: "Organization",
  products: "Organization",
  blog: "WebPage",
  contact: "LocalBusiness",
} as const;

export function defaultPages(said: Said): SeoPages {
  return Object.fromEntries(SEO_PAGES.map((page) => {
    const { title, wholeTitle, description, keywords } = headOf(page, said);
    const settings: SeoPageSettings = {
      title: wholeTitle ? title : `${title} | ${said.company.name}`,
      description,
      keywords: keywords.join(", ") || said.company.name,
      ogType: "website",
      schemaType: SCHEMA_TYPES[page],
    };
    return [page, settings];
  })) as SeoPages;
}

export function defaultSocial(): SeoSocial {
  return { facebook: null, twitter: null, instagram: null, youtube: null, linkedin: null, whatsapp: null };
}

function headOf(slug: string, { company, pages }: Said) {
  const page = pages.find((each) => each.slug === slug) ?? { slug, blocks: [] };
  return { ...textOfPage({ company, texts: en }, page), keywords: page.keywords ?? [] };
}
