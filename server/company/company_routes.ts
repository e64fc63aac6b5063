import { Hono } from "hono";
import * as z from "zod/mini";
import { CompanySchema, ShownCompanySchema } from "../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { settingsRoutes } from "../http/settings_routes.ts";
import type { PagePreview } from "../pages/preview_page.ts";
import type { Stores } from "../stores.ts";
import { companyIn } from "../written/own_words.ts";

export function companyRoutes(read: ContentReader) {
  return new Hono().get(
    "/company",
    endpoint({
      summary: "Reads the company profile.",
      query: z.object({ lang: languageParameter }),
      response: ShownCompanySchema,
    }),
    async (c) => cachedJson(c, (await read(c.req.valid("query").lang)).company),
  );
}

interface AdminCompanyParts extends Pick<Stores, "company" | "drafts"> {
  preview: PagePreview;
}

export function adminCompanyRoutes({ company: { profile }, drafts, preview }: AdminCompanyParts) {
  return settingsRoutes({
    one: "the company profile",
    schema: CompanySchema,
    document: profile,
    defaults: () => UNNAMED_COMPANY,
    drafts: drafts.of("settings"),
    preview: {
      preview,
      previewed: (company, language) => ({
        page: "/contact",
        api: "/api/company",
        answer: companyIn(company, language),
      }),
    },
  });
}
