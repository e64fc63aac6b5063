import { Hono } from "hono";
import { CompanySchema } from "../../contract/company.ts";
import type { ContentReader } from "../content/content.ts";
import { keptJson, privateJson } from "../http/answers.ts";
import { askedLanguage } from "../http/asked_language.ts";
import { readJson } from "../http/read_body.ts";
import type { CompanyStore } from "./company_store.ts";

export function companyRoutes(read: ContentReader) {
  return new Hono().get("/company", async (c) => keptJson(c, (await read(askedLanguage(c))).company));
}

export function adminCompanyRoutes(company: CompanyStore) {
  return new Hono()
    .get("/", async (c) => privateJson(c, await company.get()))
    .put("/", async (c) => {
      const profile = await readJson(c, CompanySchema);
      await company.put(profile);
      return privateJson(c, profile);
    });
}
