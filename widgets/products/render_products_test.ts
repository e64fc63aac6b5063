import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import type { ProductRow } from "../../contract/product.ts";
import { productRow } from "../kit/testing/product_row.ts";
import { productRows, productServer } from "../kit/testing/product_server.ts";
import { PRODUCTS_CSS, renderProducts, type RenderProductsOptions } from "./render_products.tsx";

const dewormers = [
  productRow({ name: "Piperazine", isFeatured: true }),
  productRow({ name: `<b>"Fish & oil"</b>` }),
  productRow({ name: "Levamisole" }),
];

/** The table over an API that has these rows. */
async function rendered(rows: ProductRow[], options: Partial<RenderProductsOptions> = {}) {
  const server = productServer(rows);
  const html = await renderProducts({ q: "", page: 1, ...options }, async (path) => {
    const query = new URL(path, "http://our.example").searchParams;
    const page = Number(query.get("page") ?? 1);
    const { value } = await server.fetchRows({ q: query.get("q") ?? "", page });
    return Response.json(value.rows, { headers: { "x-total-count": String(value.total) } });
  });
  return { html, asked: server.asked, rows: html.match(/<tr role="row"/g)!.length - 1 };
}

Deno.test("the table is a declarative shadow root with one style, which a page's policy can name by its hash", async () => {
  const { html } = await rendered(dewormers);
  assertMatch(html, /^<template shadowrootmode="open"><style>[^<]+<\/style><div class="root" lang="en"/);
  assertMatch(html, /<\/div><\/template>$/);
  assertStringIncludes(html, `<style>${PRODUCTS_CSS}</style>`);
  assertEquals(/ (style|on\w+)=/.test(html), false);
});

Deno.test("rows keep the server's order, and a name cannot become markup", async () => {
  const { html } = await rendered(dewormers);
  assertEquals(html.indexOf("Piperazine") < html.indexOf("Levamisole"), true);
  assertEquals(html.includes("<b>"), false);
  assertStringIncludes(html, "&lt;b>");
});

Deno.test("links are paths of our own site, in the page's language", async () => {
  const { html } = await rendered(dewormers);
  assertStringIncludes(html, `href="/product/levamisole"`);
  assertStringIncludes(html, `href="/contact?subject=product_inquiry&amp;product=id-levamisole"`);
  const hindi = await rendered(dewormers, { lang: "hi" });
  assertStringIncludes(hindi.html, `href="/hi/product/levamisole"`);
  assertStringIncludes(hindi.html, `<div class="root" lang="hi"`);
  assertStringIncludes(hindi.html, "3 उत्पाद");
});

Deno.test("search is a plain form, and its term is filtered on the server as in the browser", async () => {
  const { html, rows } = await rendered(dewormers, {
    q: " LEVA",
    action: "/products/dewormers",
    searchLabel: "Search active ingredient",
  });
  assertMatch(html, /<form[^>]* method="get" action="\/products\/dewormers"/);
  assertMatch(html, /<input[^>]* name="q"[^>]* value="LEVA"/);
  assertMatch(html, /<label for="q">Search active ingredient<\/label>/);
  assertStringIncludes(html, "Showing 1 product (filtered from 3)");
  assertEquals([rows, html.includes("Piperazine")], [1, false]);
});

Deno.test("an empty category is called by its name", async () => {
  const html = await renderProducts(
    { q: "", page: 1, category: "enzymes", categoryName: "Enzymes" },
    () => Promise.resolve(Response.json([], { headers: { "x-total-count": "0" } })),
  );
  assertStringIncludes(html, "No products found in the Enzymes category.");
});

Deno.test("a page holds its own rows, and links to the others", async () => {
  const second = await rendered(productRows(120), { page: 2, action: "/products" });
  assertEquals([second.rows, second.asked], [50, ["2"]]);
  assertStringIncludes(second.html, "Showing 51–100 of 120 products");
  assertStringIncludes(second.html, `rel="prev" href="/products#search"`);
  assertStringIncludes(second.html, `rel="next" href="/products?page=3#search"`);
});

Deno.test("many rows are searched by the server, and the search stays in the links", async () => {
  const { html, rows, asked } = await rendered(productRows(120), { q: "product", action: "/products" });
  assertEquals([rows, asked], [50, ["1", "1 product"]]);
  assertStringIncludes(html, "Showing 1–50 of 120 products (filtered from 120)");
  assertStringIncludes(html, `href="/products?q=product&amp;page=2#search"`);
});

Deno.test("exactly one page has no pager, one row more has", async () => {
  const options = { action: "/products" };
  const [one, two] = [await rendered(productRows(50), options), await rendered(productRows(51), options)];
  assertEquals([one.rows, one.html.includes("<nav")], [50, false]);
  assertEquals([two.rows, two.html.includes("<nav")], [50, true]);
});

Deno.test("rendering needs no document", () => {
  assertEquals(typeof document, "undefined");
});

Deno.test("rows have a button for the page's own list only where the page has words for it", async () => {
  const plain = await rendered(dewormers);
  assertEquals(plain.html.includes("data-list"), false);
  const listing = await rendered(dewormers, { listLabel: "Add to quote list" });
  assertStringIncludes(listing.html, `data-list="id-levamisole" aria-label="Add to quote list: Levamisole"`);
});
