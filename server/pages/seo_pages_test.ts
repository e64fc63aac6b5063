import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import type { SeoGeneral, SeoPages, SeoSocial } from "../../contract/seo.ts";
import { aProduct } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { readPage } from "./testing/read_page.ts";

const ORIGIN = "https://roost.example";
const TAG = "https://www.googletagmanager.com";

interface Documents {
  general: SeoGeneral;
  pages: SeoPages;
  social: SeoSocial;
}

async function change<D extends keyof Documents>(
  site: TestApp,
  document: D,
  by: (settings: Documents[D]) => void,
): Promise<void> {
  const path = `/api/admin/seo/${document}`;
  const settings = await (await site.admin("GET", path)).json();
  by(settings);
  const saved = await site.admin("PUT", path, settings);
  assertEquals(saved.status, 200, await saved.text());
}

Deno.test("A page's stored title, description and keywords are in its head at once, in English", async () => {
  await using site = await testApp({ origin: ORIGIN });
  const visit = async (path: string) => await readPage(await site.request(path));
  const hindi = (await visit("/hi/about")).title;
  await visit("/about");
  await change(site, "pages", ({ about }) => {
    about.title = "Who we are & why";
    about.description = "Thirty years of poultry medicine.";
    about.keywords = "one, two";
    about.ogType = "profile";
    about.schemaType = "LocalBusiness";
  });
  const page = await visit("/about");
  assertEquals(page.title, "Who we are & why");
  assertEquals(
    ["description", "keywords", "og:title", "og:type"].map(page.meta),
    ["Thirty years of poultry medicine.", "one, two", "Who we are & why", "profile"],
  );
  assertEquals(page.structured.map((data) => data["@type"]), ["LocalBusiness", "WebPage"]);
  assertEquals((await visit("/hi/about")).title, hindi);
});

Deno.test("A page's stored texts are in its head in their language, each without a translation is the page's own", async () => {
  await using site = await testApp({ origin: ORIGIN });
  const visit = async (path: string) => await readPage(await site.request(path));
  const own = await visit("/hi/about");
  await change(site, "pages", (pages) => {
    Object.assign(pages.about, { title: "Who we are", description: "Thirty years.", ogType: "profile" });
    pages.translations = { hi: { about: { title: "हम कौन हैं", keywords: "एक, दो" } } };
  });
  const page = await visit("/hi/about");
  assertEquals(
    ["og:title", "twitter:title", "keywords", "og:type", "description"].map(page.meta),
    ["हम कौन हैं", "हम कौन हैं", "एक, दो", "profile", own.meta("description")],
  );
  assertEquals([page.title, page.structured.at(-1)!.name], ["हम कौन हैं", "हम कौन हैं"]);
});

Deno.test("Settings stored before there were translations leave the other languages as they were", async () => {
  await using site = await testApp({ origin: ORIGIN });
  const visit = async (path: string) => await readPage(await site.request(path));
  const heads = async () =>
    await Promise.all(["/hi", "/te/about"].map(async (path) => {
      const { title, meta } = await visit(path);
      return [title, meta("description"), meta("keywords")];
    }));
  const before = await heads();
  const { translations: _, ...pages } = await (await site.admin("GET", "/api/admin/seo/pages")).json();
  await site.stores.seo.pages.put({ ...pages, home: { ...pages.home, title: "Stored" } });
  assertEquals((await visit("/")).title, "Stored");
  assertEquals(await heads(), before);
});

Deno.test("The site's title and address are in the head in the language of the page, else in English", async () => {
  await using site = await testApp({ origin: ORIGIN });
  await change(site, "general", (general) => {
    general.siteTitle = "Sample Vet";
    Object.assign(general.schema, { streetAddress: "1 Lake Road", addressLocality: "Hyderabad" });
    general.translations = { hi: { siteTitle: "सैंपल वेट", schema: { addressLocality: "हैदराबाद" } } };
  });
  const said = async (path: string) => {
    const { meta, structured: [organization] } = await readPage(await site.request(path));
    const { streetAddress, addressLocality } = organization!.address as Record<string, string>;
    return [meta("og:site_name"), meta("geo.placename"), addressLocality, streetAddress];
  };
  assertEquals(await said("/hi"), ["सैंपल वेट", "हैदराबाद", "हैदराबाद", "1 Lake Road"]);
  assertEquals(await said("/te"), ["Sample Vet", "Hyderabad", "Hyderabad", "1 Lake Road"]);
});

