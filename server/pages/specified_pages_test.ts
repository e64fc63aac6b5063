import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { LANGUAGES } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { loadSample } from "../sample/load_sample.ts";
import { aProduct, productInput } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { type Part, PartsOfPage } from "./testing/parts_of_page.ts";
import { readPage } from "./testing/read_page.ts";

const AMPROLIUM = "/product/amprolium-20-soluble-powder";
const ESSENTIALS = "/blog/post/essential-tips-for-poultry-health-management";

/** An article is shown from its date on. */
const AFTER_THE_SAMPLE = new Date("2026-11-20T08:00:00.000Z");

const BUSINESS_HOURS: Part[] = [
  ["main .hours span", "Monday to Friday"],
  ["main .hours span", "9:00 AM to 6:00 PM"],
  ["main .hours span", "Saturday"],
  ["main .hours span", "9:00 AM to 2:00 PM"],
  ["main .hours span", "Sunday"],
  ["main .hours span", "Closed"],
];

/** What the specification says of each page, in its order: where it stands, and its exact words. */
const PAGES: Record<string, Part[]> = {
  "/": [
    ["header small", "Premium Poultry Healthcare"],
    ["main h1", "Premium Poultry Healthcare"],
    ["main .hero-text a.button", "View Products"],
    ["main .hero-text a.button", "Request Quote"],
    ["main .trust li", "Genuine APIs"],
    ["main .trust li", "Competitive pricing"],
    ["main .trust li", "Fast fulfilment"],
    ["main .trust li", "Pan-India distribution"],
    ["main .trust li", "500+ products"],
    ["main .trust li", "24/7 support"],
    ["main h2", "Our Products"],
    ["main .search label", "Search active ingredient"],
    ["main .tile strong", "Dewormers"],
    ["main h3", "Featured Products"],
    ["main .facts-table th", "Packaging"],
    ["main .facts-table a.button", "Request Quote"],
    ["main h2", "About Roost"],
    ["main h2", "Latest Insights"],
    ["main a.button", "View All Articles"],
    ["main h2", "Get in Touch"],
    ["main form.form button", "Send Message"],
    ["main .contacts dt", "Address"],
  ],
  "/about": [
    ["main h1"],
    ["main h2", "How it began"],
    ["main .stats dd", "35+"],
    ["main .stats dd", "500+"],
    ["main .stats dd", "Pan-India"],
    ["main .stats dd", "24/7"],
    ["main h2", "Management team"],
    ["main .team h3", "Operations"],
    ["main .team h3", "Quality Assurance"],
    ["main .team h3", "Customer Support"],
    ["main h2", "Product portfolio"],
    ["main .portfolio h3", "Antibiotics"],
    ["main .portfolio h3", "Vitamins & Minerals"],
    ["main .portfolio h3", "Dewormers"],
    ["main .portfolio h3", "Other Products"],
    ["main .creed h2", "Mission"],
    ["main .creed h2", "Vision"],
    ["main h2", "Core values"],
    ["main h2", "Facilities"],
    ["main a.button", "Request a Quote"],
    ["main a.button", "Contact Us"],
    ["main a.button", "Browse Products"],
  ],
  "/products": [
    ["main h1", "Products"],
    ["main .page-head .lead", "Explore our veterinary solutions (display only)"],
    ["main .category-card .explore", "Explore category >"],
    [".root .search label", "Search active ingredient"],
    [".root th", "Product Name"],
    [".root th", "Make"],
    ["main h2", "Browse by Category"],
  ],
  "/products/dewormers": [
    ["main h1", "Dewormers Products"],
    ["main .sidebar h2", "Product Categories"],
    ["main .sidebar a", "All Products"],
    [".root .search label", "Search by product name or make"],
    [".root .count", "Showing 7 products"],
    [".root th", "Product Name"],
    [".root th", "Make"],
    [".root .featured .badge", "Featured"],
  ],
  [AMPROLIUM]: [
    ["main .badge", "Anticoccidials"],
    ["main h1", "Amprolium 20% Soluble Powder"],
    ["main .facts dt", "Make"],
    ["main .facts dt", "Packaging"],
    ["main h2", "Key Features"],
    ["main .actions a.button", "Request Quote"],
    ["main .actions a.button", "Contact Us"],
    ["main .tab-list a", "Description"],
    ["main .tab-list a", "Specifications"],
    ["main .tab-list a", "Usage & Dosage"],
    ["main .tab-list a", "Safety Information"],
    ["main #description h2", "Description"],
    ["main #specifications h2", "Specifications"],
    ["main #usage h2", "Usage & Dosage"],
    ["main #safety h2", "Safety Information"],
    ["main h2", "Related Products"],
    ["main .related-card a", "View Details"],
  ],
  "/blog": [
    ["main h1", "Poultry Healthcare Insights"],
    ["main .search label", "Search Articles"],
    ["main .sidebar a", "All Categories"],
    ["main .tags h2", "Popular Tags"],
    ["main .tags .chip", "Vaccination"],
    ["main .tags .chip", "Nutrition"],
    ["main .tags .chip", "Disease Prevention"],
    ["main .tags .chip", "Antibiotics"],
    ["main .tags .chip", "Biosecurity"],
    ["main a.text-link", "Read Article"],
  ],
  "/blog/vaccination": [["main h1", "Vaccination Articles"]],
  "/blog?q=xyzzy": [
    ["main .empty h2", "No Articles Found"],
    ["main .empty p", 'No articles matching "xyzzy". Try a different search term.'],
    ["main .empty a.button", "Clear Search"],
  ],
  [ESSENTIALS]: [
    ["main .author strong", "Written by Roost Technical Team (sample)"],
    ["main .author small", "Poultry Healthcare Expert"],
    ["main .sidebar h2", "Related Articles"],
    ["main h2", "More Articles You Might Like"],
  ],
  "/contact": [
    ["main h1"],
    ["main form option", "Product Inquiry"],
    ["main form option", "Order Status"],
    ["main form option", "Technical Support"],
    ["main form option", "Partnership Opportunity"],
    ["main form option", "Other"],
    ["main form button", "Send Message"],
    ["main .contacts dt", "Address"],
    ['main .contacts a[href^="tel:"]'],
    ["main .contacts dt", "Email"],
    ...BUSINESS_HOURS,
    ["main #map"],
    ["main .faq summary", "Which areas do you serve?"],
    ["main .faq summary", "How do I place an order?"],
    ["main .faq summary", "Do you give technical support?"],
    ["main .faq summary", "Which payments do you accept?"],
  ],
  "/privacy-policy": [["main h1"], ["main .lead", "Last updated May 13, 2025"]],
  "/terms-of-service": [["main h1"], ["main .lead", "Last updated May 13, 2025"]],
  "/sitemap": [
    ['main a[href="/products#search"]'],
    ['main a[href="/#chat-assistant"]'],
    ['main a[href="/admin"]', "Admin Login"],
    ['main a[href="/sitemap.xml"]'],
  ],
  "/no-such-page": [
    ["main h1", "Page Not Found"],
    [
      "main p",
      "We're sorry, the page you requested could not be found. Please check the URL or navigate back to our homepage.",
    ],
    ["main a.button", "Back to Homepage"],
    ["main a.button", "Browse Products"],
    ['main a[href="mailto:info@roost.example"]'],
  ],
  "/product/no-such-product": [
    ["main h1", "Product Not Found"],
    ["main p", "The product you're looking for doesn't exist or has been removed."],
    ["main a.button", "Browse All Products"],
  ],
  "/blog/post/no-such-article": [
    ["main h1", "Article Not Found"],
    ["main p", "The article you're looking for doesn't exist or has been removed."],
    ["main a.button", "Browse All Articles"],
  ],
};

