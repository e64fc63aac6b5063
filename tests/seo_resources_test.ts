import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { SeoGeneralSchema, SeoPagesSchema, SeoSocialSchema } from "../contract/seo.ts";
import { UNNAMED_COMPANY } from "../contract/shared/unnamed_company.ts";
import { defaultGeneral, defaultPages } from "../server/pages/default_seo.ts";
import { draftIssues, draftOf, inputOf } from "../site/admin/form/draft.ts";
import { withValue } from "../site/admin/form/json.ts";
import { generalResource } from "../site/admin/seo/general_resource.tsx";
import { pagesResource } from "../site/admin/seo/pages_resource.tsx";
import { socialResource } from "../site/admin/seo/social_resource.ts";

const SAID = { company: UNNAMED_COMPANY, pages: [] };

Deno.test("SEO settings go through their forms and come out as they were", () => {
  const general = {
    ...defaultGeneral(SAID),
    googleAnalyticsId: "G-ABC1234567",
    socialProfiles: ["https://directory.example/roost"],
  };
  const generalInput = inputOf(generalResource, draftOf(generalResource, general));
  assertEquals(SeoGeneralSchema.parse(generalInput), general);
  const pages = defaultPages(SAID);
  assertEquals(SeoPagesSchema.parse(inputOf(pagesResource, draftOf(pagesResource, pages))), pages);
  const social = SeoSocialSchema.parse({ facebook: "https://facebook.com/roost.example" });
  assertEquals(SeoSocialSchema.parse(inputOf(socialResource, draftOf(socialResource, social))), social);
});

Deno.test("What is wrong with SEO settings is said at the field of the form", () => {
  const general = draftOf(generalResource, defaultGeneral(SAID));
  const draft = withValue(
    { ...general, siteTitle: " ", socialProfiles: ["facebook"] },
    "schema.latitude",
    "north",
  );
  const paths = draftIssues(generalResource, draft).map(({ path }) => path);
  assertEquals(paths, ["siteTitle", "schema.latitude", "socialProfiles.0"]);
  const fields = generalResource.fields.map(({ path }) => path);
  for (const path of ["siteTitle", "schema.latitude", "socialProfiles"]) assert(fields.includes(path));
});