Deno.test("The site's title, template, icon, picture and structured data are those of the settings", async () => {
  await using site = await testApp({ origin: ORIGIN });
  await site.category();
  const { slug } = await (await site.admin("POST", "/api/admin/products", aProduct())).json();
  await change(site, "general", (general) => {
    general.siteTitle = "Sample Vet";
    general.titleTemplate = "{site}: {title}";
    general.favicon = "/media/icon.png";
    general.ogImage = "https://cdn.example/card.png";
    Object.assign(general.schema, {
      organizationName: "Sample Vet Limited",
      postalCode: "500001",
      streetAddress: "1 Lake Road",
      latitude: 12.5,
      longitude: 77.5,
      openingHours: "Tu-Th 08:00-12:00, Su 10:00-11:00",
    });
    general.socialProfiles = ["https://profiles.example/vet"];
  });
  const product = await readPage(await site.request(`/product/${slug}`));
  assertEquals([product.title, product.meta("og:site_name")], ["Sample Vet: Amprolium 20%", "Sample Vet"]);
  assertStringIncludes(product.html, `<link rel="icon" href="/media/icon.png">`);
  const home = await readPage(await site.request("/"));
  assertEquals(home.meta("og:image"), "https://cdn.example/card.png");
  const [organization, business] = home.structured;
  assertEquals([organization!.name, organization!.sameAs], [
    "Sample Vet Limited",
    ["https://profiles.example/vet"],
  ]);
  assertEquals((business!.geo as Record<string, number>).latitude, 12.5);
  assertEquals((business!.address as Record<string, string>).postalCode, "500001");
  assertEquals(
    (business!.openingHoursSpecification as Record<string, unknown>[]).map(({ dayOfWeek, opens, closes }) => [
      dayOfWeek,
      opens,
      closes,
    ]),
    [[["Tuesday", "Wednesday", "Thursday"], "08:00", "12:00"], [["Sunday"], "10:00", "11:00"]],
  );
  // What the profile says counts, since the pages say it.
  const profile = await (await site.admin("GET", "/api/admin/company")).json();
  profile.contact.businessHours = { weekday: "10 to 7", saturday: "Closed", sunday: "Closed" };
  assertEquals((await site.admin("PUT", "/api/admin/company", profile)).status, 200);
  const [, said] = (await readPage(await site.request("/"))).structured;
  assertEquals((said!.openingHoursSpecification as unknown[]).length, 1);
});

Deno.test("Social profiles are linked in the footer and named to search engines, others are not shown", async () => {
  await using site = await testApp({ origin: ORIGIN });
  assert(!(await (await site.request("/")).text()).includes("Facebook"));
  await change(site, "social", (social) => {
    social.facebook = "https://facebook.com/vet.example";
  });
  const { html, structured } = await readPage(await site.request("/te/contact"));
  assertStringIncludes(html, `href="https://facebook.com/vet.example"`);
  assert(!html.includes("LinkedIn"));
  assertEquals(structured[0]!.sameAs, ["https://facebook.com/vet.example"]);
});

Deno.test("Google's tag is allowed by the policy where the owner set an id, and never on the panel", async () => {
  await using site = await testApp({ origin: ORIGIN });
  const policy = async (path: string) =>
    (await site.request(path)).headers.get("content-security-policy") ?? "";
  assert(!(await policy("/")).includes("google"));
  await change(site, "general", (general) => {
    general.googleAnalyticsId = "G-ABC1234567";
  });
  const { policy: shown, html } = await readPage(await site.request("/hi/blog"));
  assert(shown["script-src"]!.includes(TAG));
  assert(shown["connect-src"]!.includes("https://*.google-analytics.com"));
  assert(!html.includes(TAG), "the page itself loads nothing");
  assert(!(await policy("/admin")).includes("google"));
});
