import { DEFAULT_LANGUAGE, type Language, TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import type { Look } from "../../contract/look.ts";
import type { Company } from "../../contract/company.ts";
import type { ShownPage } from "../../contract/page.ts";
import {
  DEFAULT_ROBOTS,
  DEFAULT_SOCIAL_IMAGE,
  DEFAULT_TITLE_TEMPLATE,
  SEO_PAGES,
  type SeoGeneral,
  type SeoPage,
  type SeoPages,
  type SeoPageTexts,
  type SeoSocial,
} from "../../contract/seo.ts";
import { BUSINESS } from "../../contract/shared/business.ts";
import { FAVICON } from "../http/html_document.ts";
import { textOfPage } from "../../site/pages/written/page_texts.ts";
import { allTexts } from "../../site/texts/all_texts.ts";

/** What the public site says, in one language. */
interface Said {
  company: Company;
  pages: readonly ShownPage[];
  look?: Look;
}
type SaidByLanguage = Record<Language, Said>;

/** The default settings until the owner stores some, with the texts of the language. */
export function defaultGeneral(
  { company, pages, look }: Said,
  language: Language = DEFAULT_LANGUAGE,
): SeoGeneral {
  const { address, phones, emails } = company.contact;
  return {
    siteTitle: company.name,
    titleTemplate: DEFAULT_TITLE_TEMPLATE,
    siteDescription: headOf("home", { company, pages }, language).description,
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

/** The defaults with their translations. The panel's form starts with them. */
export function translatedGeneral(said: SaidByLanguage): SeoGeneral {
  return withTranslations(defaultGeneral(said[DEFAULT_LANGUAGE]), (language) => {
    const { siteTitle, siteDescription, schema } = defaultGeneral(said[language], language);
    const { organizationName, localBusinessName, streetAddress, addressLocality, addressRegion } = schema;
    return {
      siteTitle,
      siteDescription,
      schema: { organizationName, localBusinessName, streetAddress, addressLocality, addressRegion },
    };
  });
}

export function translatedPages(said: SaidByLanguage): SeoPages {
  const english = eachPage((page) => ({
    ...pageTexts(page, said[DEFAULT_LANGUAGE], DEFAULT_LANGUAGE),
    ogType: "website" as const,
    schemaType: SCHEMA_TYPES[page],
  }));
  return withTranslations(
    english,
    (language) => eachPage((page) => pageTexts(page, said[language], language)),
  );
}

function eachPage<T>(valueOf: (page: SeoPage) => T): Record<SeoPage, T> {
  return Object.fromEntries(SEO_PAGES.map((page) => [page, valueOf(page)])) as Record<SeoPage, T>;
}

function pageTexts(page: SeoPage, said: Said, language: Language): Required<SeoPageTexts> {
  const { title, wholeTitle, description, keywords } = headOf(page, said, language);
  return {
    title: wholeTitle ? title : `${title} | ${said.company.name}`,
    description,
    keywords: keywords.join(", ") || said.company.name,
  };
}

/** A text that is the English one in another language too has no translation. */
function withTranslations<T extends object>(english: T, textsIn: (language: Language) => object): T {
  const translations = TRANSLATION_LANGUAGES.flatMap((language) => {
    const texts = otherTexts(textsIn(language), english);
    return texts ? [[language, texts]] : [];
  });
  return translations.length > 0 ? { ...english, translations: Object.fromEntries(translations) } : english;
}

function otherTexts(texts: object, english: object): object | undefined {
  const others = Object.entries(texts).flatMap(([name, text]) => {
    const inEnglish = english[name as never];
    const other = Object(text) === text ? otherTexts(text, inEnglish) : text === inEnglish ? undefined : text;
    return other ? [[name, other]] : [];
  });
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}

export function defaultSocial(): SeoSocial {
  return { facebook: null, twitter: null, instagram: null, youtube: null, linkedin: null, whatsapp: null };
}

function headOf(slug: string, { company, pages }: Said, language: Language) {
  const page = pages.find((each) => each.slug === slug) ?? { slug, blocks: [] };
  return { ...textOfPage({ company, texts: allTexts[language] }, page), keywords: page.keywords ?? [] };
}
