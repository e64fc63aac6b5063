import { Hono } from "hono";
import { CompanySchema } from "../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson, ifMatchOf, privateJson } from "../http/answers.ts";
import { askedLanguage } from "../http/asked_language.ts";
import { readJson } from "../http/read_body.ts";
import { UNSTORED } from "../kv/settings_document.ts";
import type { CompanyStore } from "./company_store.ts";

export function companyRoutes(read: ContentReader) {
  return new Hono().get("/company", async (c) => cachedJson(c, (await read(askedLanguage(c))).company));
}

export function adminCompanyRoutes({ profile }: CompanyStore) {
  return new Hono()
    .get("/", async (c) => {
      const found = await profile.get();
      return privateJson(c, found?.value ?? UNNAMED_COMPANY, { version: found?.version ?? UNSTORED });
    })
    .put("/", async (c) => {
      const { value, version } = await profile.put(await readJson(c, CompanySchema), ifMatchOf(c));
      return privateJson(c, value, { version });
    });
}
