import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { loadSample } from "../sample/load_sample.ts";
import { productInput } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { readPage } from "./testing/read_page.ts";

const AMPROLIUM = "/product/amprolium-20-soluble-powder";
const ESSENTIALS = "/blog/post/essential-tips-for-poultry-health-management";

/** An article is shown from its date on. */
const AFTER_THE_SAMPLE = new Date("2026-11-20T08:00:00.000Z");

/** Words that the specification gives, by the page that says them. */
const TEXTS: Record<string, string[]> = {
  "/": [
    "Premium Poultry Healthcare",
    "View Products",
    "Request Quote",
    "Genuine APIs",
    "Competitive pricing",
    "Fast fulfilment",
    "Pan-India distribution",
    "500+ products",
    "24/7 support",
    "Our Products",
    "Search active ingredient",
    "Featured Products",
    "Latest Insights",
    "View All Articles",
    "Get in Touch",
  ],
  "/about": [
    "35+",
    "500+",
    "Pan-India",
    "24/7",
    "Request a Quote",
    "Contact Us",
    "Browse Products",
    "Operations",
    "Quality Assurance",
    "Customer Support",
    "Mission",
    "Vision",
    "Facilities",
  ],
  "/products": [
    "Products",
    "Explore our veterinary solutions (display only)",
    "Explore category >",
    "Search active ingredient",
    "Browse by Category",
  ],
  "/products/dewormers": [
    "Product Categories",
    "All Products",
    "Search by product name or make",
    "Dewormers Products",
    "Product Name",
    "Make",
    "Showing ",
  ],
  [AMPROLIUM]: [
    "Make",
    "Packaging",
    "Key Features",
    "Contact Us",
    "Description",
    "Specifications",
    "Usage & Dosage",
    "Safety Information",
    "Related Products",
    "View Details",
  ],
  "/blog": [
    "Poultry Healthcare Insights",
    "Search Articles",
    "All Categories",
    "Popular Tags",
    "Vaccination",
    "Nutrition",
    "Disease Prevention",
    "Antibiotics",
    "Biosecurity",
    "Read Article",
  ],
  "/blog/vaccination": ["Vaccination Articles"],
  "/blog?q=xyzzy": [
    "No Articles Found",
    'No articles matching "xyzzy". Try a different search term.',
    "Clear Search",
  ],
  [ESSENTIALS]: [
    "Written by ",
    "Poultry Healthcare Expert",
    "Related Articles",
    "More Articles You Might Like",
  ],
  "/contact": [
    "Product Inquiry",
    "Order Status",
    "Technical Support",
    "Partnership Opportunity",
    "Other",
    "9:00 AM to 6:00 PM",
    "9:00 AM to 2:00 PM",
    "Closed",
  ],
  "/privacy-policy": ["Last updated May 13, 2025"],
  "/terms-of-service": ["Last updated May 13, 2025"],
  "/sitemap": [
    "Admin Login",
    'href="/admin"',
    'href="/#chat-assistant"',
    'href="/products#search"',
    'href="/sitemap.xml"',
  ],
  "/no-such-page": [
    "Page Not Found",
    "We're sorry, the page you requested could not be found. Please check the URL or navigate back to our homepage.",
    "Back to Homepage",
    "Browse Products",
    "mailto:info@roost.example",
  ],
  "/product/no-such-product": [
    "Product Not Found",
    "The product you're looking for doesn't exist or has been removed.",
    "Browse All Products",
  ],
  "/blog/post/no-such-article": [
    "Article Not Found",
    "The article you're looking for doesn't exist or has been removed.",
    "Browse All Articles",
  ],
};

