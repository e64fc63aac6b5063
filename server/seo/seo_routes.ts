import { Hono } from "hono";
import * as z from "zod/mini";
import { byLanguage, DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../../contract/language.ts";
import {
  type PublicSeo,
  PublicSeoSchema,
  SEO_PAGES,
  type SeoGeneral,
  SeoGeneralSchema,
  type SeoPages,
  SeoPagesSchema,
  type SeoSocial,
  SeoSocialSchema,
} from "../../contract/seo.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import type { Drafts } from "../drafts/draft_store.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { settingsRoutes } from "../http/settings_routes.ts";
import { defaultSocial, translatedGeneral, translatedPages } from "../pages/default_seo.ts";
import type { SeoStore, StoredSeo } from "./seo_store.ts";

/** The SEO settings that pages need. */
export function seoRoutes(seo: SeoStore) {
  const described = endpoint({
    summary: "Reads what pages say of themselves to search engines.",
    query: z.object({ lang: languageParameter }),
    response: PublicSeoSchema,
  });
  return new Hono().get("/seo", described, async (c) => {
    const { lang } = c.req.valid("query");
    return cachedJson(c, publicSeo(await seo.read(), lang));
  });
}

/** The three settings documents. One that was never stored is returned with the defaults that pages show. */
export function adminSeoRoutes({ general, pages, social }: SeoStore, read: ContentReader, drafts: Drafts) {
  async function said() {
    const contents = await Promise.all(LANGUAGES.map((language) => read(language)));
    return byLanguage((language) => contents[LANGUAGES.indexOf(language)]!);
  }
  return new Hono()
    .route(
      "/general",
      settingsRoutes({
        one: "the general SEO settings",
        schema: SeoGeneralSchema,
        document: general,
        defaults: async () => translatedGeneral(await said()),
        drafts,
      }),
    )
    .route(
      "/pages",
      settingsRoutes({
        one: "the metadata of pages",
        schema: SeoPagesSchema,
        document: pages,
        defaults: async () => translatedPages(await said()),
        drafts,
      }),
    )
    .route(
      "/social",
      settingsRoutes({
        one: "the social profiles",
        schema: SeoSocialSchema,
        document: social,
        defaults: defaultSocial,
        drafts,
      }),
    );
}

/** The settings in a language, without empty profiles and without those that only crawlers need. */
export function publicSeo({ general, pages, social }: StoredSeo, language: Language): PublicSeo {
  const networks = Object.entries(social ?? {}).flatMap(([name, value]) =>
    value ? [[name, networkAddress(name as keyof SeoSocial, value)]] : []
  );
  return {
    ...(general && { general: generalIn(general, language) }),
    ...(pages && { pages: pagesIn(pages, language) }),
    ...(networks.length > 0 && { social: Object.fromEntries(networks) }),
  };
}

/** A text without a translation is in English. */
function generalIn(
  { robotsTxt: _, sitemapEnabled: __, translations, ...general }: SeoGeneral,
  language: Language,
): NonNullable<PublicSeo["general"]> {
  const { schema, ...texts } = (language !== DEFAULT_LANGUAGE && translations?.[language]) || {};
  return { ...general, ...texts, schema: { ...general.schema, ...schema } };
}

/** A text without a translation is absent: the page has its own in that language. */
function pagesIn({ translations, ...pages }: SeoPages, language: Language): NonNullable<PublicSeo["pages"]> {
  if (language === DEFAULT_LANGUAGE) return pages;
  const inLanguage = SEO_PAGES.map((page) => {
    const { ogType, schemaType } = pages[page];
    return [page, { ...translations?.[language]?.[page], ogType, schemaType }];
  });
  return Object.fromEntries(inLanguage);
}

/** A WhatsApp profile may be stored as a telephone number. */
function networkAddress(name: keyof SeoSocial, value: string): string {
  if (name !== "whatsapp" || /^https?:/.test(value)) return value;
  return `https://wa.me/${value.replace(/\D/g, "")}`;
}
