import { assertEquals } from "deno-std/assert/equals.js";
import { CompanySchema } from "../../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../../contract/shared/unnamed_company.ts";
import { issuesOf } from "../draft.ts";
import { companyResource } from "./company_draft.ts";

const COMPANY = CompanySchema.parse({
  ...UNNAMED_COMPANY,
  isSample: true,
  latitude: 17.5,
  longitude: -78,
  translations: {
    hi: { tagline: "मुर्गियों की सेहत" },
    te: { businessHours: { weekday: "ఉదయం 9", saturday: "ఉదయం 9", sunday: "సెలవు" } },
  },
});

Deno.test("A company profile goes through the form and comes out as it was", () => {
  for (const company of [COMPANY, UNNAMED_COMPANY]) {
    const input = companyResource.inputOf(companyResource.draftOf(company));
    assertEquals(CompanySchema.parse(input), company);
  }
});

Deno.test("What is no number, and hours that are there by half, are said at their fields", () => {
  const draft = { ...companyResource.draftOf(COMPANY), yearEstablished: "long ago", teSunday: " " };
  assertEquals(issuesOf(companyResource, draft).map(({ path }) => path), [
    "yearEstablished",
    "translations.te.businessHours.sunday",
  ]);
});
