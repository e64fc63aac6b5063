import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { productRow } from "../kit/testing/product_row.ts";
import { PRODUCTS_CSS, renderProducts } from "./render_products.tsx";

const rows = [
  productRow({ name: "Levamisole" }),
  productRow({ name: `<b>"Fish & oil"</b>` }),
  productRow({ name: "Piperazine", isFeatured: true }),
];

Deno.test("the table is a declarative shadow root with one style, which a page's policy can name by its hash", () => {
  const html = renderProducts({ rows });
  assertMatch(html, /^<template shadowrootmode="open"><style>[^<]+<\/style><div class="root" lang="en"/);
  assertMatch(html, /<\/div><\/template>$/);
  assertStringIncludes(html, `<style>${PRODUCTS_CSS}</style>`);
  assertEquals(/ (style|on\w+)=/.test(html), false);
});

Deno.test("featured rows come first, and a name cannot become markup", () => {
  const html = renderProducts({ rows });
  assertEquals(html.indexOf("Piperazine") < html.indexOf("Levamisole"), true);
  assertEquals(html.includes("<b>"), false);
  assertStringIncludes(html, "&lt;b>");
});

Deno.test("links are paths of our own site", () => {
  const html = renderProducts({ rows });
  assertStringIncludes(html, `href="/product/levamisole"`);
  assertStringIncludes(html, `href="/contact?subject=product_inquiry&amp;product=id-levamisole"`);
});

Deno.test("search is a plain form, and its term is filtered on the server as in the browser", () => {
  const html = renderProducts({
    rows,
    q: "LEVA",
    action: "/products/dewormers",
    searchLabel: "Search active ingredient",
  });
  assertMatch(html, /<form[^>]* method="get" action="\/products\/dewormers"/);
  assertMatch(html, /<input[^>]* name="q"[^>]* value="LEVA"/);
  assertMatch(html, /<label for="q">Search active ingredient<\/label>/);
  assertStringIncludes(html, "Showing 1 product (filtered from 3)");
  assertEquals(html.includes("Piperazine"), false);
});

Deno.test("an empty category is called by its name", () => {
  const html = renderProducts({ rows: [], category: "enzymes", categoryName: "Enzymes" });
  assertStringIncludes(html, "No products found in the Enzymes category.");
});

Deno.test("rows beyond a hundred are a link away", () => {
  const many = Array.from({ length: 150 }, (_, i) => productRow({ name: `Product ${i}` }));
  const first = renderProducts({ rows: many, action: "/products", q: "product" });
  assertStringIncludes(first, `href="/products?q=product&amp;shown=200"`);
  const all = renderProducts({ rows: many, action: "/products", q: "product", shown: 200 });
  assertEquals(all.match(/<tr role="row"/g)?.length, 151);
});

Deno.test("rendering needs no document", () => {
  assertEquals(typeof document, "undefined");
});
