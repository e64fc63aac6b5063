import { assertEquals } from "deno-std/assert/equals.js";
import { productRow } from "../kit/testing/product_row.ts";
import { findProducts, orderProducts } from "./order_products.ts";

const rows = [
  productRow({ name: "Tylosin", make: "India", description: "For chronic respiratory disease" }),
  productRow({ name: "amprolium", shortDescription: "Against coccidiosis" }),
  productRow({ name: "Zinc oxide", isFeatured: true }),
  productRow({ name: "Biotin", isFeatured: true }),
];
const names = (found: typeof rows) => found.map(({ name }) => name);

Deno.test("featured products come first, then all is alphabetical in any case", () => {
  assertEquals(names(orderProducts(rows)), ["Biotin", "Zinc oxide", "amprolium", "Tylosin"]);
});

for (
  const [where, term, found] of [
    ["name", "TYLO", ["Tylosin"]],
    ["make", "india", ["Tylosin"]],
    ["description", "Respiratory", ["Tylosin"]],
    ["short description", "coccidiosis", ["amprolium"]],
    ["make as it is shown", "imported", ["amprolium", "Zinc oxide", "Biotin"]],
    ["nothing", "no such thing", []],
  ] as const
) {
  Deno.test(`a term is found in ${where}`, () => {
    assertEquals(names(findProducts(rows, term, "Imported")), [...found]);
  });
}

Deno.test("blanks around a term do not count, and a blank term finds everything", () => {
  assertEquals(names(findProducts(rows, "  biotin ", "Imported")), ["Biotin"]);
  assertEquals(findProducts(rows, "   ", "Imported").length, 4);
});