/** As a reader sees it: entities decoded, tags that stand inside a sentence gone. */
async function textOf(response: Response): Promise<string> {
  const { html } = await readPage(response);
  return html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

Deno.test("The pages say the specification's words", async (test) => {
  await using site = await testApp();
  site.clock.now = AFTER_THE_SAMPLE;
  await loadSample(site.stores);
  const read = async (path: string) => await textOf(await site.request(path));

  for (const [path, texts] of Object.entries(TEXTS)) {
    await test.step(path, async () => {
      const text = await read(path);
      assertEquals(texts.filter((expected) => !text.includes(expected)), []);
    });
  }

  await test.step("the frame has five links, six categories, the year and the legal pages", async () => {
    const text = await read("/about");
    for (
      const path of [
        "/",
        "/products",
        "/about",
        "/blog",
        "/contact",
        "/privacy-policy",
        "/terms-of-service",
        "/sitemap",
      ]
    ) {
      assertStringIncludes(text, `href="${path}"`);
    }
    for (
      const slug of ["antibiotics", "vitamins-minerals", "dewormers", "enzymes", "feed-additives", "minerals"]
    ) {
      assertStringIncludes(text, `href="/products/${slug}"`);
    }
    assertStringIncludes(text, "© 2026 Roost Poultry Healthcare");
    assert(/href="\/about" aria-current="page"/.test(text), "the active link is not marked");
  });

  await test.step("as many of each as the specification says", async () => {
    const home = await read("/");
    assertEquals(home.match(/class="tile"/g)?.length, 4);
    assertEquals(home.match(/class="insight"/g)?.length, 3);
    assertEquals((await read("/products")).match(/class="category-card"/g)?.length, 4);
    assertEquals((await read(AMPROLIUM)).match(/class="related-card"/g)?.length, 4);
    assertEquals(
      (await read(ESSENTIALS)).match(/<li class="insight"/g)?.length,
      3,
    );
    const about = await read("/about");
    assertEquals(
      about.match(/<section><h3>[\s\S]*?<\/section>/g)?.map((group) => group.match(/<li>/g)?.length),
      [9, 9, 9, 9],
    );
    assertEquals(
      about.match(/<ol class="values">[\s\S]*?<\/ol>/)?.[0].match(/<li>/g)?.length,
      5,
      "core values",
    );
    assertEquals(
      about.match(/<ul class="values team">[\s\S]*?<\/ul>/)?.[0].match(/<li>/g)?.length,
      3,
      "managers",
    );
    assertEquals((await read("/contact")).match(/<details name="faq">/g)?.length, 4);
  });

  await test.step("dates are short at home and long in the blog", async () => {
    assert(/<time[^>]*>[A-Z][a-z]{2} \d{1,2}, \d{4}</.test(await read("/")));
    assert(
      /<time[^>]*>(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}</
        .test(await read("/blog")),
    );
  });
});

Deno.test("A product of which little is known says so in each of its parts", async () => {
  await using site = await testApp();
  await site.category({ name: "Sheds", slug: "sheds" });
  const product = await site.stores.products.create(
    productInput({
      name: "Plain Powder",
      category: "Sheds",
      make: null,
      packaging: null,
      species: [],
      indications: [],
      composition: [],
      withdrawal: null,
      documents: [],
    }),
  );
  await site.stores.products.create(productInput({ name: "Other Powder", category: "Sheds", slug: "other" }));
  const text = await textOf(await site.request(`/product/${product.value.slug}`));
  assertStringIncludes(text, "Imported");
  assertStringIncludes(text, "placeholder-product.svg");
  assertStringIncludes(text, "No specifications available for this product.");
  assertStringIncludes(text, `/contact?subject=product_inquiry&product=${product.id}`);
});

Deno.test("A store with one product has no related ones, and a category without products says so", async () => {
  await using site = await testApp();
  await site.category({ name: "Sheds", slug: "sheds" });
  await site.category({ name: "Empty", slug: "empty" });
  await site.stores.products.create(productInput({ name: "Plain Powder", category: "Sheds", slug: "plain" }));
  assertStringIncludes(await textOf(await site.request("/product/plain")), "No related products available");
  assertStringIncludes(
    await textOf(await site.request("/products/empty")),
    "No products found in the Empty category.",
  );
});

Deno.test("Social icons are links to the owner's profiles, and absent where there are none", async () => {
  await using site = await testApp();
  assert(!(await textOf(await site.request("/contact"))).includes('class="social"'));
  const networks = { facebook: null, instagram: null, youtube: null, linkedin: null, whatsapp: null };
  const saved = await site.admin("PUT", "/api/admin/seo/social", {
    ...networks,
    twitter: "https://x.com/roost",
  });
  assertEquals(saved.status, 200);
  const text = await textOf(await site.request("/contact"));
  assertEquals(text.match(/<ul class="social"/g)?.length, 2, "in the contact information and in the footer");
  assertEquals(text.match(/href="https:\/\/x\.com\/roost"/g)?.length, 2);
});
