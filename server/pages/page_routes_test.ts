import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { emptyDist } from "../testing/empty_dist.ts";
import { loadSample } from "../sample/load_sample.ts";
import { aProduct } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { hashOf } from "../http/content_policy.ts";
import { readPage } from "./testing/read_page.ts";

const ORIGIN = "http://localhost:8000";
const ENTRY = { file: "/assets/x-ABCDEFGH.js", imports: [], integrity: "" };
/** What a build gives, as far as pages name it. */
const DIST = {
  ...emptyDist(),
  entries: {
    site: ENTRY,
    "styles/site": ENTRY,
    "widgets/quote": { ...ENTRY, file: "/widgets/quote-ABCDEFGH.js" },
    "widgets/products": { ...ENTRY, file: "/widgets/products-ABCDEFGH.js" },
  },
};

/** An article is shown from its date on. */
const AFTER_THE_SAMPLE = new Date("2026-11-20T08:00:00.000Z");

/** Every page with the type of what it is about. */
const PAGES = {
  "/": "Organization",
  "/about": "Organization",
  "/products": "Organization",
  "/products/dewormers": "WebPage",
  "/products/antibiotics-antimicrobials": "WebPage",
  "/product/amprolium-20-soluble-powder": "Product",
  "/blog": "WebPage",
  "/blog/vaccination": "WebPage",
  "/blog/post/essential-tips-for-poultry-health-management": "Article",
  "/contact": "LocalBusiness",
  "/embed": "WebPage",
  "/privacy-policy": "WebPage",
  "/terms-of-service": "WebPage",
  "/sitemap": "WebPage",
};

Deno.test("The pages of the sample company", async (test) => {
  await using site = await testApp({ dist: DIST, origin: ORIGIN });
  site.clock.now = AFTER_THE_SAMPLE;
  await loadSample(site.stores);
  const visit = async (path: string) => await readPage(await site.request(path));

  await test.step("each answers 200 with one heading, a description, its address and what it is about", async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [path, type] of Object.entries(PAGES)) {
      const page = await visit(path);
      assertEquals(page.status, 200, path);
      assertEquals(page.headings.length, 1, path);
      assert(page.title.length > 10, path);
      const description = page.meta("description") ?? "";
      assert(description.length > 30, path);
      assertEquals(page.canonical, ORIGIN + path);
      assertEquals(page.meta("robots"), "index, follow");
      assertEquals(page.meta("geo.region"), "IN-TG");
      assertEquals(page.meta("og:title"), page.title);
      assertEquals(page.meta("og:url"), ORIGIN + path);
      assertEquals(page.meta("twitter:card"), "summary_large_image");
      assertEquals(page.structured[0]?.["@type"], type, path);
      assert(page.structured.some((data) => data["@type"] === "WebPage"), path);
      assertStringIncludes(page.html, "Sample company: names and data are invented");
      titles.add(page.title);
      descriptions.add(description);
    }
    assertEquals(titles.size, Object.keys(PAGES).length, "two pages share a title");
    assertEquals(descriptions.size, Object.keys(PAGES).length, "two pages share a description");
  });

  await test.step("each allows exactly the inline blocks it has, and no style attributes", async () => {
    for (const path of [...Object.keys(PAGES), "/no-such-page"]) {
      const { policy, scripts, styles, html } = await visit(path);
      assertEquals(policy["default-src"], ["'none'"], path);
      assertEquals(policy["script-src"], ["'self'", ...await Promise.all(scripts.map(hashOf))], path);
      assertEquals(policy["style-src"], ["'self'", ...await Promise.all(styles.map(hashOf))], path);
      assert(!/ style="| on[a-z]+="/.test(html), path);
    }
  });

  await test.step("the product says what it is, and asks for a quote instead of showing a price", async () => {
    const { html, structured, data } = await visit("/product/amprolium-20-soluble-powder");
    const product = structured[0]!;
    assertEquals(product.category, "Anticoccidials");
    const offer = product.offers as Record<string, string>;
    assertEquals([offer.price, offer.priceCurrency, offer.availability], [
      "Contact for pricing",
      "INR",
      "https://schema.org/InStock",
    ]);
    assertStringIncludes(html, `href="/contact?subject=product_inquiry&amp;product=${product.sku}"`);
    for (
      const word of ["Usage &amp; Dosage", "Withdrawal period", "Amprolium hydrochloride", "Related Products"]
    ) {
      assertStringIncludes(html, word);
    }
    assert(JSON.stringify(data).length < 10_000, "the page carries more data than it shows");
  });

  await test.step("a product under its id and a category under its short name have moved", async () => {
    const [product] = await (await site.request("/api/products?limit=1")).json();
    const moved = {
      [`/product/${product.id}`]: `/product/${product.slug}`,
      "/products/antibiotics": "/products/antibiotics-antimicrobials",
      "/products?category=dewormers": "/products/dewormers",
      "/products/": "/products",
      "/products/antibiotics?utm_source=mail": "/products/antibiotics-antimicrobials?utm_source=mail",
      "/hi/products?category=dewormers&utm_source=mail": "/hi/products/dewormers?utm_source=mail",
      "/PRODUCTS?q=Zinc": "/products?q=Zinc",
      "/TE/Product/Amprolium-20-Soluble-Powder": "/te/product/amprolium-20-soluble-powder",
    };
    for (const [from, to] of Object.entries(moved)) {
      const response = await site.request(from);
      assertEquals([response.status, response.headers.get("location")], [301, to]);
    }
  });

  await test.step("the search works as an address, and lists hold no rows twice", async () => {
    const found = await visit("/products?q=toltrazuril");
    assertStringIncludes(found.html, "Toltrazuril");
    assertStringIncludes(found.html, "Search active ingredient");
    assert(!found.html.includes("Levamisole Hydrochloride"));
    assertEquals(found.canonical, `${ORIGIN}/products`);
    assert(!Object.keys(found.data.queries).some((path) => path.startsWith("/api/products?")));
    const none = await visit("/products?q=xyzzy");
    assertStringIncludes(none.html, "No products matching");
  });

  await test.step("the contact form is filled in from the address", async () => {
    const { html } = await visit("/contact?subject=technical_support&product=01ABC");
    assertStringIncludes(
      html,
      "I&#x27;m interested in getting more information about product ID: 01ABC</textarea>",
    );
    assertStringIncludes(html, `<option value="technical_support" selected="">`);
  });
});

