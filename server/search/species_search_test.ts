import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { SearchAnswer } from "../../contract/search.ts";
import { productInput } from "../testing/fixtures.ts";
import { sharedSampleApp } from "../testing/sample_app.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const test = await sharedSampleApp();

async function search(test: TestApp, query: string): Promise<SearchAnswer> {
  const response = await test.request(`/api/search?limit=50&q=${encodeURIComponent(query)}`);
  return await response.json();
}

const names = ({ products }: SearchAnswer) => products.map(({ name }) => name);

Deno.test("What is labelled for the animal comes before what is not, and what is forbidden for it last", async () => {
  await using test = await testApp();
  await test.category();
  const add = (name: string, fields: Record<string, unknown>) =>
    test.stores.products.create(productInput({ name, ...fields }));
  const withdrawal = { meatDays: 7, eggDays: null, note: null };
  await add("Zinc A for meat", { species: ["Broilers"], withdrawal, isFeatured: true });
  await add("Zinc B with warning", {
    species: ["Broilers"],
    safetyInfo: { warning: "Never for laying hens" },
  });
  await add("Zinc C for pullets", { species: ["Pullets"] });
  await add("Zinc D for cows", { species: ["Cattle"] });
  await add("Zinc E", { species: [] });
  await add("Zinc F for eggs", { species: ["Layers"] });
  for (const query of ["zinc layer", "zinc for laying hens", "जिंक लेयर", "లేయర్ జింక్"]) {
    assertEquals(names(await search(test, query)), [
      "Zinc F for eggs",
      "Zinc E",
      "Zinc C for pullets",
      "Zinc D for cows",
      "Zinc A for meat",
      "Zinc B with warning",
    ], query);
  }
});

Deno.test("What is for other animals only is at most the nearest", async () => {
  for (const query of ["goat antibiotic", "cow calcium", "horse dewormer", "बकरी एंटीबायोटिक"]) {
    const { total, nearest, nearestAre } = await search(test, query);
    assertEquals([total, nearestAre], [0, "nearest"], query);
    assert(nearest.length > 0, query);
  }
});

Deno.test("What is for floors and walls comes after what animals are given, unless it is called by its name", async () => {
  for (const query of ["calcium", "कैल्शियम", "కాల్షియం"]) {
    const found = names(await search(test, query));
    assertEquals(found.at(-1), "Hydrated Lime Powder", `${query}: ${found.join("; ")}`);
  }
  for (const query of ["hydrated lime", "formalin", "iodine", "chlorine"]) {
    const [first] = names(await search(test, query));
    assert(/Lime|Formal|Iodine|Sodium Dichlor/.test(first!), `${query}: ${first}`);
  }
});

Deno.test("Layers get the dewormer that is labelled for them first, in every language", async () => {
  for (
    const query of ["layer dewormer", "dewormer for laying hens", "లేయర్ నట్టల మందు", "लेयर के कीड़े की दवा"]
  ) {
    assertEquals(names(await search(test, query))[0], "Fenbendazole 20% Oral Suspension", query);
  }
});

Deno.test("An animal that only warnings name finds nothing", async () => {
  for (const query of ["horse", "horses", "horse medicine", "घोड़ा", "ghoda", "donkey", "గుర్రం"]) {
    assertEquals((await search(test, query)).total, 0, query);
  }
});

Deno.test("A medicine for chicks is what is labelled for birds in rear, however it is written", async () => {
  const [first, ...others] = await Promise.all(
    ["चूजों की दवा", "chuze ki dawa", "kodi pilla mandu", "కోడి పిల్లల మందు"].map((query) => search(test, query)),
  );
  assert(first!.total > 0);
  assert(!names(first!).some((name) => name.startsWith("Shell Grit")));
  for (const other of others) assertEquals(names(other), names(first!));
});
