import { assertEquals } from "deno-std/assert/equals.js";
import { assertNotEquals } from "deno-std/assert/not_equals.js";
import { omit } from "deno-std/collections/omit.js";
import { CompanySchema } from "../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { assertError } from "../testing/assert_error.ts";
import { readPage } from "../pages/testing/read_page.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const DOCUMENTS = ["general", "pages", "social"];

async function stored(site: TestApp, document: string) {
  const response = await site.admin("GET", `/api/admin/seo/${document}`);
  assertEquals(response.status, 200);
  return { value: await response.json(), etag: response.headers.get("etag")! };
}

Deno.test("Each SEO document takes what it gave, and gives it back", async () => {
  await using site = await testApp();
  for (const document of DOCUMENTS) {
    const { value, etag } = await stored(site, document);
    const saved = await site.admin("PUT", `/api/admin/seo/${document}`, value, { "if-match": etag });
    assertEquals([saved.status, await saved.json()], [200, value], document);
    assertEquals((await stored(site, document)).etag, saved.headers.get("etag"));
    assertNotEquals(saved.headers.get("etag"), etag);
  }
});

Deno.test("The settings begin with what the pages say today, in the company's name", async () => {
  await using site = await testApp();
  await site.stores.company.put(CompanySchema.parse({
    ...UNNAMED_COMPANY,
    name: "Poultry Healthcare",
    latitude: 17.3992,
    longitude: 78.5062,
    contact: {
      ...UNNAMED_COMPANY.contact,
      businessHours: { weekday: "9:00 AM to 6:00 PM", saturday: "9:00 AM to 2:00 PM", sunday: "Closed" },
    },
  }));
  const { value: general } = await stored(site, "general");
  assertEquals(general.siteTitle, "Poultry Healthcare");
  assertEquals([general.sitemapEnabled, general.googleAnalyticsId, general.socialProfiles], [true, null, []]);
  assertEquals(general.schema.openingHours, "Mo-Fr 09:00-18:00, Sa 09:00-14:00");
  assertEquals([general.schema.latitude, general.schema.longitude], [17.3992, 78.5062]);
  assertEquals([general.schema.addressCountry, general.schema.priceRange], ["IN", "₹₹"]);
  const pages = omit((await stored(site, "pages")).value, ["translations"]);
  assertEquals(Object.keys(pages), ["home", "about", "products", "blog", "contact"]);
  for (const [page, { title, description }] of Object.entries<Record<string, string>>(pages)) {
    const html = await (await site.request(page === "home" ? "/" : `/${page}`)).text();
    assertEquals(html.includes(`<title>${title}</title>`), true, title);
    assertEquals(html.includes(`name="description" content="${description}"`), true, description);
  }
});

Deno.test("A stale save of SEO settings is refused, the first one too", async () => {
  await using site = await testApp();
  for (const document of DOCUMENTS) {
    const { value, etag } = await stored(site, document);
    const put = (ifMatch: string) =>
      site.admin("PUT", `/api/admin/seo/${document}`, value, { "if-match": ifMatch });
    assertEquals((await put(etag)).status, 200);
    await assertError(await put(etag), 409, "conflict");
    assertEquals((await put((await stored(site, document)).etag)).status, 200);
  }
});

Deno.test("What SEO settings require is said field by field", async () => {
  await using site = await testApp();
  const { value: general } = await stored(site, "general");
  const { value: pages } = await stored(site, "pages");
  const refusals: [string, unknown, string[]][] = [
    ["general", { ...general, siteTitle: " ", siteLogo: "", favicon: "", siteDescription: "", ogImage: "" }, [
      "siteTitle",
      "siteDescription",
      "siteLogo",
      "favicon",
      "ogImage",
    ]],
    ["general", { ...general, siteLogo: "javascript:alert(1)" }, ["siteLogo"]],
    ["general", { ...general, googleAnalyticsId: "G-1'></script>" }, ["googleAnalyticsId"]],
    ["general", { ...general, titleTemplate: "no title" }, ["titleTemplate"]],
    ["general", { ...general, socialProfiles: ["javascript:alert(1)"] }, ["socialProfiles.0"]],
    ["general", { ...general, schema: { ...general.schema, latitude: 91, openingHours: "always" } }, [
      "schema.latitude",
      "schema.openingHours",
    ]],
    ["pages", { ...pages, home: { ...pages.home, title: "", description: "", keywords: "" } }, [
      "home.title",
      "home.description",
      "home.keywords",
    ]],
    ["social", { facebook: "facebook" }, ["facebook"]],
  ];
  for (const [document, body, fields] of refusals) {
    const error = await assertError(
      await site.admin("PUT", `/api/admin/seo/${document}`, body),
      422,
      "invalid",
    );
    assertEquals(error.issues?.map(({ path }) => path), fields);
  }
});

