import { Hono } from "hono";
import * as z from "zod/mini";
import {
  type PublicSeo,
  SeoGeneralSchema,
  SeoPagesSchema,
  type SeoSocial,
  SeoSocialSchema,
} from "../../contract/seo.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { settingsRoutes } from "../http/settings_routes.ts";
import { defaultGeneral, defaultPages, defaultSocial } from "../pages/default_seo.ts";
import type { SeoStore, StoredSeo } from "./seo_store.ts";

const PublicSeoSchema = z.object({
  general: z.optional(z.omit(SeoGeneralSchema, { robotsTxt: true, sitemapEnabled: true })),
  pages: z.optional(SeoPagesSchema),
  social: z.optional(SeoSocialSchema),
});

/** The SEO settings that pages need. */
export function seoRoutes(seo: SeoStore) {
  const described = endpoint({
    summary: "Reads what pages say of themselves to search engines.",
    query: z.object({ lang: languageParameter }),
    response: PublicSeoSchema,
  });
  return new Hono().get("/seo", described, async (c) => {
    const { lang } = c.req.valid("query");
    return cachedJson(c, publicSeo(await seo.read(), { withPages: lang === "en" }));
  });
}

/** The three settings documents. One that was never stored is returned with the defaults that pages show. */
export function adminSeoRoutes({ general, pages, social }: SeoStore, read: ContentReader) {
  return new Hono()
    .route(
      "/general",
      settingsRoutes({
        one: "the general SEO settings",
        schema: SeoGeneralSchema,
        document: general,
        defaults: async () => defaultGeneral(await read()),
      }),
    )
    .route(
      "/pages",
      settingsRoutes({
        one: "the metadata of pages",
        schema: SeoPagesSchema,
        document: pages,
        defaults: async () => defaultPages(await read()),
      }),
    )
    .route(
      "/social",
      settingsRoutes({
        one: "the social profiles",
        schema: SeoSocialSchema,
        document: social,
        defaults: defaultSocial,
      }),
    );
}

/** The settings without empty profiles and without those that only crawlers need. */
export function publicSeo({ general, pages, social }: StoredSeo, { withPages = true } = {}): PublicSeo {
  const networks = Object.entries(social ?? {}).flatMap(([name, value]) =>
    value ? [[name, networkAddress(name as keyof SeoSocial, value)]] : []
  );
  const { robotsTxt: _, sitemapEnabled: __, ...shown } = general ?? {} as StoredGeneral;
  return {
    ...(general && { general: shown }),
    ...(pages && withPages && { pages }),
    ...(networks.length > 0 && { social: Object.fromEntries(networks) }),
  };
}

type StoredGeneral = NonNullable<StoredSeo["general"]>;

/** A WhatsApp profile may be stored as a telephone number. */
function networkAddress(name: keyof SeoSocial, value: string): string {
  if (name !== "whatsapp" || /^https?:/.test(value)) return value;
  return `https://wa.me/${value.replace(/\D/g, "")}`;
}
