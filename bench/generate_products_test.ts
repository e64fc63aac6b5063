import { assertEquals } from "deno-std/assert/equals.js";
import { slugOf } from "../contract/shared/slug.ts";
import { generateProducts } from "./generate_products.ts";

Deno.test("Generated products are always the same, and no two share an address", async () => {
  const products = await generateProducts(2_000);
  assertEquals(products, await generateProducts(2_000));
  assertEquals(new Set(products.map(({ name }) => slugOf(name))).size, 2_000);
});

Deno.test("Generated products fill every category and leave some fields open, as real ones do", async () => {
  const products = await generateProducts(600);
  assertEquals(new Set(products.map(({ category }) => category)).size, 12);
  assertEquals(products.some(({ isFeatured }) => isFeatured), true);
  assertEquals(products.some(({ make }) => make === null), true);
  assertEquals(products.some(({ translations }) => translations?.hi?.name), true);
});
