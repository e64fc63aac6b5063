import { Hono } from "hono";
import * as z from "zod/mini";
import { CompanySchema, ShownCompanySchema } from "../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { notAudited } from "../audit/audit_changes.ts";
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
  const routes = settingsRoutes({
    one: "the company profile",
    schema: CompanySchema,
    document: profile,
    defaults: () => UNNAMED_COMPANY,
    drafts: drafts.of("settings"),
  });
  return routes.post(
    "/preview",
    endpoint({
      summary: "The contact page with this profile; nothing is kept.",
      query: z.object({ lang: languageParameter }),
      request: CompanySchema,
      response: "text/html",
    }),
    async (c) => {
      notAudited(c);
      const language = c.req.valid("query").lang;
      const answer = companyIn(c.req.valid("json"), language);
      const html = await preview({ page: "/contact", api: "/api/company", answer }, language);
      return c.html(html, 200, { "cache-control": "no-store" });
    },
  );
}