Deno.test("GET /api/seo gives what was stored, at once, and nothing that only crawlers read", async () => {
  await using site = await testApp();
  const read = async (language = "en") => await (await site.request(`/api/seo?lang=${language}`)).json();
  assertEquals(await read(), {});
  const { value: general } = await stored(site, "general");
  await site.admin("PUT", "/api/admin/seo/general", { ...general, googleAnalyticsId: "G-ABC1234567" });
  await site.admin("PUT", "/api/admin/seo/social", {
    facebook: "https://facebook.com/roost.example",
    whatsapp: "+91 40 5550 0101",
  });
  const shown = omit(general, ["robotsTxt", "sitemapEnabled", "translations"]);
  assertEquals(await read(), {
    general: { ...shown, googleAnalyticsId: "G-ABC1234567" },
    social: { facebook: "https://facebook.com/roost.example", whatsapp: "https://wa.me/914055500101" },
  });
  const { value: pages } = await stored(site, "pages");
  await site.admin("PUT", "/api/admin/seo/pages", pages);
  assertEquals((await read()).pages, omit(pages, ["translations"]));
});

Deno.test("GET /api/seo gives the texts of a language; what is not translated is English, of a page it is absent", async () => {
  await using site = await testApp();
  const read = async (language: string) => await (await site.request(`/api/seo?lang=${language}`)).json();
  const { value: general } = await stored(site, "general");
  await site.admin("PUT", "/api/admin/seo/general", {
    ...general,
    siteTitle: "Sample Vet",
    schema: { ...general.schema, streetAddress: "1 Lake Road", addressLocality: "Hyderabad" },
    translations: { hi: { siteTitle: "सैंपल वेट", schema: { addressLocality: "हैदराबाद" } } },
  });
  const { value: pages } = await stored(site, "pages");
  await site.admin("PUT", "/api/admin/seo/pages", {
    ...pages,
    translations: { hi: { about: { title: "हम कौन हैं" } } },
  });
  const hindi = await read("hi");
  assertEquals([hindi.general.siteTitle, hindi.general.schema.streetAddress], ["सैंपल वेट", "1 Lake Road"]);
  assertEquals(hindi.general.schema.addressLocality, "हैदराबाद");
  const { ogType, schemaType } = pages.about;
  assertEquals(hindi.pages.about, { title: "हम कौन हैं", ogType, schemaType });
  assertEquals((await read("te")).general.siteTitle, "Sample Vet");
  assertEquals((await read("te")).pages.about, { ogType, schemaType });
  for (const language of ["en", "hi"]) {
    const { general, pages } = await read(language);
    assertEquals([general.translations, pages.translations], [undefined, undefined]);
  }
});

Deno.test("The settings begin with what the pages say in each language, but for what is English there too", async () => {
  await using site = await testApp();
  await site.stores.company.put(CompanySchema.parse({
    ...UNNAMED_COMPANY,
    name: "Poultry Healthcare",
    contact: { ...UNNAMED_COMPANY.contact, address: "1 Lake Road" },
    translations: { hi: { address: "1, लेक रोड" } },
  }));
  const { value: general } = await stored(site, "general");
  assertEquals(general.translations.hi.schema, { streetAddress: "1, लेक रोड" });
  const { value: { translations, ...pages } } = await stored(site, "pages");
  assertEquals(translations.hi.about.keywords, undefined);
  for (const [language, texts] of Object.entries<Record<string, Record<string, string>>>(translations)) {
    for (const page of Object.keys(pages)) {
      const path = `/${language}${page === "home" ? "" : `/${page}`}`;
      const { title, meta } = await readPage(await site.request(path));
      assertEquals(title, texts[page]?.title ?? pages[page].title, path);
      assertEquals(meta("description"), texts[page]?.description ?? pages[page].description, path);
    }
  }
});

Deno.test("What is wrong with a translation is said at its field", async () => {
  await using site = await testApp();
  const { value: pages } = await stored(site, "pages");
  const translations = { hi: { home: { title: "x".repeat(10_000) } } };
  const response = await site.admin("PUT", "/api/admin/seo/pages", { ...pages, translations });
  const { issues } = await assertError(response, 422, "invalid");
  assertEquals(issues?.map(({ path }) => path), ["translations.hi.home.title"]);
});
