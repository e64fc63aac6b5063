import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { loadSample } from "../sample/load_sample.ts";
import { aProduct } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { readPage } from "./testing/read_page.ts";

const ORIGIN = "https://roost.example";
/** An article is shown from its date on. */
const AFTER_THE_SAMPLE = new Date("2026-11-20T08:00:00.000Z");
const PATH = "/product/amoxicillin-trihydrate-50-soluble-powder";

Deno.test("What can be taken along from a page", async (test) => {
  await using site = await testApp({ origin: ORIGIN });
  site.clock.now = AFTER_THE_SAMPLE;
  await loadSample(site.stores);
  const visit = async (path: string) => await readPage(await site.request(path));

  await test.step("a product's label tells composition, species, indications and withdrawal", async () => {
    const { html } = await visit(PATH);
    for (
      const text of [
        "Amoxicillin trihydrate",
        "50% w/w",
        "Broilers, Pullets",
        "Fowl cholera",
        "5 days",
        "Never",
      ]
    ) {
      assertStringIncludes(html, text);
    }
    assertStringIncludes(html, `<th scope="col">Meat</th><th scope="col">Eggs</th>`);
  });

  await test.step("its sheet of paper says who, where and how old, and holds all four tabs", async () => {
    const { html } = await visit(PATH);
    assertStringIncludes(html, "Product data sheet");
    assertStringIncludes(html, "12 Sample Street, Hyderabad");
    assertStringIncludes(html.replaceAll("<!-- -->", ""), `<p>${ORIGIN}${PATH}<br/>`);
    assertStringIncludes(html, "Print data sheet");
    assertEquals(html.match(/class="tab-panel"/g)?.length, 4);
  });

  await test.step("a phone's first screen says for what, how much, the days and the warning", async () => {
    const { html } = await visit(PATH);
    const glance = /<dl class="glance".*?<\/dl>/s.exec(html)![0].replaceAll(/<[^>]+>/g, " ");
    for (
      const text of ["Fowl cholera", "Broilers, Pullets", "15 mg amoxicillin", "2 days", "severe allergy"]
    ) {
      assertStringIncludes(glance, text);
    }
    assertStringIncludes(html, "What does “prescription only” mean?");
  });

  await test.step("its bar has no button for a number that the company has not given", async () => {
    const bar = async () => /<div class="ask-bar".*?<\/div>/s.exec((await visit(PATH)).html)![0];
    assertStringIncludes(await bar(), 'href="tel:+914055500101"');
    assert(!(await bar()).includes("wa.me"));
    const social = await (await site.admin("GET", "/api/admin/seo/social")).json();
    await site.admin("PUT", "/api/admin/seo/social", { ...social, whatsapp: "+91 40 5550 0188" });
    assertStringIncludes(await bar(), "https://wa.me/914055500188?text=");
    assertStringIncludes(await bar(), "Amoxicillin+Trihydrate+50%25+Soluble+Powder");
    await site.admin("PUT", "/api/admin/seo/social", { ...social, whatsapp: null });
  });

  await test.step("its questions are answered from its record", async () => {
    const { html } = await visit("/te/product/amoxicillin-trihydrate-50-soluble-powder");
    assertStringIncludes(html, "గుడ్లు అమ్మే కోళ్లకు ఇవ్వవచ్చా?");
    const vitamin = await visit("/product/vitamin-b-complex-oral-liquid");
    assert(!vitamin.html.includes("Do I need a prescription"));
  });

  await test.step("where there are doses, a flock's need can be reckoned, for birds in the page's language", async () => {
    assertStringIncludes((await visit(PATH)).html, "How much for my flock");
    const bulk = await visit("/product/oxytetracycline-hydrochloride-bulk-drug");
    assert(!bulk.html.includes("How much for my flock"));
    const { doses, species } = await (await site.request(`/api/products/${PATH.split("/").at(-1)}?lang=te`))
      .json();
    assertEquals(doses[2].species, [species.at(-1)]);
    assertEquals([doses[2].amount, doses[2].unit, doses[2].per], ["3-4", "g", "100 kg live weight"]);
  });

  await test.step("beside amprolium stands toltrazuril", async () => {
    const { html } = await visit("/product/amprolium-20-soluble-powder");
    assertStringIncludes(html.slice(html.indexOf('id="related"')), "Toltrazuril 2.5%");
  });

  await test.step("WhatsApp gets the name and the full address, in the page's language", async () => {
    const english = await visit(PATH);
    const text = encodeURIComponent(`Amoxicillin Trihydrate 50% Soluble Powder ${ORIGIN}${PATH}`);
    assertStringIncludes(english.html, `href="https://wa.me/?text=${text}"`);
    const hindi = await visit(`/hi${PATH}`);
    assertStringIncludes(hindi.html, encodeURIComponent(`${ORIGIN}/hi${PATH}`));
  });

  await test.step("an article is shared by plain links, with its address", async () => {
    const path = "/blog/post/coccidiosis-control-in-broilers-and-layers";
    const { html } = await visit(path);
    const address = encodeURIComponent(ORIGIN + path);
    assertStringIncludes(html, `https://www.facebook.com/sharer/sharer.php?u=${address}"`);
    assertStringIncludes(html, `&amp;url=${address}"`);
    assert(
      !/<(script|iframe|img)[^>]*(facebook|whatsapp|x\.com)/.test(html),
      "something of theirs is loaded",
    );
  });

  await test.step("every document leads to a page or file that is there", async () => {
    const products: { slug: string; documents: { url: string }[] }[] =
      await (await site.request("/api/products")).json();
    const addresses = new Set(products.flatMap(({ documents }) => documents.map(({ url }) => url)));
    assert(addresses.size > 0);
    for (const address of addresses) assertEquals((await site.request(address)).status, 200, address);
  });
});

