import { assertEquals } from "deno-std/assert/equals.js";
import { type Product, ProductInputSchema } from "../../../contract/product.ts";
import { differences, issuesOf, tidied } from "../draft.ts";
import { rowOf } from "../draft_rows.ts";
import { blankProduct, draftOfProduct, inputOfProduct, productResource } from "./product_draft.ts";

const full: Product = {
  id: "01J",
  slug: "amprolium-20",
  name: "Amprolium 20%",
  status: "draft",
  category: "Anticoccidials",
  categorySlug: "anticoccidials",
  categoryColor: "#8A1C1C",
  make: null,
  packaging: "100 g sachet",
  isFeatured: true,
  badge: "Best seller",
  rating: 4.9,
  shortDescription: "Short",
  description: "Long",
  imageUrl: "/media/amprolium-20.svg",
  features: ["One", "Two"],
  specifications: { "CAS No.": "137-88-2", Assay: "20%" },
  usage: { instructions: "In water", dosage: ["240 mg/L"] },
  safetyInfo: { warning: "Animals only", precautions: ["Gloves"], storageInstructions: null },
  composition: [{ ingredient: "Amprolium", strength: null }],
  species: ["Broilers"],
  indications: ["Coccidiosis"],
  withdrawal: { meatDays: 0, eggDays: null, note: null },
  documents: [{ title: "Data sheet", url: "/product/amprolium-20" }],
  translations: {
    hi: { name: "ऐम्प्रोलियम", features: ["एक", "दो"], withdrawalNote: "नोट" },
    te: { usage: { instructions: "నీటిలో", dosage: [] } },
  },
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

Deno.test("A product that is opened and saved unchanged is sent as it was read", () => {
  const sent = ProductInputSchema.parse(inputOfProduct(draftOfProduct(full)));
  const { id: _, categorySlug: __, createdAt: ___, updatedAt: ____, ...read } = full;
  assertEquals(sent, read);
});

Deno.test("A badge colour that the category gives stays empty, so that it follows another category", () => {
  assertEquals(draftOfProduct(full, ["#8a1c1c"]).categoryColor, "");
  assertEquals(inputOfProduct(draftOfProduct(full, ["#8a1c1c"])).categoryColor, null);
  assertEquals(draftOfProduct(full, ["#1B5E20"]).categoryColor, "#8A1C1C");
});

Deno.test("Withdrawal is left out while nothing of it is filled in, and 0 days are something", () => {
  assertEquals(inputOfProduct(blankProduct()).withdrawal, null);
  assertEquals(inputOfProduct({ ...blankProduct(), eggDays: "0" }).withdrawal, {
    meatDays: null,
    eggDays: 0,
    note: null,
  });
});

Deno.test("Blank rows are dropped before the check, so that an issue's index is the row on the screen", () => {
  const draft = tidied({
    ...blankProduct(),
    name: "A",
    category: "B",
    composition: [rowOf("", ""), rowOf("Amprolium", ""), rowOf("", "20%")],
    documents: [rowOf("Sheet", "javascript:alert(1)")],
  });
  assertEquals(draft.composition.length, 2);
  assertEquals(issuesOf(productResource, draft).map(({ path }) => path), [
    "composition.1.ingredient",
    "documents.0.url",
  ]);
});

Deno.test("Name and category are asked for in the specification's words, numbers are checked beside their field", () => {
  const issues = issuesOf(productResource, { ...blankProduct(), rating: "six", meatDays: "1.5" });
  assertEquals(issues, [
    { path: "name", code: "required", message: "Product name and category are required" },
    { path: "category", code: "required", message: "Product name and category are required" },
    { path: "rating", code: "wrong_type", params: { expected: "number" }, message: "Must be a number" },
    {
      path: "withdrawal.meatDays",
      code: "wrong_type",
      params: { expected: "int" },
      message: "Must be whole days",
    },
  ]);
});

Deno.test("A specification's label that stands twice is said before one of them is lost", () => {
  const specifications = [rowOf("Assay", "20%"), rowOf(" Assay ", "25%")];
  assertEquals(issuesOf(productResource, { ...blankProduct(), name: "A", category: "B", specifications }), [
    { path: "specifications.Assay", code: "duplicate", message: "This label stands here twice" },
  ]);
});

Deno.test("Two versions are compared field by field, and the rows' keys do not count", () => {
  const mine = draftOfProduct({ ...full, make: "India", features: ["Two", "One"] });
  assertEquals(differences(productResource.labels, draftOfProduct(full), mine), [
    { label: "Make", theirs: "", mine: "India" },
    { label: "Key features", theirs: "One\nTwo", mine: "Two\nOne" },
  ]);
});
