import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { CONTACT_MESSAGE, productInput } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { readPage } from "./testing/read_page.ts";

/** Breaks out of text, of an attribute, of a script and of a comment, and ends a line in JavaScript. */
const HOSTILE = `"'><\/script><script>alert(1)</script><img src=x onerror=alert(1)><!--\u2028`;

Deno.test("Whatever the catalogue says is shown as text", async () => {
  await using site = await testApp();
  await site.category({ name: `Sheds ${HOSTILE}`, slug: "sheds", description: HOSTILE });
  await site.stores.products.create(productInput({
    name: `Powder ${HOSTILE}`,
    slug: "powder",
    category: `Sheds ${HOSTILE}`,
    description: HOSTILE,
    shortDescription: HOSTILE,
    features: [HOSTILE],
    isFeatured: true,
    badge: "<b>x</b>",
    specifications: { [HOSTILE]: HOSTILE },
    composition: [{ ingredient: HOSTILE, strength: HOSTILE }],
  }));
  for (const path of ["/", "/products", "/products/sheds", "/product/powder", "/sitemap"]) {
    const page = await readPage(await site.request(path));
    assertEquals(page.status, 200, path);
    assert(!page.html.includes("<script>alert"), path);
    assert(!page.html.includes("<img src=x"), path);
    assert(!page.html.includes("<b>x"), path);
    // Both kinds of embedded JSON end where they should, or `readPage` could not have parsed them.
    assert(page.structured.length > 0, path);
  }
  const { data } = await readPage(await site.request("/product/powder"));
  assertEquals((data.queries["/api/products/powder"] as { description: string }).description, HOSTILE.trim());
});

Deno.test("Whatever an address says is shown as text", async () => {
  await using site = await testApp();
  const hostile = encodeURIComponent(HOSTILE);
  for (
    const path of [
      `/products?q=${hostile}`,
      `/blog?q=${hostile}`,
      `/contact?subject=${hostile}&product=${hostile}`,
      `/${hostile}`,
      `/product/${hostile}`,
      `/products/${hostile}`,
    ]
  ) {
    const page = await readPage(await site.request(path));
    assert(!page.html.includes("<script>alert"), path);
    assert(!page.html.includes("<img src=x"), path);
  }
});

Deno.test("Whatever a plain form says is shown as text", async () => {
  await using site = await testApp();
  const body = new URLSearchParams({ ...CONTACT_MESSAGE, email: HOSTILE, message: HOSTILE, name: HOSTILE });
  const page = await readPage(await site.request("/api/contact", { method: "POST", body }));
  assertEquals(page.status, 422);
  assert(!page.html.includes("<script>alert"));
  assertStringIncludes(page.html, "&lt;script&gt;alert(1)");
});

Deno.test("An address cannot send a visitor to another site", async () => {
  await using site = await testApp();
  for (const path of ["//evil.example/", "//evil.example//", "/\\evil.example/"]) {
    const response = await site.app.request(new Request(`http://localhost:8000${path}`));
    const location = response.headers.get("location") ?? "/";
    assertEquals(new URL(location, "http://localhost:8000").origin, "http://localhost:8000", path);
  }
});
