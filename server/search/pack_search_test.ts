import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { LANGUAGES } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import type { SearchAnswer } from "../../contract/search.ts";
import { sharedSampleApp } from "../testing/sample_app.ts";
import type { TestApp } from "../testing/test_app.ts";

const test = await sharedSampleApp();

async function search(test: TestApp, query: string): Promise<string[]> {
  const response = await test.request(`/api/search?limit=50&q=${encodeURIComponent(query)}`);
  const { products }: SearchAnswer = await response.json();
  return products.map(({ name }) => name);
}

Deno.test("A product is found with its pack, however that is written", async () => {
  for (
    const [query, name] of [
      ["salinomycin 25kg bag", "Salinomycin"],
      ["ivermectin 50 ml bottle", "Ivermectin"],
      ["dcp 50kg bag", "Dicalcium"],
      ["bag 25 kg lysine", "L-Lysine"],
      ["लाइसिन 25 किलो बोरी", "L-Lysine"],
      ["लाइसिन २५ किलो", "L-Lysine"],
      ["లైసిన్ 25 కిలోల సంచి", "L-Lysine"],
      ["ivermectin 5 kg drum", "Ivermectin"],
    ]
  ) assert((await search(test, query!))[0]?.startsWith(name!), query);
});

Deno.test("Of two products of one thing, the one in the pack that was asked for comes first", async () => {
  for (const query of ["amprolium 100 g", "amprolium 100gm packet", "एम्प्रोलियम 100 ग्राम"]) {
    assertEquals((await search(test, query))[0], "Amprolium 20% Soluble Powder", query);
  }
  for (const query of ["amprolium 25 kg", "amprolium 25kgs bori"]) {
    assert((await search(test, query))[0]!.startsWith("Amprolium 25%"), query);
  }
});

Deno.test("A number with a unit is a pack and never a strength", async () => {
  const { products } = await test.read("en");
  const packed = new Map(products.map(({ name, packaging }) => [name, packaging ?? ""]));
  for (
    const [query, pack] of [["25 kg", "25 kg"], ["50 ml", "50 mL"], ["1 litre", "1 L"], ["1000ml", "1 L"]]
  ) {
    const names = await search(test, query!);
    assert(names.length > 0, query);
    for (const name of names) assert(packed.get(name)!.includes(pack!), `${query}: ${name}`);
  }
});

Deno.test("A pack is found by the word that a page shows for it, in every language", async () => {
  const kinds = ["bag", "bottle", "drum", "sachet"];
  for (const language of LANGUAGES) {
    const products: Product[] = await (await test.request(`/api/products?lang=${language}`)).json();
    const count = async (word: string) =>
      (await (await test.request(`/api/products?lang=${language}&q=${encodeURIComponent(word)}`)).json())
        .length;
    const shown = new Set(
      products.flatMap(({ packaging }) => packaging?.match(/[\p{L}\p{M}]{3,}$/u)?.[0] ?? []),
    );
    assert(shown.size >= kinds.length, `${language}: ${[...shown]}`);
    for (const word of shown) {
      const worn = products.filter(({ packaging }) => packaging?.endsWith(word)).length;
      assert(await count(word) >= worn, `${language}: ${word} finds too few of ${worn}`);
    }
  }
});
