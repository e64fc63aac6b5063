import { assertEquals } from "deno-std/assert/equals.js";
import { type Product, ProductInputSchema } from "../../../contract/product.ts";
import { contentsOf, differences, draftIssues, inputOf } from "../form/draft.ts";
import { withoutBlankRows, withoutBlanks, withValue } from "../form/json.ts";
import type { Draft } from "../form/resource.ts";
import { withMain } from "./PicturesField.tsx";
import { draftOfProduct, productResource } from "./product_resource.tsx";

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

const sent = (draft: Draft) => ProductInputSchema.parse(inputOf(productResource, draft));
const blank: Draft = { ...productResource.blank, name: "A", category: "B" };

Deno.test("A product that is opened and saved unchanged is sent as it was read", () => {
  const { id: _, categorySlug: __, createdAt: ___, updatedAt: ____, ...read } = full;
  assertEquals(withoutBlanks(sent(draftOfProduct(full))), withoutBlanks(read));
});

Deno.test("A badge colour that the category gives stays empty, so that it follows another category", () => {
  assertEquals(draftOfProduct(full, ["#8a1c1c"]).categoryColor, null);
  assertEquals(sent(draftOfProduct(full, ["#8a1c1c"])).categoryColor, null);
  assertEquals(draftOfProduct(full, ["#1B5E20"]).categoryColor, "#8A1C1C");
});

Deno.test("Withdrawal is left out while nothing of it is filled in, and 0 days are something", () => {
  assertEquals(sent(blank).withdrawal, null);
  assertEquals(sent(withValue(blank, "withdrawal.meatDays", " ")).withdrawal, null);
  const withdrawal = { meatDays: null, eggDays: 0, note: null };
  assertEquals(sent(withValue(blank, "withdrawal.eggDays", "0")).withdrawal, withdrawal);
});

Deno.test("Numbers are sent as they were typed, with a comma too", () => {
  assertEquals(sent({ ...blank, rating: " 4,5 " }).rating, 4.5);
  assertEquals(sent({ ...blank, rating: "" }).rating, undefined);
});

Deno.test("Blank rows are dropped before the check, so that an issue's index is the row on the screen", () => {
  const draft = withoutBlankRows({
    ...blank,
    composition: [
      { ingredient: "", strength: "" },
      { ingredient: "Amprolium", strength: "" },
      { ingredient: "", strength: "20%" },
    ],
    documents: [{ title: "Sheet", url: "javascript:alert(1)" }],
  });
  assertEquals(draft.composition.length, 2);
  assertEquals(draftIssues(productResource, draft).map(({ path }) => path), [
    "composition.1.ingredient",
    "documents.0.url",
  ]);
});

Deno.test("Name and category are asked for in the specification's words, numbers are checked beside their field", () => {
  const draft = { rating: "six", withdrawal: { meatDays: "1.5" } };
  assertEquals(draftIssues(productResource, draft), [
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
  const specifications = [{ label: "Assay", text: "20%" }, { label: " Assay ", text: "25%" }];
  assertEquals(draftIssues(productResource, { ...blank, specifications }), [
    { path: "specifications.Assay", code: "duplicate", message: "This label stands here twice" },
  ]);
});

Deno.test("Two versions are compared field by field, each translation too", () => {
  const mine = draftOfProduct({ ...full, make: "India", features: ["Two", "One"], status: "published" });
  const renamed = withValue(mine, "translations.te.name", "ఆంప్రోలియం");
  assertEquals(differences(productResource, draftOfProduct(full), renamed), [
    { label: "Make", theirs: "", mine: "India" },
    { label: "Draft", theirs: "Yes", mine: "No" },
    { label: "Key features", theirs: "One\nTwo", mine: "Two\nOne" },
    { label: "Product name in Telugu", theirs: "", mine: "ఆంప్రోలియం" },
  ]);
});

Deno.test("A further picture becomes the main one with its texts, and the main one takes its place", () => {
  const draft = {
    ...draftOfProduct(full),
    imageAlt: "Sachet",
    pictures: [{ url: "/media/b.webp", alt: "Back", translations: { hi: { alt: "पीछे" } } }],
  };
  const { imageUrl, imageAlt, pictures, translations } = sent(withMain(draft, "pictures", 0));
  assertEquals([imageUrl, imageAlt, translations?.hi?.imageAlt], ["/media/b.webp", "Back", "पीछे"]);
  assertEquals(pictures, [{ url: "/media/amprolium-20.svg", alt: "Sachet" }]);
});

Deno.test("A field that is typed in and emptied again is no change", () => {
  const draft = draftOfProduct(full);
  const typed = withValue(withValue(draft, "make", "  "), "translations.te.features", [""]);
  assertEquals(contentsOf(productResource, typed), contentsOf(productResource, draft));
  const moved = withValue(draft, "translations.hi.features.0", "तीन");
  assertEquals(sent(moved).translations?.hi?.features, ["तीन", "दो"]);
});
