import { assertEquals } from "deno-std/assert/equals.js";
import { SeoGeneralSchema, SeoPagesSchema, SeoSocialSchema } from "../../../contract/seo.ts";
import { UNNAMED_COMPANY } from "../../../contract/shared/unnamed_company.ts";
import { defaultGeneral, defaultPages } from "../../../server/pages/default_seo.ts";
import { issuesOf } from "../draft.ts";
import { rowOf } from "../draft_rows.ts";
import { generalResource } from "./general_draft.ts";
import { pagesResource } from "./pages_draft.ts";
import { socialResource } from "./social_draft.ts";

Deno.test("SEO settings go through their forms and come out as they were", () => {
  const general = {
    ...defaultGeneral(UNNAMED_COMPANY),
    googleAnalyticsId: "G-ABC1234567",
    socialProfiles: ["https://directory.example/roost"],
  };
  const generalInput = generalResource.inputOf(generalResource.draftOf(general));
  assertEquals(SeoGeneralSchema.parse(generalInput), general);
  const pages = defaultPages(UNNAMED_COMPANY);
  assertEquals(SeoPagesSchema.parse(pagesResource.inputOf(pagesResource.draftOf(pages))), pages);
  const social = SeoSocialSchema.parse({ facebook: "https://facebook.com/roost.example" });
  assertEquals(SeoSocialSchema.parse(socialResource.inputOf(socialResource.draftOf(social))), social);
});

Deno.test("What is wrong with SEO settings is said at the field of the form", () => {
  const draft = {
    ...generalResource.draftOf(defaultGeneral(UNNAMED_COMPANY)),
    siteTitle: " ",
    "schema.latitude": "north",
    socialProfiles: [rowOf("facebook")],
  };
  const paths = issuesOf(generalResource, draft).map(({ path }) => path);
  assertEquals(paths, ["siteTitle", "schema.latitude", "socialProfiles.0"]);
  for (const path of paths.slice(0, 2)) assertEquals(path in draft, true);
});
