import { assertEquals } from "deno-std/assert/equals.js";
import { productRow } from "../kit/testing/product_row.ts";
import { findProducts } from "./find_products.ts";

const rows = [
  productRow({ name: "Tylosin", make: "India", description: "For chronic respiratory disease" }),
  productRow({ name: "amprolium", shortDescription: "Against coccidiosis" }),
  productRow({ name: "Zinc oxide", isFeatured: true }),
  productRow({ name: "Biotin", isFeatured: true }),
];
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

for (
  const [where, term, found] of [
    ["name", "TYLO", ["Tylosin"]],
    ["make as it is written", "india", ["Tylosin"]],
    ["make as it is shown", "భారత్", ["Tylosin"]],
    ["description", "Respiratory", ["Tylosin"]],
    ["short description", "coccidiosis", ["amprolium"]],
    ["a missing make as it is shown", "దిగుమతి", ["amprolium", "Zinc oxide", "Biotin"]],
    ["nothing", "no such thing", []],
  ] as const
) {
  Deno.test(`a term is found in ${where}`, () => {
    assertEquals(names(findProducts(rows, term, "te")), [...found]);
  });
}

Deno.test("an empty term finds everything", () => {
  assertEquals(findProducts(rows, "", "te").length, 4);
});

Deno.test("a translated product is found by its English name too", () => {
  const translated = [productRow({ name: "యాంప్రోలియం", slug: "amprolium-20-soluble-powder" })];
  assertEquals(names(findProducts(translated, "Amprolium 20", "te")), ["యాంప్రోలియం"]);
});
