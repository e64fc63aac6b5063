import { Hono } from "hono";
import * as z from "zod/mini";
import { CompanySchema } from "../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson, ifMatchOf, privateJson } from "../http/answers.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { UNSTORED } from "../kv/settings_document.ts";
import type { CompanyStore } from "./company_store.ts";

export function companyRoutes(read: ContentReader) {
  return new Hono().get(
    "/company",
    endpoint({
      summary: "Reads the company profile.",
      query: z.object({ lang: languageParameter }),
      response: CompanySchema,
    }),
    async (c) => cachedJson(c, (await read(c.req.valid("query").lang)).company),
  );
}

export function adminCompanyRoutes({ profile }: CompanyStore) {
  return new Hono()
    .get(
      "/",
      endpoint({ summary: "Reads the company profile.", response: CompanySchema, versioned: true }),
      async (c) => {
        const found = await profile.get();
        return privateJson(c, found?.value ?? UNNAMED_COMPANY, { version: found?.version ?? UNSTORED });
      },
    )
    .put(
      "/",
      endpoint({
        summary: "Changes the company profile.",
        request: CompanySchema,
        response: CompanySchema,
        versioned: true,
      }),
      async (c) => {
        const { value, version } = await profile.put(c.req.valid("json"), ifMatchOf(c));
        return privateJson(c, value, { version });
      },
    );
}
