import { Hono } from "hono";
import * as z from "zod/mini";
import { CompanySchema, ShownCompanySchema } from "../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { settingsRoutes } from "../http/settings_routes.ts";
import type { VersionStore } from "../versions/version_store.ts";
import type { CompanyStore } from "./company_store.ts";

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

export function adminCompanyRoutes({ profile }: CompanyStore, versions: VersionStore) {
  return settingsRoutes({
    one: "the company profile",
    schema: CompanySchema,
    document: profile,
    defaults: () => UNNAMED_COMPANY,
    versions,
  });
}
