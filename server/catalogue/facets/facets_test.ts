import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { FacetKey, Facets } from "../../../contract/facet.ts";
import { type Product, ProductSchema } from "../../../contract/product.ts";
import { PRODUCT_ROW_FIELDS } from "../../../contract/product_row_fields.ts";
import { loadSample } from "../../sample/load_sample.ts";
import { type TestApp, testApp } from "../../testing/test_app.ts";

async function facets(test: TestApp, query = ""): Promise<Facets> {
  const response = await test.request(`/api/products/facets?${query}`);
  assertEquals(response.status, 200, query);
  return await response.json();
}

const valuesOf = ({ facets }: Facets, key: FacetKey) => facets.find((each) => each.key === key)!.values;

async function list(test: TestApp, query: string): Promise<Product[]> {
  const response = await test.request(`/api/products?${query}`);
  assertEquals(response.status, 200, query);
  return await response.json();
}

async function sampleApp() {
  const test = await testApp();
  await loadSample(test.stores);
  return test;
}

Deno.test("Every count of a facet is the length of the list that choosing it gives", async () => {
  await using test = await sampleApp();
  for (const begun of ["", "animal=layers&", "category=antibiotics&prescription=yes&", "q=coccidiosis&"]) {
    for (const { key, values } of (await facets(test, begun)).facets) {
      if (key === "category" && begun.includes("category")) continue;
      // The largest and the smallest of each facet are enough.
      for (
        const { id, count } of new Set([values[0], values.at(-1)].filter((value) => value !== undefined))
      ) {
        const rest = new URLSearchParams(begun);
        rest.set(key, id);
        assertEquals((await list(test, `${rest}&fields=id`)).length, count, `${rest}`);
      }
    }
  }
});

Deno.test("The sample's labels tell form, route, eggs and what a product treats or only helps to prevent", async () => {
  await using test = await sampleApp();
  const names = async (query: string) => (await list(test, query)).map(({ name }) => name);
  assertEquals(await names("treats=coccidiosis"), [
    "Amprolium 20% Soluble Powder",
    "Sulphaclozine Sodium 30% Soluble Powder",
    "Toltrazuril 2.5% Oral Solution",
  ]);
  assertEquals(await names("form=injection"), ["Ivermectin 1% Injection"]);
  assertEquals(
    (await names("route=drench,injection&eggs=never&sort=name"))[0],
    "Albendazole 10% Oral Suspension",
  );
  assert((await list(test, "eggs=0")).every(({ withdrawal }) => withdrawal?.eggDays === 0));
  const all = await facets(test);
  for (const key of ["form", "route", "animal"] as const) {
    const everything = valuesOf(all, key).map(({ id }) => id).join();
    // What is for sheds and feed mills is for no animal.
    if (key !== "animal") {
      assertEquals((await list(test, `${key}=${everything}&fields=id`)).length, all.total, key);
    }
  }
  assertEquals(await names("form=paste"), []);
});

Deno.test("Facets are named in the language asked for, and none keeps a word of English", async () => {
  await using test = await sampleApp();
  for (const [lang, script] of [["hi", /\p{Script=Devanagari}/u], ["te", /\p{Script=Telugu}/u]] as const) {
    for (const { key, title, values } of (await facets(test, `lang=${lang}`)).facets) {
      assert(script.test(title), title);
      if (key === "pack") continue;
      for (const { name, untranslated } of values) {
        assert(
          untranslated || script.test(name) || name === "Roost Select (sample)",
          `${lang} ${key}: ${name}`,
        );
      }
    }
  }
});

Deno.test("A list is ordered by name, by what is new, and by the days until sale, with the unsaleable last", async () => {
  await using test = await sampleApp();
  const byEggs = (await list(test, "sort=eggs")).map(({ withdrawal }) => withdrawal?.eggDays ?? Infinity);
  assertEquals(byEggs, byEggs.toSorted((a, b) => a === b ? 0 : a - b));
  const byMeat = (await list(test, "sort=meat&prescription=yes")).map(({ withdrawal }) =>
    withdrawal!.meatDays!
  );
  assertEquals(byMeat, byMeat.toSorted((a, b) => a - b));
  const found = (await list(test, "q=coccidiosis&sort=name")).map(({ name }) => name);
  assertEquals(found, found.toSorted(new Intl.Collator("en", { numeric: true }).compare));
  assertEquals((await test.request("/api/products?sort=price")).status, 422);
});

Deno.test("A row says strength, pack and days in short, in its language, and never days for eggs that may not be sold", async () => {
  await using test = await sampleApp();
  const facts = async (query: string) =>
    (await list(test, `fields=${PRODUCT_ROW_FIELDS}&${query}`))[0]!.facts;
  assertEquals(
    await facts("q=amoxicillin+50"),
    "50% w/w\u00a0· 1 kg sachet\u00a0· Meat\u00a02–5\u00a0days\u00a0· Not where eggs are sold",
  );
  assertEquals(
    await facts("q=amoxicillin+50&lang=hi"),
    "50% w/w\u00a0· 1 kg सैशे\u00a0· मांस\u00a02–5\u00a0दिन\u00a0· जहाँ अंडे बिकते हैं वहाँ नहीं",
  );
  // Nobody reads zero days as those of the higher doses.
  assertEquals(
    await facts("q=amprolium+20"),
    "20% w/w\u00a0· 100 g sachet\u00a0· Meat\u00a00\u00a0days (20 mg/kg)\u00a0· Eggs\u00a00\u00a0days (20 mg/kg)",
  );
  for (const product of await list(test, "")) assertEquals(ProductSchema.parse(product).facts, undefined);
});

Deno.test("Facets follow what is published, changed and deleted", async () => {
  await using test = await testApp();
  await test.category();
  const product = { name: "Salt", category: "Anticoccidials", packaging: "2 kg tin", make: "Gallus" };
  const { id } = await (await test.admin("POST", "/api/admin/products", product)).json();
  const pack = async () => valuesOf(await facets(test), "pack").map(({ name, count }) => `${name}: ${count}`);
  assertEquals(await pack(), ["2 kg: 1"]);
  await test.admin("PUT", `/api/admin/products/${id}`, {
    ...product,
    packs: [{ size: "500", unit: "g" }, { size: "2500", unit: "g" }],
  });
  assertEquals(await pack(), ["500 g: 1", "2.5 kg: 1"]);
  assertEquals(valuesOf(await facets(test, "make=gallus"), "make"), [{
    id: "gallus",
    name: "Gallus",
    count: 1,
  }]);
  await test.admin("DELETE", `/api/admin/products/${id}`);
  assertEquals(await pack(), []);
});
