import { assertEquals } from "deno-std/assert/equals.js";
import { CompanySchema } from "../../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../../contract/shared/unnamed_company.ts";
import { draftIssues, draftOf, inputOf } from "../form/draft.ts";
import { withValue } from "../form/json.ts";
import { companyResource } from "./CompanyPage.tsx";

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
    const input = inputOf(companyResource, draftOf(companyResource, company));
    assertEquals(CompanySchema.parse(input), company);
  }
});

Deno.test("What is no number, and hours that are there by half, are said at their fields", () => {
  const draft = withValue(
    { ...draftOf(companyResource, COMPANY), yearEstablished: "long ago" },
    "translations.te.businessHours.sunday",
    " ",
  );
  assertEquals(draftIssues(companyResource, draft).map(({ path }) => path), [
    "yearEstablished",
    "translations.te.businessHours.sunday",
  ]);
});

Deno.test("A place on the map that is emptied again is none", () => {
  const input = inputOf(companyResource, { ...draftOf(companyResource, COMPANY), latitude: "" });
  assertEquals(CompanySchema.parse(input).latitude, undefined);
});
