import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { loadSample } from "../sample/load_sample.ts";
import { testApp } from "../testing/test_app.ts";
import { readPage } from "./testing/read_page.ts";

const ORIGIN = "https://roost.example";
const TWO = ["amprolium-20-soluble-powder", "toltrazuril-2-5-oral-solution"];

Deno.test("Products are narrowed and compared without a script", async (test) => {
  await using site = await testApp({ origin: ORIGIN });
  await loadSample(site.stores);
  const visit = async (path: string) => await readPage(await site.request(path));
  const rowsIn = (html: string) => [...html.matchAll(/class="name"[^>]*>([^<]*)</g)].map(([, name]) => name!);

  await test.step("a form's ticks and our links show the same rows, as a state of the one indexed page", async () => {
    const ticked = await visit("/products?treats=coccidiosis&form=powder&form=premix");
    const linked = await visit("/products?form=powder,premix&treats=coccidiosis");
    assertEquals(rowsIn(ticked.html), [
      "Amprolium 20% Soluble Powder",
      "Sulphaclozine Sodium 30% Soluble Powder",
    ]);
    assertEquals(rowsIn(linked.html), rowsIn(ticked.html));
    assertEquals(ticked.canonical, `${ORIGIN}/products`);
    assertStringIncludes(ticked.html, `name="form" checked="" value="powder"`);
    // Each chip leads to the list without it.
    assertStringIncludes(ticked.html, `href="/products?treats=coccidiosis&amp;form=premix#search"`);
  });

  await test.step("the style sheets are asked for before the body comes", async () => {
    const { headers } = await site.request("/products?eggs=0");
    assertEquals(headers.get("link"), "</products/page.css>; rel=preload; as=style");
  });

  await test.step("a category keeps what is chosen, and a search too", async () => {
    const { html } = await visit("/products?treats=coccidiosis");
    assertStringIncludes(html, `href="/products/anticoccidials?treats=coccidiosis"`);
    assertStringIncludes(html, `<input type="hidden" form="search" name="treats" value="coccidiosis"`);
    const { status, headers } = await site.request("/products?category=anticoccidials&treats=coccidiosis");
    assertEquals([status, headers.get("location")], [301, "/products/anticoccidials?treats=coccidiosis"]);
  });

  await test.step("the order is a part of the address, and stays on the next page", async () => {
    const { html } = await visit("/products?sort=name&page=2");
    const names = rowsIn(html);
    assertEquals(names, names.toSorted(new Intl.Collator("en", { numeric: true }).compare));
    assertStringIncludes(html, `href="/products?sort=name#search"`);
  });

  await test.step("a page beyond the end of what is narrowed does not exist", async () => {
    assertEquals((await visit("/products?eggs=0&page=2")).status, 200);
    assertEquals((await visit("/products?eggs=0&page=3")).status, 404);
    const none = await visit("/products?form=injection&eggs=0");
    assertStringIncludes(none.html, "No product has all of this.");
  });

  await test.step("products stand side by side, and what differs is marked", async () => {
    const page = await visit(`/compare?ids=${TWO[0]}&ids=${TWO[1]}&ids=gone`);
    assertEquals(page.status, 200);
    assertEquals(page.canonical, `${ORIGIN}/compare`);
    assertStringIncludes(page.html, "Toltrazuril: 2.5% w/v (25 mg per mL)");
    assertStringIncludes(page.html, "Chickens at 20 mg/kg: 0 days");
    const rows = page.html.match(/<tr class="differs">/g)!.length;
    assert(page.html.includes(`<tr><th scope="row">Category`), "both are of one category");
    const partial = await visit(`/compare?ids=${TWO}&only=differences`);
    assertEquals(partial.html.match(/<tr class="differs">/g)!.length, rows);
    assert(!partial.html.includes(`<tr><th scope="row">`));
  });

  await test.step("no more than four are compared, and none is no error", async () => {
    const all = (await (await site.request("/api/products?fields=slug&limit=6")).json()) as {
      slug: string;
    }[];
    const { html } = await visit(`/compare?ids=${all.map(({ slug }) => slug)}`);
    assertEquals(html.match(/class="compare-head"/g)!.length, 4);
    assertEquals((await visit("/compare")).status, 200);
    const sitemap = await (await site.request("/sitemap.xml")).text();
    assertEquals([sitemap.includes("/products<"), sitemap.includes("/compare")], [true, false]);
  });
});
