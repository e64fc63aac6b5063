import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { byLanguage } from "../contract/language.ts";
import { SeoGeneralSchema, SeoPagesSchema, SeoSocialSchema } from "../contract/seo.ts";
import { UNNAMED_COMPANY } from "../contract/shared/unnamed_company.ts";
import { defaultGeneral, translatedPages } from "../server/pages/default_seo.ts";
import { draftIssues, draftOf, inputOf } from "../site/admin/form/draft.ts";
import { withValue } from "../site/admin/form/json.ts";
import { missingTranslations } from "../site/admin/form/missing_translations.ts";
import { generalResource } from "../site/admin/seo/general_resource.tsx";
import { pagesResource } from "../site/admin/seo/pages_resource.tsx";
import { socialResource } from "../site/admin/seo/social_resource.ts";

const SAID = { company: UNNAMED_COMPANY, pages: [] };
const NO_WORDS = () => () => null;

Deno.test("SEO settings go through their forms and come out as they were", () => {
  const general = {
    ...defaultGeneral(SAID),
    googleAnalyticsId: "G-ABC1234567",
    socialProfiles: ["https://directory.example/roost"],
  };
  const generalInput = inputOf(generalResource, draftOf(generalResource, general));
  assertEquals(SeoGeneralSchema.parse(generalInput), general);
  const pages = translatedPages(byLanguage(() => SAID));
  assertEquals(SeoPagesSchema.parse(inputOf(pagesResource, draftOf(pagesResource, pages))), pages);
  const social = SeoSocialSchema.parse({ facebook: "https://facebook.com/roost.example" });
  assertEquals(SeoSocialSchema.parse(inputOf(socialResource, draftOf(socialResource, social))), social);
});

Deno.test("The form tells by language which page's text is not translated", () => {
  const pages = translatedPages(byLanguage(() => SAID));
  const translations = { ...pages.translations, te: { ...pages.translations?.te, blog: {} } };
  const missing = missingTranslations(
    pagesResource,
    draftOf(pagesResource, { ...pages, translations }),
    NO_WORDS,
  );
  const [, telugu] = missing.map(([, all]) => all.map(({ label }) => label));
  assertEquals(telugu?.filter((label) => label.startsWith("Blog")), [
    "Blog: title",
    "Blog: description",
    "Blog: keywords",
  ]);
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
