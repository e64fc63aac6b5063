import { assertEquals } from "deno-std/assert/equals.js";
import { UNNAMED_COMPANY } from "../../../contract/shared/unnamed_company.ts";
import { productData } from "./product_data.ts";

const SITE = { origin: "https://roost.example", company: UNNAMED_COMPANY, language: "en" as const };
const PRODUCT = {
  id: "01",
  slug: "amprolium-20",
  name: "Amprolium 20%",
  category: "Anticoccidials",
  packaging: null,
  imageUrl: null,
  description: null,
  shortDescription: null,
};

Deno.test("A country or Imported is no manufacturer, and who sells it did not make it", () => {
  const madeBy = (make: string | null) => {
    const { manufacturer, countryOfOrigin } = productData(SITE, { ...PRODUCT, make }, "Contact for pricing");
    return [manufacturer?.name, countryOfOrigin?.name];
  };
  assertEquals(madeBy("Roost Select (sample)"), ["Roost Select (sample)", undefined]);
  assertEquals(madeBy("Indiana Veterinary"), ["Indiana Veterinary", undefined]);
  assertEquals(madeBy("India"), [undefined, "India"]);
  assertEquals(madeBy("Made in China"), [undefined, "China"]);
  for (const none of ["Imported", "imported ", "", null]) assertEquals(madeBy(none), [undefined, undefined]);
});
