import { assertEquals } from "deno-std/assert/equals.js";
import type { ConditionPage, Conditions, FittingConditions } from "../../contract/health.ts";
import { assertError } from "../testing/assert_error.ts";
import { productInput } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { conditionOf, someConditions } from "./testing/some_conditions.ts";

const healthApp = (conditions = someConditions) => testApp({ shipped: { conditions: () => conditions } });

const COCCIDIOSIS = conditionOf({
  id: "coccidiosis",
  kind: "parasitic",
  name: "Coccidiosis",
  aliases: { en: ["cocci"], hi: ["खूनी पेचिश"], te: [], latin: [] },
  animals: ["broilers", "layers"],
  treat: ["amprolium"],
  support: ["vitamin-k"],
  wholeCategories: [],
  translations: { hi: { name: "कॉक्सीडियोसिस" } },
  weights: { "bloody-droppings": 3 },
});

Deno.test("lists the conditions by name in a language, with the animals and signs to look for them by", async () => {
  await using test = await healthApp();
  const response = await test.request("/api/conditions?lang=hi");
  assertEquals(response.status, 200);
  const { conditions, animals, signs }: Conditions = await response.json();
  assertEquals(conditions.length, someConditions.length);
  assertEquals(conditions[0]!.untranslated, ["name"]);
  assertEquals(animals.some(({ id, name }) => id === "broilers" && name === "ब्रॉयलर"), true);
  const blood = signs.find(({ id }) => id === "bloody-droppings");
  assertEquals([blood?.name, blood?.group], ["बीट में खून", "droppings"]);
  assertEquals(signs.some(({ id }) => id === "vaccination"), false);
});

Deno.test("finds conditions by any of their names, as it sounds, and leaves the signs as they are", async () => {
  await using test = await healthApp([...someConditions, { ...COCCIDIOSIS, id: "bloody" }]);
  const called = async (name: string) => {
    const all: Conditions = await (await test.request(`/api/conditions?${new URLSearchParams({ name })}`))
      .json();
    assertEquals(all.signs.length > 10, true);
    return all.conditions.map(({ id }) => id);
  };
  assertEquals(await called("khuni pechis"), ["bloody"]);
  assertEquals(await called("no such name"), []);
  assertEquals((await called("coccid")).includes("coccidiosis"), true);
});

Deno.test("finds what fits the signs, the best first, with reasons and the question that decides", async () => {
  await using test = await healthApp();
  const answer = async (query: string): Promise<FittingConditions> =>
    await (await test.request(`/api/conditions/by-signs?${query}`)).json();
  const { fits, next, emergency } = await answer("signs=swollen-head,nasal-discharge");
  assertEquals(fits[0]!.id, "infectious-coryza");
  assertEquals(fits[0]!.for.map(({ name }) => name), ["Nasal discharge", "Swollen head"]);
  assertEquals(emergency, null);
  assertEquals(next === null || next.ask !== undefined, true);
  const dead = await answer("signs=swollen-head,blue-comb&deaths=mass&absent=nasal-discharge");
  assertEquals(dead.fits[0]!.id, "avian-influenza");
  assertEquals(dead.emergency?.deaths, true);
  assertEquals(dead.emergency?.conditions[0]?.id, "avian-influenza");
  assertEquals((await answer("deaths=mass")).fits, []);
  assertEquals((await answer("signs=no-such-sign")).fits, []);
  assertEquals((await answer("signs=leg-weakness&animal=layers")).fits[0]!.id, "cage-layer-fatigue");
});

Deno.test("refuses a choice that the finder does not have", async () => {
  await using test = await healthApp();
  await assertError(await test.request("/api/conditions/by-signs?age=3"), 422, "invalid");
});

Deno.test("a condition has the products whose labels are for it, treating and preventing apart", async () => {
  await using test = await healthApp([COCCIDIOSIS]);
  await test.category();
  const product = (fields: Record<string, unknown>) => test.stores.products.create(productInput(fields));
  await product({
    name: "Amprolium 20%",
    composition: [{ ingredient: "Amprolium hydrochloride" }],
    indications: ["Caecal coccidiosis (Eimeria tenella)"],
    species: ["Broilers"],
    withdrawal: { meatDays: 0, eggDays: 0 },
  });
  await product({
    name: "Amprolium premix",
    composition: [{ ingredient: "Amprolium" }],
    indications: ["Prevention of coccidiosis in broilers"],
    withdrawal: { meatDays: 3, eggDays: null },
  });
  await product({
    name: "Sheep drench",
    composition: [{ ingredient: "Amprolium" }],
    indications: ["Coccidiosis of lambs"],
    species: ["Sheep"],
  });
  await product({
    name: "Other drug",
    indications: ["Fowl cholera"],
    composition: [{ ingredient: "Amprolium" }],
  });
  const response = await test.request("/api/conditions/coccidiosis?lang=hi");
  assertEquals(response.status, 200);
  const page: ConditionPage = await response.json();
  assertEquals([page.name, page.otherNames], ["कॉक्सीडियोसिस", ["Coccidiosis", "खूनी पेचिश"]]);
  assertEquals(page.treats.map(({ name, notForLayers }) => [name, notForLayers]), [["Amprolium 20%", false]]);
  assertEquals(page.prevents.map(({ name, notForLayers }) => [name, notForLayers]), [[
    "Amprolium premix",
    true,
  ]]);
});

Deno.test("a product stands where its owner says that it treats or prevents, unless its label says no", async () => {
  await using test = await healthApp();
  await test.category();
  const make = (fields: Record<string, unknown>) => test.stores.products.create(productInput(fields));
  await make({ name: "Plain powder", treats: ["coccidiosis"] });
  await make({ name: "Plain premix", prevents: ["coccidiosis"] });
  const warning = "This is not a treatment for an outbreak.";
  await make({ name: "Warned premix", treats: ["coccidiosis"], safetyInfo: { warning, precautions: [] } });
  await make({ name: "Of another", treats: ["crd", "no-longer-there"] });
  const read = async (path: string) => await (await test.request(path)).json();
  const page: ConditionPage = await read("/api/conditions/coccidiosis");
  const names = (list: ConditionPage["treats"]) => list.map(({ name }) => name);
  assertEquals([names(page.treats), names(page.prevents)], [["Plain powder"], [
    "Plain premix",
    "Warned premix",
  ]]);
  const found: { products: { name: string }[] } = await read("/api/search?q=khooni+dast");
  assertEquals(found.products.map(({ name }) => name).sort(), [
    "Plain powder",
    "Plain premix",
    "Warned premix",
  ]);
});

Deno.test("an urgent condition has no products, whatever the labels say", async () => {
  const urgent = conditionOf({ ...COCCIDIOSIS, weights: { "bloody-droppings": 3 }, urgent: true });
  await using test = await healthApp([urgent]);
  await test.category();
  await test.stores.products.create(productInput({ indications: ["Coccidiosis"] }));
  const { treats, prevents }: ConditionPage = await (await test.request("/api/conditions/coccidiosis"))
    .json();
  assertEquals([treats, prevents], [[], []]);
});

Deno.test("a condition that nobody knows is not found", async () => {
  await using test = await healthApp();
  await assertError(await test.request("/api/conditions/no-such"), 404, "not_found");
});