/** How many of each the specification asks for. */
const COUNTS: [path: string, selector: string, count: number][] = [
  ["/", "main .tile", 4],
  ["/", "main .insight", 3],
  ["/", "main .facts-table tbody tr", 4],
  ["/products", "main .category-card", 4],
  [AMPROLIUM, "main .related-card", 4],
  [ESSENTIALS, "main li.insight", 3],
  ["/about", "main .portfolio section", 4],
  ["/about", "main .portfolio li", 4 * 9],
  ["/about", "main ol.values > li", 5],
  ["/about", "main .team > li", 3],
  ["/contact", 'main details[name="faq"]', 4],
];

Deno.test("The pages say the specification's words, where it says, in its order", async (test) => {
  await using site = await testApp();
  site.clock.now = AFTER_THE_SAMPLE;
  await loadSample(site.stores);
  const pages = new Map<string, PartsOfPage>();
  for (const path of Object.keys(PAGES)) {
    pages.set(path, new PartsOfPage(await (await site.request(path)).text()));
  }

  for (const [path, parts] of Object.entries(PAGES)) {
    await test.step(path, () => assertEquals(pages.get(path)!.missing(parts), []));
  }

  await test.step("as many of each as the specification says", () => {
    for (const [path, selector, count] of COUNTS) {
      assertEquals(pages.get(path)!.count(selector), count, `${selector} on ${path}`);
    }
  });

  await test.step("the frame has five links, six categories, the year and the legal pages", () => {
    const about = pages.get("/about")!;
    assertEquals(about.texts("header .header-nav a"), ["Home", "Products", "About", "Blog", "Contact"]);
    assertEquals(about.texts('header .header-nav a[aria-current="page"]'), ["About"]);
    for (
      const path of [
        "/products/antibiotics",
        "/products/vitamins-minerals",
        "/products/dewormers",
        "/products/enzymes",
        "/products/feed-additives",
        "/products/minerals",
        "/privacy-policy",
        "/terms-of-service",
        "/sitemap",
      ]
    ) {
      assertEquals(about.count(`footer a[href="${path}"]`), 1, path);
    }
    assertMatch(about.texts("footer p").join("\n"), /^© 2026 Roost Poultry Healthcare\b/m);
  });

  await test.step("dates are short at home and long in the blog", () => {
    assertMatch(pages.get("/")!.texts("main .insight time")[0]!, /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    assertMatch(pages.get("/blog")!.texts("main time")[0]!, /^[A-Z][a-z]{3,8} \d{1,2}, \d{4}$/);
  });
});

Deno.test("The specification's constants are in the heads of pages", async () => {
  await using site = await testApp();
  await loadSample(site.stores);
  const visit = async (path: string) => await readPage(await site.request(path));

  const { structured } = await visit("/contact");
  const business = structured.find((data) => data["@type"] === "LocalBusiness")!;
  assertEquals((business.address as Record<string, unknown>).addressCountry, "IN");
  assertEquals(business.priceRange, "₹₹");
  assertEquals(business.foundingDate, "1989");
  assertEquals(business.geo, { "@type": "GeoCoordinates", latitude: 17.3992, longitude: 78.5062 });
  const hours = business.openingHoursSpecification as Record<string, unknown>[];
  assertEquals(hours.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]), [
    [["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "09:00", "18:00"],
    [["Saturday"], "09:00", "14:00"],
  ]);
  for (const { availableLanguage } of business.contactPoint as Record<string, unknown>[]) {
    assertEquals(availableLanguage, ["en", "hi", "te"]);
  }

  const product = (await visit(AMPROLIUM)).structured.find((data) => data["@type"] === "Product")!;
  const { price, priceCurrency, availability } = product.offers as Record<string, unknown>;
  assertEquals([price, priceCurrency, availability], [
    "Contact for pricing",
    "INR",
    "https://schema.org/InStock",
  ]);

  for (const language of LANGUAGES) {
    const { meta } = await visit(localPath(language, "/about"));
    assertEquals(["og:locale", "geo.region", "geo.placename", "ICBM"].map(meta), [
      `${language}_IN`,
      "IN-TG",
      { en: "Hyderabad", hi: "हैदराबाद", te: "హైదరాబాద్" }[language],
      "17.3992, 78.5062",
    ]);
  }
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
  const page = new PartsOfPage(await (await site.request(`/product/${product.value.slug}`)).text());
  assertEquals(
    page.missing([
      ['main img[src*="placeholder-product.svg"]'],
      ["main .facts span", "Imported"],
      [`main .actions a[href="/contact?subject=product_inquiry&product=${product.id}"]`],
      ["main #specifications p", "No specifications available for this product."],
      ["main .related p", "No related products available."],
    ]),
    [],
  );
});

Deno.test("A product's HSN code is on its page where it has one", async () => {
  await using site = await testApp();
  await site.category({ name: "Sheds", slug: "sheds" });
  const hsn = async (slug: string, hsnCode: string | null) => {
    const answer = await site.admin(
      "POST",
      "/api/admin/products",
      productInput({ name: slug, slug, category: "Sheds", hsnCode }),
    );
    assertEquals(answer.status, 201);
    const page = new PartsOfPage(await (await site.request(`/product/${slug}`)).text());
    return page.missing([["main .facts dt", "HSN"], ["main .facts dd", hsnCode ?? ""]]).length === 0;
  };
  assertEquals([await hsn("with", "30049011"), await hsn("without", null)], [true, false]);
});

Deno.test("Packs, pictures, papers and the chosen related product are on a product's page, in its language", async () => {
  await using site = await testApp();
  await site.category({ name: "Sheds", slug: "sheds" });
  const save = async (fields: Record<string, unknown>) => {
    const answer = await site.admin(
      "POST",
      "/api/admin/products",
      aProduct({ category: "Sheds", ...fields }),
    );
    assertEquals(answer.status, 201, await answer.clone().text());
    return await answer.json();
  };
  const others = [];
  for (const name of ["Aa", "Bb", "Cc", "Dd", "Zz"]) others.push(await save({ name }));
  await save({
    name: "Full",
    imageUrl: "/media/a.webp",
    imageAlt: "A sachet",
    pictures: [{ url: "/media/b.webp", alt: "Its back", translations: { hi: { alt: "पीछे" } } }],
    packs: [{ size: "500", unit: "g", code: "F-500", barcode: "8901234567890" }],
    gstRate: 12,
    schedule: "H",
    manufacturer: "Sample Labs",
    licenceNumber: "TS/1/2020",
    related: [others.at(-1).id],
    seoTitle: "Full, for search engines",
  });
  const page = new PartsOfPage(await (await site.request("/product/full")).text());
  assertEquals(
    page.missing([
      ["title", "Full, for search engines"],
      ["main .schedule", "Schedule H: sold on a veterinarian's prescription only"],
      ["main .facts dd", "Sample Labs"],
      ["main .facts dd", "TS/1/2020"],
      ["main .facts dd", "12%"],
      ["main .packs td", "500 g"],
      ["main .packs td", "F-500"],
      ["main .packs td", "8901234567890"],
      [".related-card h3", "Zz"],
    ]),
    [],
  );
  assertEquals(page.count(`.thumbs a[href="/media/b.webp"] img[alt="Its back"]`), 1);
  const html = await (await site.request("/hi/product/full")).text();
  assertStringIncludes(html, `alt="पीछे"`);
  assertStringIncludes(html, `"gtin":"8901234567890"`);
});

Deno.test("A category without products says so", async () => {
  await using site = await testApp();
  await site.category({ name: "Empty", slug: "empty" });
  const page = new PartsOfPage(await (await site.request("/products/empty")).text());
  assertEquals(page.missing([[".root p", "No products found in the Empty category."]]), []);
});

Deno.test("Social icons are links to the owner's profiles, and absent where there are none", async () => {
  await using site = await testApp();
  const social = async () => new PartsOfPage(await (await site.request("/contact")).text());
  assertEquals((await social()).count(".social"), 0);
  const networks = { facebook: null, instagram: null, youtube: null, linkedin: null, whatsapp: null };
  const saved = await site.admin("PUT", "/api/admin/seo/social", {
    ...networks,
    twitter: "https://x.com/roost",
  });
  assertEquals(saved.status, 200);
  const page = await social();
  for (const place of ["main", "footer"]) {
    assertEquals(page.count(`${place} ul.social a`), 1, place);
    assertEquals(page.count(`${place} ul.social a[href="https://x.com/roost"]`), 1, place);
  }
});