Deno.test("What is not there answers 404 and stays out of search engines", async () => {
  await using site = await testApp();
  const missing = {
    "/no-such-page": "Page Not Found",
    "/products/no-such-category": "Page Not Found",
    "/product/no-such-product": "Product Not Found",
    "/blog/post/no-such-article": "Article Not Found",
    "/blog/no-such-topic": "Page Not Found",
    "/product/%E0%A4%A": "Page Not Found",
  };
  for (const [path, heading] of Object.entries(missing)) {
    const page = await readPage(await site.request(path));
    assertEquals([page.status, page.headings], [404, [heading]], path);
    assertEquals(page.meta("robots"), "noindex, nofollow");
    assertEquals(page.canonical, undefined);
  }
});

Deno.test("A store without content still has all its pages", async () => {
  await using site = await testApp();
  for (const path of ["/", "/products", "/blog", "/contact", "/about", "/sitemap"]) {
    const page = await readPage(await site.request(path));
    assertEquals([page.status, page.headings.length], [200, 1], path);
  }
  const home = await readPage(await site.request("/"));
  assertStringIncludes(home.html, "No blog posts available at the moment.");
  assertStringIncludes((await readPage(await site.request("/products"))).html, "No products available.");
});

Deno.test("A page shows what changed as soon as it is saved", async () => {
  await using site = await testApp();
  await site.category();
  const created = await (await site.admin("POST", "/api/admin/products", aProduct())).json();
  const path = `/product/${created.slug}`;
  assertEquals((await readPage(await site.request(path))).headings, ["Amprolium 20%"]);

  await site.admin(
    "PUT",
    `/api/admin/products/${created.id}`,
    aProduct({ name: "Amprolium 25%", slug: "amprolium-25" }),
  );
  const moved = await site.request(path);
  assertEquals(moved.status, 301);
  const page = await readPage(await site.request(moved.headers.get("location")!));
  assertEquals(page.headings, ["Amprolium 25%"]);
});
