import { assertEquals } from "deno-std/assert/equals.js";
import { LANGUAGES } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { loadSample } from "../sample/load_sample.ts";
import { testApp } from "../testing/test_app.ts";
import { readPage } from "./testing/read_page.ts";

Deno.test("The specification's constants are in the heads of pages", async () => {
  await using site = await testApp();
  await loadSample(site.stores);
  const visit = async (path: string) => await readPage(await site.request(path));

  const { structured } = await visit("/contact");
  const business = structured.find((data) => data["@type"] === "LocalBusiness")!;
  assertEquals((business.address as Record<string, unknown>).addressCountry, "IN");
  assertEquals(business.priceRange, "₹₹");
  assertEquals(business.foundingDate, "1989");
  assertEquals(business.geo, { "@type": "GeoCoordinates", latitude: 17.3992, longitude: 78.5062 });
  const hours = business.openingHoursSpecification as Record<string, unknown>[];
  assertEquals(hours.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]), [
    [["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "09:00", "18:00"],
    [["Saturday"], "09:00", "14:00"],
  ]);
  for (const { availableLanguage } of business.contactPoint as Record<string, unknown>[]) {
    assertEquals(availableLanguage, ["en", "hi", "te"]);
  }

  const product = (await visit("/product/amprolium-20-soluble-powder")).structured
    .find((data) => data["@type"] === "Product")!;
  const { price, priceCurrency, availability } = product.offers as Record<string, unknown>;
  assertEquals([price, priceCurrency, availability], [
    "Contact for pricing",
    "INR",
    "https://schema.org/InStock",
  ]);

  for (const language of LANGUAGES) {
    const { meta } = await visit(localPath(language, "/about"));
    assertEquals(["og:locale", "geo.region", "geo.placename", "ICBM"].map(meta), [
      `${language}_IN`,
      "IN-TG",
      "Hyderabad",
      "17.3992, 78.5062",
    ]);
  }
});
