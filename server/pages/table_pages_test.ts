import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const ORIGIN = "http://localhost:8000";

/** A catalogue of so many products in one category, and of one in another. */
async function catalogue(test: TestApp, count: number): Promise<void> {
  await test.category();
  await test.category({ name: "Enzymes" });
  await test.stores.products.create(productInput({ name: "Phytase", category: "Enzymes" }));
  for (let n = 0; n < count; n++) {
    await test.stores.products.create(productInput({ name: `Amprolium ${String(n).padStart(3, "0")}` }));
  }
}

async function read(test: TestApp, path: string) {
  const response = await test.request(path);
  const html = await response.text();
  const rel = (name: string) =>
    new RegExp(`rel="${name}" href="([^"]*)"`).exec(html)?.[1]?.replace(ORIGIN, "");
  return {
    html,
    status: response.status,
    title: /<title>([^<]*)/.exec(html)?.[1],
    count: /Showing [^<]*/.exec(html)?.[0],
    head: { canonical: rel("canonical"), prev: rel("prev"), next: rel("next") },
  };
}

Deno.test("A table of exactly one page has no other, one product more makes a second page", async () => {
  await using test = await testApp();
  await catalogue(test, 50);
  const full = await read(test, "/products/anticoccidials");
  assertEquals([full.count, full.head.next], ["Showing 50 products", undefined]);
  assertEquals((await read(test, "/products/anticoccidials?page=2")).status, 404);

  await test.stores.products.create(productInput({ name: "Toltrazuril" }));
  const first = await read(test, "/products/anticoccidials");
  assertEquals([first.count, first.head], ["Showing 1–50 of 51 products", {
    canonical: "/products/anticoccidials",
    prev: undefined,
    next: "/products/anticoccidials?page=2",
  }]);
  const second = await read(test, "/products/anticoccidials?page=2");
  assertEquals([second.count, second.head], ["Showing 51–51 of 51 products", {
    canonical: "/products/anticoccidials?page=2",
    prev: "/products/anticoccidials",
    next: undefined,
  }]);
  assert(second.title !== first.title, "two pages share a title");
  assertStringIncludes(second.html, "Toltrazuril");
  assertEquals((await read(test, "/products?page=2")).count, "Showing 51–52 of 52 products");
  assertEquals(
    (await read(test, "/hi/products/anticoccidials?page=2")).head.prev,
    "/hi/products/anticoccidials",
  );
});

Deno.test("A category of one product says so, and has no pager", async () => {
  await using test = await testApp();
  await catalogue(test, 0);
  const { count, html } = await read(test, "/products/enzymes");
  assertEquals([count, html.includes(`<nav class="pager"`)], ["Showing 1 product", false]);
});

Deno.test("A page that cannot be is not found, in the whole table as in what a search has found", async () => {
  await using test = await testApp();
  await catalogue(test, 60);
  const base = "/products/anticoccidials";
  for (const page of ["3", "0", "-1", "1.5", "x", "", "9999999"]) {
    assertEquals((await read(test, `${base}?page=${page}`)).status, 404, page);
  }
  assertEquals((await read(test, `${base}?page=1`)).head.canonical, base);
  const found = await read(test, `${base}?q=amprolium&page=2`);
  assertEquals([found.status, found.count], [200, "Showing 51–60 of 60 products (filtered from 60)"]);
  assertEquals(found.head.canonical, base);
  assertEquals((await read(test, `${base}?q=xylophone&page=2`)).status, 404);
});

Deno.test("A page carries its own rows and no others, whatever the size of the catalogue", async () => {
  await using test = await testApp();
  await catalogue(test, 120);
  const { html } = await read(test, "/products/anticoccidials?page=2");
  assertEquals(html.match(/<th role="rowheader"/g)?.length, 50);
  const data = /<script id="data"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? "";
  assertEquals(data.includes("Amprolium"), false, "rows are embedded as data");
});
