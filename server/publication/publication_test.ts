import { assertEquals } from "deno-std/assert/equals.js";
import { assertNotEquals } from "deno-std/assert/not_equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { loadSample } from "../sample/load_sample.ts";
import { aProduct, CONTACT_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { beginHidden } from "./begin_hidden.ts";

const PUBLICATION = "/api/admin/publication";
const SOON = "This website is being prepared.";

async function begun(): Promise<TestApp> {
  const test = await testApp();
  await beginHidden(test.stores);
  return test;
}

async function isSoon(response: Response): Promise<boolean> {
  return (await response.text()).includes(SOON);
}

async function publish(test: TestApp, isPublic: boolean): Promise<string> {
  return (await (await test.admin("PUT", PUBLICATION, { isPublic })).json()).previewUrl;
}

/** The cookie that the preview link gives. */
async function openPreview(test: TestApp, previewUrl: string): Promise<string> {
  const { pathname, search } = new URL(previewUrl);
  const opened = await test.request(pathname + search);
  assertEquals([opened.status, opened.headers.get("location")], [302, "/"]);
  return opened.headers.get("set-cookie")!.split(";")[0]!;
}

Deno.test("Until the owner publishes, every page says that the site is coming soon, and no cache keeps it", async () => {
  await using test = await begun();
  await test.stores.company.put({
    ...UNNAMED_COMPANY,
    name: "Amber Poultry Care",
    contact: { ...UNNAMED_COMPANY.contact, phones: ["+91 40 5550 0101"] },
  });
  for (const path of ["/", "/about", "/products", "/no-such-page", "/embed", "/embed/preview"]) {
    const response = await test.request(path);
    assertEquals(
      [response.status, response.headers.get("cache-control"), response.headers.get("x-robots-tag")],
      [200, "no-store", "noindex, nofollow"],
      path,
    );
    const page = await response.text();
    for (const said of ["Amber Poultry Care", "+91 40 5550 0101", SOON]) {
      assertStringIncludes(page, said);
    }
  }
  assertStringIncludes(await (await test.request("/te/about")).text(), "ఈ వెబ్‌సైట్ సిద్ధమవుతోంది.");

  await publish(test, true);
  for (const _ of ["made", "from the cache"]) {
    const page = await test.request("/about");
    assertEquals(page.headers.get("cache-control")?.startsWith("public"), true);
    assertEquals(await isSoon(page), false);
  }
  await publish(test, false);
  assertEquals(await isSoon(await test.request("/about")), true);
});

Deno.test("Staff, and who has the link, see the site before it is public, and are told so", async () => {
  await using test = await begun();
  const { previewUrl } = await (await test.admin("GET", PUBLICATION)).json();
  const cookie = await openPreview(test, previewUrl);
  const shown = await test.request("/about", { headers: { cookie } });
  assertEquals([shown.status, shown.headers.get("cache-control")], [200, "no-store"]);
  assertStringIncludes(await shown.text(), "Preview: visitors see that the site is coming soon");
  assertEquals(await isSoon(await test.admin("GET", "/about")), false);
  assertEquals(await isSoon(await test.request("/about")), true);
  for (const wrong of ["/?preview=guess", "/?preview="]) {
    assertEquals(await isSoon(await test.request(wrong)), true);
  }
  for (const cookie of ["roost_preview=guess", "roost_preview="]) {
    assertEquals(await isSoon(await test.request("/", { headers: { cookie } })), true);
  }

  assertEquals(await publish(test, true), "");
  const another = await publish(test, false);
  assertNotEquals(another, previewUrl);
  assertEquals(await isSoon(await test.request("/", { headers: { cookie } })), true, "the link of before");
});

Deno.test("Hidden, the catalogue is told to no program, and what visitors send is taken", async () => {
  await using test = await begun();
  await test.category();
  await test.admin("POST", "/api/admin/products", aProduct());
  const cookie = await openPreview(
    test,
    (await (await test.admin("GET", PUBLICATION)).json()).previewUrl,
  );
  const partner = await (await test.admin("POST", "/api/admin/partners", {
    name: "Hill Farm Shop",
    origins: ["https://shop.example"],
  })).json();
  const hidden = [
    "/api/products",
    "/api/products?limit=1",
    "/api/product-categories",
    `/partner/${partner.key}/api/products`,
    "/sitemap.xml",
    "/blog/rss.xml",
    "/te/blog/rss.xml",
    "/social/home.png",
  ];
  for (const path of hidden) {
    // First as staff: what they are shown must not be kept for others.
    const shown = await test.request(path, { headers: { cookie } });
    assertNotEquals(shown.status, 503, path);
    assertEquals(shown.headers.get("cache-control"), "no-store", path);
    const refused = await test.request(path);
    assertEquals([refused.status, refused.headers.get("retry-after")], [503, "3600"], path);
  }
  const ask = { json: { query: "coccidiosis", chatHistory: [] } };
  assertEquals((await test.request("/api/assistant/chat", ask)).status, 503);
  assertEquals((await test.request("/api/assistant/chat", { ...ask, headers: { cookie } })).status, 200);

  const robots = await test.request("/robots.txt");
  assertEquals([robots.status, (await robots.text()).includes("Disallow: /\n")], [200, false]);
  const sent = await test.request("/api/contact", { json: CONTACT_MESSAGE });
  assertEquals(sent.status, 201);
  const note = `/partner/${partner.key}/note`;
  assertStringIncludes(await (await test.request(note)).text(), "has not published");

  await publish(test, true);
  assertEquals(await (await test.request(note)).text(), "");
  for (const path of hidden) assertNotEquals((await test.request(path)).status, 503, path);
});

Deno.test("The checklist knows what is done", async () => {
  await using test = await begun();
  const done = async () =>
    (await (await test.admin("GET", PUBLICATION)).json()).steps
      .filter(({ isDone }: { isDone: boolean }) => isDone).map(({ step }: { step: string }) => step);
  assertEquals(await done(), []);
  await test.stores.company.put({
    ...UNNAMED_COMPANY,
    name: "Amber",
    contact: { ...UNNAMED_COMPANY.contact, phones: ["1"], emails: ["a@b.example"] },
  });
  await test.category();
  await test.admin("PUT", "/api/admin/look", { logo: "/media/logo.svg" });
  await test.admin("PUT", "/api/admin/pages/privacy-policy", { lead: "We keep nothing.", state: "draft" });
  assertEquals(await done(), ["name", "logo", "phone", "mail", "category"]);
  await test.admin("PUT", "/api/admin/pages/privacy-policy", {
    lead: "We keep nothing.",
    state: "published",
  });
  await test.admin("POST", "/api/admin/products", { name: "Powder", category: "Anticoccidials" });
  assertEquals(await done(), ["name", "logo", "phone", "mail", "privacy", "category", "product"]);
});

Deno.test("A store in use stays public, and a new one is asked only once", async () => {
  await using used = await testApp();
  await loadSample(used.stores);
  await beginHidden(used.stores);
  assertEquals(await isSoon(await used.request("/")), false);
  assertEquals((await (await used.admin("GET", PUBLICATION)).json()).isPublic, true);

  await using fresh = await begun();
  assertEquals(await isSoon(await fresh.request("/")), true);
  await publish(fresh, true);
  await beginHidden(fresh.stores);
  assertEquals(await isSoon(await fresh.request("/")), false, "published, and started again");
});
