import type { Company } from "../../contract/company.ts";
import {
  DEFAULT_ROBOTS,
  DEFAULT_SOCIAL_IMAGE,
  DEFAULT_TITLE_TEMPLATE,
  type SeoGeneral,
  type SeoPages,
  type SeoPageSettings,
  type SeoSocial,
} from "../../contract/seo.ts";
import { BUSINESS } from "../../contract/shared/business.ts";
import { about } from "../../site/texts/en/about.ts";
import { blog } from "../../site/texts/en/blog.ts";
import { catalogue } from "../../site/texts/en/catalogue.ts";
import { contact } from "../../site/texts/en/contact.ts";
import { home } from "../../site/texts/en/home.ts";

/** The default settings until the owner stores some. The panel's form starts with them. */
export function defaultGeneral(company: Company): SeoGeneral {
  const { address, phones, emails } = company.contact;
  return {
    siteTitle: company.name,
    titleTemplate: DEFAULT_TITLE_TEMPLATE,
    siteDescription: home.metaDescription(company.name),
    siteLogo: "/assets/pictures/mark.svg",
    favicon: "/assets/pictures/favicon.svg",
    ogImage: DEFAULT_SOCIAL_IMAGE,
    robotsTxt: DEFAULT_ROBOTS,
    sitemapEnabled: true,
    googleAnalyticsId: null,
    schema: {
      organizationName: company.name,
      localBusinessName: company.name,
      streetAddress: address,
      addressLocality: BUSINESS.locality,
      postalCode: null,
      addressRegion: BUSINESS.region,
      addressCountry: BUSINESS.country,
      latitude: company.latitude ?? BUSINESS.latitude,
      longitude: company.longitude ?? BUSINESS.longitude,
      telephone: phones[0] ?? null,
      email: emails[0] ?? null,
      priceRange: BUSINESS.priceRange,
      openingHours: BUSINESS.openingHours
        .map(({ days, opens, closes }) => `${daysText(days)} ${opens}-${closes}`)
        .join(", "),
    },
    socialProfiles: [],
  };
}

export function defaultPages({ name, tagline }: Company): SeoPages {
  const title = (text: string) => `${text} | ${name}`;
  return {
    home: page(home.metaTitle(name, tagline), home.metaDescription(name), home.keywords, "Organization"),
    about: page(title(about.metaTitle), about.metaDescription(name), about.keywords, "Organization"),
    products: page(
      title(catalogue.metaTitle),
      catalogue.metaDescription(name),
      catalogue.keywords,
      "Organization",
    ),
    blog: page(title(blog.metaTitle), blog.metaDescription(name), blog.keywords, "WebPage"),
    contact: page(title(contact.metaTitle), contact.metaDescription(name), contact.keywords, "LocalBusiness"),
  };
}

export function defaultSocial(): SeoSocial {
  return { facebook: null, twitter: null, instagram: null, youtube: null, linkedin: null, whatsapp: null };
}

function page(
  title: string,
  description: string,
  keywords: readonly string[],
  schemaType: SeoPageSettings["schemaType"],
): SeoPageSettings {
  return { title, description, keywords: keywords.join(", "), ogType: "website", schemaType };
}

/** Formats days as "Mo-Fr" or "Sa". */
function daysText(days: readonly string[]): string {
  const short = [days[0], days.at(-1)].map((day) => day!.slice(0, 2));
  return days.length > 1 ? short.join("-") : short[0]!;
}