Deno.test("The map of home and contact", async (test) => {
  await using site = await testApp({ origin: ORIGIN });
  await loadSample(site.stores);
  const visit = async (path: string) => await readPage(await site.request(path));

  await test.step("is a drawing with the address and links, and loads nothing of others", async () => {
    for (const path of ["/", "/contact", "/te/contact"]) {
      const { html } = await visit(path);
      assert(!html.includes("<iframe"), path);
      assertStringIncludes(html, 'href="https://www.openstreetmap.org/?mlat=17.3992&amp;mlon=78.5062');
    }
  });

  await test.step("becomes OpenStreetMap's frame for who asks, without JavaScript too", async () => {
    const { html, canonical } = await visit("/contact?subject=other&map=1");
    assert(
      /<iframe src="https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=[^"]+" title="[^"]+" loading="lazy">/
        .test(html),
    );
    assertEquals(canonical, `${ORIGIN}/contact`);
    const asked = await visit("/contact?subject=other");
    assertStringIncludes(asked.html, 'href="/contact?subject=other&amp;map=1#map"');
  });

  await test.step("is all that the policy lets in, and only where there is one", async () => {
    for (const path of ["/", "/contact", "/hi", "/te/contact"]) {
      assertEquals((await visit(path)).policy["frame-src"], ["https://www.openstreetmap.org"], path);
    }
    for (const path of ["/about", PATH, "/no-such-page"]) {
      assertEquals((await visit(path)).policy["frame-src"], undefined, path);
    }
  });
});

Deno.test("A company elsewhere has its map there", async () => {
  await using site = await testApp();
  await loadSample(site.stores);
  const company = await (await site.admin("GET", "/api/admin/company")).json();
  const moved = await site.admin("PUT", "/api/admin/company", {
    ...company,
    latitude: 16.5062,
    longitude: 80.648,
  });
  assertEquals(moved.status, 200);
  assertStringIncludes((await readPage(await site.request("/contact"))).html, "mlat=16.5062&amp;mlon=80.648");
  const wrong = await site.admin("PUT", "/api/admin/company", { ...company, latitude: 91 });
  assertEquals(wrong.status, 422);
});

Deno.test("A formatted description is shown as it is meant, and told without its marks elsewhere", async () => {
  await using test = await testApp();
  await test.category();
  const description = "## Benefits\n\nFor **tired** flocks <b>of</b> any age:\n\n- firm shells\n" +
    "- see [our list](/products)\n- [never](javascript:alert)\n\n1. shake\n2. pour";
  const translations = { hi: { description: "- **मज़बूत** छिलके" } };
  await test.admin("POST", "/api/admin/products", aProduct({ description, translations }));
  const page = await readPage(await test.request("/product/amprolium-20"));
  assertStringIncludes(
    page.html,
    "<h3>Benefits</h3><p>For <strong>tired</strong> flocks &lt;b&gt;of&lt;/b&gt; any age:</p><ul><li>firm shells</li>" +
      '<li>see <a href="/products">our list</a></li><li>[never](javascript:alert)</li></ul>' +
      "<ol><li>shake</li><li>pour</li></ol>",
  );
  assertStringIncludes(
    (await readPage(await test.request("/hi/product/amprolium-20"))).html,
    "<ul><li><strong>मज़बूत</strong> छिलके</li></ul>",
  );
  const told = page.structured.find((each) => each["@type"] === "Product")?.description;
  assertEquals(
    told,
    "Benefits For tired flocks <b>of</b> any age: firm shells see our list [never](javascript:alert) shake pour",
  );
  assertEquals(/\*\*|##/.test(page.meta("description") ?? ""), false);
  const json = { query: "What are the benefits of Amprolium 20%?", chatHistory: [] };
  const { answer } = await (await test.request("/api/assistant/chat", { json })).json();
  assertEquals(/tired\*\*|## |\]\(\/products\)/.test(answer), false, answer);
});
