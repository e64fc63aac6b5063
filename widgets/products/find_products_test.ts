import { assertEquals } from "deno-std/assert/equals.js";
import { productRow } from "../kit/testing/product_row.ts";
import { findProducts } from "./find_products.ts";

const rows = [
  productRow({ name: "Tylosin", make: "India", description: "For chronic respiratory disease" }),
  productRow({ name: "amprolium", shortDescription: "Against coccidiosis" }),
  productRow({ name: "Zinc oxide", isFeatured: true }),
  productRow({ name: "Biotin", isFeatured: true }),
];
const words = { imported: "Imported", india: "భారత్" };
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

for (
  const [where, term, found] of [
    ["name", "TYLO", ["Tylosin"]],
    ["make as it is shown", "భారత్", ["Tylosin"]],
    ["description", "Respiratory", ["Tylosin"]],
    ["short description", "coccidiosis", ["amprolium"]],
    ["a missing make as it is shown", "imported", ["amprolium", "Zinc oxide", "Biotin"]],
    ["nothing", "no such thing", []],
  ] as const
) {
  Deno.test(`a term is found in ${where}`, () => {
    assertEquals(names(findProducts(rows, term, words)), [...found]);
  });
}

Deno.test("an empty term finds everything", () => {
  assertEquals(findProducts(rows, "", words).length, 4);
});
