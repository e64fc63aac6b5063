import { assertEquals } from "deno-std/assert/equals.js";
import { contentReader } from "../content/content_reader.ts";
import { productInput } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { conditionProducts } from "./condition_products.ts";
import { conditionOf } from "./testing/some_conditions.ts";

const COLDS = conditionOf({ id: "colds", kind: "bacterial", name: "Colds", weights: {} });
const LAMENESS = conditionOf({ id: "lameness", kind: "injury", name: "Lameness", weights: {} });

Deno.test("The products of a condition are those that are stored, after each change and in each store", async () => {
  const start = async () => {
    const test = await testApp();
    await test.category();
    const read = contentReader(test.stores);
    const namesFor = async (condition: typeof COLDS) => {
      const english = await read();
      return conditionProducts(condition, english, english).treats.map(({ name }) => name);
    };
    return { ...test, ...test.stores.products, namesFor };
  };
  await using one = await start();
  await using other = await start();
  const add = (name: string, ...treats: string[]) =>
    one.create(productInput({ name, treats, species: [], indications: [] }));
  const { id } = await add("Zinc", "colds");
  await add("Betaine", "colds", "lameness");
  assertEquals([await one.namesFor(COLDS), await one.namesFor(LAMENESS)], [["Betaine", "Zinc"], ["Betaine"]]);
  assertEquals(await other.namesFor(COLDS), []);

  await one.update(id, productInput({ name: "Arsenic", treats: ["lameness"], species: [], indications: [] }));
  assertEquals([await one.namesFor(COLDS), await one.namesFor(LAMENESS)], [["Betaine"], [
    "Arsenic",
    "Betaine",
  ]]);
  await one.delete(id);
  assertEquals([await one.namesFor(COLDS), await one.namesFor(LAMENESS)], [["Betaine"], ["Betaine"]]);
  for (let n = 0; n < 101; n++) await add(`Salt ${n + 100}`, "colds");
  assertEquals((await one.namesFor(COLDS)).slice(0, 2), ["Betaine", "Salt 100"]);
  assertEquals([await other.namesFor(COLDS), await one.namesFor(LAMENESS)], [[], ["Betaine"]]);
});
