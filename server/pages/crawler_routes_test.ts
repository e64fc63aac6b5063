import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { BlogCategoryInputSchema, PostInputSchema } from "../../contract/post.ts";
import { productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { sitemap, sitemapPart } from "./sitemap.ts";
import { childText, parseXml } from "./testing/parse_xml.ts";

const ORIGIN = "https://roost.example";
/** What breaks XML that is not escaped, or cannot stand in it at all. */
const HOSTILE = `Salt & "sugar" <b>'x'</b> ]]> \u0001\uD800`;

async function save(site: TestApp, document: string, change: Record<string, unknown>) {
  const path = `/api/admin/seo/${document}`;
  const before = await (await site.admin("GET", path)).json();
  const response = await site.admin("PUT", path, { ...before, ...change });
  assertEquals(response.status, 200, await response.text());
}

async function aPost(site: TestApp, fields: Record<string, unknown> = {}) {
  await site.stores.posts.createCategory(
    BlogCategoryInputSchema.parse({ name: "Health & care", description: "x" }),
  );
  return await site.stores.posts.create(PostInputSchema.parse({
    title: "Heat stress",
    excerpt: "What to do.",
    content: "<p>x</p>",
    author: "Sample",
    imageUrl: "/media/x.svg",
    category: "Health & care",
    date: "2026-02-03T04:05:06.000Z",
    ...fields,
  }));
}

Deno.test("GET /sitemap.xml lists every page in three languages, each with the others and when it changed", async () => {
  await using site = await testApp({ origin: ORIGIN });
  await site.category();
  await site.stores.products.create(
    productInput({ name: "Amprolium & Co", translations: { hi: { name: "अ" } } }),
  );
  await aPost(site, { slug: "గుడ్డు" });
  const response = await site.request("/sitemap.xml");
  assertMatch(response.headers.get("content-type")!, /xml/);
  assertMatch(response.headers.get("cache-control")!, /^public/);
  const { name, children } = parseXml(await response.text());
  assertEquals(name, "urlset");
  const addresses = children.map((url) => childText(url, "loc")!);
  assertEquals(new Set(addresses).size, addresses.length);
  for (
    const path of [
      "/",
      "/hi",
      "/te/about",
      "/products/anticoccidials",
      "/hi/product/amprolium-co",
      "/sitemap",
      "/embed",
    ]
  ) {
    assert(addresses.includes(ORIGIN + path), path);
  }
  assert(addresses.includes(`${ORIGIN}/te/blog/post/${encodeURIComponent("గుడ్డు")}`));
  const product = children.find((url) => childText(url, "loc") === `${ORIGIN}/te/product/amprolium-co`)!;
  assertEquals(childText(product, "lastmod"), site.clock.now.toISOString());
  const others = product.children.filter((child) => child.name === "xhtml:link")
    .map(({ attributes }) => [attributes.hreflang, attributes.href]);
  assertEquals(others, [
    ["en", `${ORIGIN}/product/amprolium-co`],
    ["hi", `${ORIGIN}/hi/product/amprolium-co`],
    ["te", `${ORIGIN}/te/product/amprolium-co`],
    ["x-default", `${ORIGIN}/product/amprolium-co`],
  ]);
  for (const address of addresses) {
    assertEquals((await site.request(address.slice(ORIGIN.length))).status, 200, address);
  }
});

Deno.test("A large sitemap is an index of parts that crawlers take", async () => {
  await using site = await testApp({ origin: ORIGIN });
  assertEquals((await site.request("/sitemaps/1.xml")).status, 200);
  assertEquals((await site.request("/sitemaps/2.xml")).status, 404);
  const entries = Array.from({ length: 10_000 }, (_, index) => ({ path: `/product/p-${index}` }));
  const index = parseXml(sitemap(entries, ORIGIN));
  assertEquals(index.name, "sitemapindex");
  const parts = index.children.map((part) => childText(part, "loc")!);
  assertEquals(parts[0], `${ORIGIN}/sitemaps/1.xml`);
  const addresses = parts.flatMap((_, at) => {
    const urls = parseXml(sitemapPart(entries, ORIGIN, at + 1)).children;
    assert(urls.length > 0 && urls.length <= 5_000);
    return urls.map((url) => childText(url, "loc"));
  });
  assertEquals(new Set(addresses).size, 30_000);
});

Deno.test("The sitemap is 404 while it is switched off, and robots.txt does not name it", async () => {
  await using site = await testApp({ origin: ORIGIN });
  assertStringIncludes(await (await site.request("/robots.txt")).text(), `Sitemap: ${ORIGIN}/sitemap.xml`);
  await save(site, "general", { sitemapEnabled: false });
  assertEquals((await site.request("/sitemap.xml")).status, 404);
  assert(!(await (await site.request("/robots.txt")).text()).includes("Sitemap:"));
  await save(site, "general", { sitemapEnabled: true });
  assertEquals((await site.request("/sitemap.xml")).status, 200);
});

Deno.test("GET /robots.txt allows all but the panel, or says what the owner wrote", async () => {
  await using site = await testApp({ origin: ORIGIN });
  assertEquals(
    await (await site.request("/robots.txt")).text(),
    `User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /api/admin\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
  await save(site, "general", { robotsTxt: "User-agent: Bot\r\nDisallow: /blog\r\n" });
  assertEquals(
    await (await site.request("/robots.txt")).text(),
    "User-agent: Bot\nDisallow: /blog\n\n" +
      "User-agent: *\nDisallow: /admin\nDisallow: /api/admin\n\n" +
      `Sitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

Deno.test("security.txt names the company's first email, and is never past its own end", async () => {
  await using site = await testApp({ origin: ORIGIN });
  const read = () => site.request("/.well-known/security.txt");
  assertEquals((await read()).status, 404, "nobody to write to yet");
  const company = await (await site.admin("GET", "/api/admin/company")).json();
  company.contact.emails = ["a+b@roost.example", "other@roost.example"];
  assertEquals((await site.admin("PUT", "/api/admin/company", company)).status, 200);
  const response = await read();
  assertEquals([response.status, response.headers.get("content-type")], [200, "text/plain; charset=UTF-8"]);
  assertEquals(
    await response.text(),
    "Contact: mailto:a%2Bb@roost.example\n" +
      `Contact: ${ORIGIN}/contact\n` +
      "Expires: 2026-08-28T00:00:00.000Z\n" +
      "Preferred-Languages: en, hi, te\n" +
      `Canonical: ${ORIGIN}/.well-known/security.txt\n`,
  );
  site.clock.now = new Date("2027-03-01T08:00:00.000Z");
  assertStringIncludes(await (await read()).text(), "Expires: 2027-08-28T");
});

Deno.test("The blog is a feed in each language", async () => {
  await using site = await testApp({ origin: ORIGIN });
  await aPost(site, {
    title: HOSTILE,
    slug: "heat",
    tags: [HOSTILE],
    translations: { hi: { title: "गर्मी का तनाव" } },
  });
  const feeds = { en: ["", "Salt"], hi: ["/hi", "गर्मी का तनाव"], te: ["/te", "Salt"] };
  for (const [language, [base, title]] of Object.entries(feeds)) {
    const response = await site.request(`${base}/blog/rss.xml`);
    assertEquals(response.status, 200);
    assertMatch(response.headers.get("content-type")!, /^application\/rss\+xml/);
    assertMatch(response.headers.get("cache-control")!, /^public/);
    const channel = parseXml(await response.text()).children[0]!;
    assertEquals(childText(channel, "language"), language);
    assertEquals(childText(channel, "link"), `${ORIGIN}${base}/blog`);
    const [item, ...others] = channel.children.filter(({ name }) => name === "item");
    assertEquals(others, []);
    assertStringIncludes(childText(item!, "title")!, title!);
    assertEquals(childText(item!, "link"), `${ORIGIN}${base}/blog/post/heat`);
    assertEquals(childText(item!, "pubDate"), "Tue, 03 Feb 2026 04:05:06 GMT");
  }
  assertEquals((await site.request("/fr/blog/rss.xml")).status, 404);
});

Deno.test("Browsers find an icon and a manifest", async () => {
  await using site = await testApp();
  const icon = await site.request("/favicon.ico");
  assertEquals([icon.status, icon.headers.get("location")], [302, "/look/icon.svg"]);
  const manifest = await (await site.request("/site.webmanifest")).json();
  assertEquals([manifest.start_url, manifest.display, manifest.icons.length], ["/", "minimal-ui", 3]);
});

Deno.test("The site kept as an app speaks the language of the page that it was kept from", async () => {
  await using site = await testApp();
  const linked = async (path: string) => {
    const html = await (await site.request(path)).text();
    const [, href = ""] = html.match(/<link rel="manifest" href="([^"]+)">/) ?? [];
    const { name, description, lang, start_url } = await (await site.request(href)).json();
    return { name, description, lang, start_url };
  };
  await save(site, "general", {
    siteTitle: "Sample Vet",
    siteDescription: "Medicines for hens.",
    translations: { hi: { siteDescription: "मुर्गियों की दवाइयाँ।" } },
  });
  const english = { name: "Sample Vet", description: "Medicines for hens.", lang: "en", start_url: "/" };
  assertEquals(await linked("/"), english);
  assertEquals(await linked("/hi/about"), {
    ...english,
    description: "मुर्गियों की दवाइयाँ।",
    lang: "hi",
    start_url: "/hi",
  });
  assertEquals(await linked("/te"), { ...english, lang: "te", start_url: "/te" });
  assertEquals((await site.request("/fr/site.webmanifest")).status, 404);
});
