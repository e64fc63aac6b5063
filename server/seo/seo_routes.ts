import { Hono } from "hono";
import * as z from "zod/mini";
import type { Company } from "../../contract/company.ts";
import {
  type PublicSeo,
  SeoGeneralSchema,
  SeoPagesSchema,
  type SeoSocial,
  SeoSocialSchema,
} from "../../contract/seo.ts";
import { cachedJson, ifMatchOf, privateJson } from "../http/answers.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { defaultGeneral, defaultPages, defaultSocial } from "../pages/default_seo.ts";
import type { SeoStore, StoredSeo } from "./seo_store.ts";
import { type SettingsDocument, UNSTORED } from "../kv/settings_document.ts";

const PublicSeoSchema = z.object({
  general: z.optional(z.omit(SeoGeneralSchema, { robotsTxt: true, sitemapEnabled: true })),
  pages: z.optional(SeoPagesSchema),
  social: z.optional(SeoSocialSchema),
});

/** What pages need of the settings; see `PublicSeo`. */
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

/** `GET` and `PUT` of the three documents; what was never stored is given as pages say it today. */
export function adminSeoRoutes(seo: SeoStore, company: () => Promise<Company>) {
  const routes = new Hono();
  const add = <T extends object>(
    path: string,
    what: string,
    schema: z.ZodMiniType<T>,
    document: SettingsDocument<T>,
    defaults: (company: Company) => T,
  ) => {
    routes.get(
      path,
      endpoint({ summary: `Reads ${what}.`, response: schema, versioned: true }),
      async (c) => {
        const found = await document.get();
        const value = found?.value ?? defaults(await company());
        return privateJson(c, value, { version: found?.version ?? UNSTORED });
      },
    );
    const changes = endpoint({
      summary: `Changes ${what}.`,
      request: schema,
      response: schema,
      versioned: true,
    });
    routes.put(path, changes, async (c) => {
      const { value, version } = await document.put(c.req.valid("json"), ifMatchOf(c));
      return privateJson(c, value, { version });
    });
  };
  add("/general", "the general SEO settings", SeoGeneralSchema, seo.general, defaultGeneral);
  add("/pages", "the metadata of pages", SeoPagesSchema, seo.pages, defaultPages);
  add("/social", "the social profiles", SeoSocialSchema, seo.social, defaultSocial);
  return routes;
}

/** Without what only crawlers read, and with what was left empty left out. */
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

/** WhatsApp is known by a telephone number, which is an address too. */
function networkAddress(name: keyof SeoSocial, value: string): string {
  if (name !== "whatsapp" || /^https?:/.test(value)) return value;
  return `https://wa.me/${value.replace(/\D/g, "")}`;
}
