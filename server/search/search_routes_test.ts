import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { type SearchAnswer, SearchAnswerSchema } from "../../contract/search.ts";
import { someConditions } from "../health/testing/some_conditions.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct, productInput } from "../testing/fixtures.ts";
import { sharedSampleApp } from "../testing/sample_app.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const test = await sharedSampleApp();

async function search(test: TestApp, query: string): Promise<SearchAnswer> {
  const response = await test.request(`/api/search?${query}`);
  assertEquals(response.status, 200);
  return SearchAnswerSchema.parse(await response.json());
}

const names = ({ products }: SearchAnswer) => products.map(({ name }) => name);

async function product(test: TestApp, fields: Record<string, unknown>): Promise<{ id: string }> {
  return await test.stores.products.create(productInput(fields));
}

Deno.test("GET /api/search is public, open to embeds, and a 304 for who has it", async () => {
  await using test = await testApp();
  await test.category();
  await product(test, { name: "Amprolium 20%" });
  const first = await test.request("/api/search?q=amprol");
  assertEquals(first.headers.get("access-control-allow-origin"), "*");
  assertEquals(first.headers.get("cache-control"), "public, max-age=0, must-revalidate");
  const again = await test.request("/api/search?q=amprol", {
    headers: { "if-none-match": first.headers.get("etag")! },
  });
  assertEquals(again.status, 304);
});

Deno.test("A search says which goods are not sold, unless the catalogue has them", async () => {
  await using test = await testApp();
  await test.category();
  await product(test, { name: "Vaccine Water Stabiliser with Blue Dye" });
  const unsold = async (q: string, lang = "en") =>
    (await search(test, `q=${encodeURIComponent(q)}&lang=${lang}`)).unsold.map(({ name }) => name);
  assertEquals(await unsold("lasota vaccine"), ["vaccines"]);
  assertEquals(await unsold("चूज़े 100 पीस", "hi"), ["चूज़े या मुर्गियाँ"]);
  assertEquals(await unsold("मुर्गी दाना", "hi"), ["तैयार दाना"]);
  assertEquals(await unsold("ranikhet ka tika", "hi"), ["टीके"]);
  assertEquals(await unsold("సిరంజి", "te"), ["ఫారం పరికరాలు"]);
  assertEquals(await unsold("ఇన్క్యుబేటర్", "te"), ["ఫారం పరికరాలు"]);
  assertEquals(await unsold("day old broiler chicks"), ["chicks or birds"]);
  assertEquals(await unsold("चूज़े", "hi"), ["चूज़े या मुर्गियाँ"]);
  // These are for whom something is wanted.
  assertEquals(await unsold("chicks loose motion"), []);
  assertEquals(await unsold("vitamin for chicks"), []);
  assertEquals(await unsold("amprolium"), []);
  await product(test, { name: "LaSota Vaccine (live, 500 doses)" });
  assertEquals(await unsold("lasota vaccine"), []);
  await product(test, { name: "Albendazole Drench", description: "Give with a drenching syringe." });
  const found = async () => (await search(test, "q=syringe")).products.map(({ name }) => name);
  assertEquals(await found(), [], "a text that mentions a syringe is none");
  await product(test, { name: "Drenching Syringe 50 mL" });
  assertEquals(await found(), ["Drenching Syringe 50 mL"]);
});

Deno.test("Where a product comes from is found in every language, and said in the reader's", async () => {
  await using test = await testApp();
  await test.category();
  await product(test, { name: "Home made", make: "India" });
  await product(test, { name: "From afar", make: null });
  await product(test, { name: "A maker's", make: "Sample Labs" });
  for (
    const [typed, name] of [
      ["india", "Home made"],
      ["भारत", "Home made"],
      ["భారత్", "Home made"],
      ["imported", "From afar"],
      ["आयातित", "From afar"],
      ["దిగుమతి", "From afar"],
      ["sample labs", "A maker's"],
    ]
  ) assertEquals(names(await search(test, `q=${encodeURIComponent(typed!)}`)), [name!], typed);
  const [found] = (await search(test, "lang=te&q=india")).products;
  assertEquals(found!.why, { kind: "make", text: "భారత్" });
});

Deno.test("The name comes before the ingredient, that before the disease, the category, the description", async () => {
  await using test = await testApp();
  await test.category({ name: "Neem things" });
  await test.category();
  await product(test, { name: "Bitter leaf", description: "Mixes well with neem" });
  await product(test, { name: "Shelf mate", category: "Neem things" });
  await product(test, { name: "Skin balm", indications: ["Itch, where neem helps"] });
  await product(test, { name: "Green oil", composition: [{ ingredient: "Neem oil" }] });
  await product(test, { name: "Neem" });
  await product(test, { name: "Neem plus tulsi" });
  const answer = await search(test, "q=neem");
  assertEquals(names(answer), [
    "Neem",
    "Neem plus tulsi",
    "Green oil",
    "Skin balm",
    "Shelf mate",
    "Bitter leaf",
  ]);
  assertEquals(answer.products.map(({ why }) => why.kind), [
    "name",
    "name",
    "ingredient",
    "indication",
    "category",
    "text",
  ]);
});

Deno.test("Of equals the featured one comes first, then the alphabet", async () => {
  await using test = await testApp();
  await test.category();
  for (const name of ["Zinc C", "Zinc A"]) await product(test, { name });
  await product(test, { name: "Zinc D", isFeatured: true });
  assertEquals(names(await search(test, "q=zinc")), ["Zinc D", "Zinc A", "Zinc C"]);
});

Deno.test("What was written is found at once, what was deleted no longer", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await product(test, { name: "Zedocin" });
  assertEquals(names(await search(test, "q=zedo")), ["Zedocin"]);
  await test.stores.products.update(id, productInput({ name: "Eimeria Guard" }));
  assertEquals(names(await search(test, "q=guard")), ["Eimeria Guard"]);
  assertEquals(names(await search(test, "q=zedocin")), []);
  await test.stores.products.delete(id);
  assertEquals((await search(test, "q=guard")).total, 0);
});

Deno.test("The hidden category is not found", async () => {
  await using test = await testApp();
  await test.category({ name: "Test" });
  await product(test, { name: "Amprolium trial", category: "Test" });
  const { total, nearest } = await search(test, "q=amprolium");
  assertEquals([total, nearest], [0, []]);
});

Deno.test("A search in Hindi or Telugu is answered in that language", async () => {
  const answer = await search(test, `lang=hi&limit=1&q=${encodeURIComponent("खूनी दस्त")}`);
  assertEquals(answer.products[0]?.slug, "amprolium-20-soluble-powder");
  assertEquals(answer.understood[0], { kind: "disease", id: "coccidiosis", name: "कॉक्सीडियोसिस" });
  assertEquals(answer.categories[0]?.slug, "anticoccidials");
  assert(/[\u0900-\u097f]/.test(answer.categories[0]!.name));
  await assertError(await test.request("/api/search?q=a&lang=fr"), 422, "invalid");
});

Deno.test("Where nothing fits, the nearest is shown, and at least what is featured", async () => {
  const typo = await search(test, "q=cocidiosis");
  assertEquals(typo.didYouMean, "Coccidiosis");
  const none = await search(test, "q=bicycle");
  assertEquals([none.total, none.products, none.nearestAre], [0, [], "featured"]);
  assert(none.nearest.length > 0);
  const apart = await search(test, "q=ivermectin+phytase");
  assertEquals([apart.total, apart.nearestAre], [0, "nearest"]);
  assert(apart.nearest.some(({ name }) => name.includes("Ivermectin")));
});

Deno.test("Sudden deaths lead to a veterinarian, not to an antibiotic", async () => {
  const { products, diseases } = await search(test, "q=birds+dying+sudden+death&limit=5");
  assert(diseases.some(({ urgent }) => urgent));
  assertEquals(products.filter(({ categorySlug }) => categorySlug === "antibiotics-antimicrobials"), []);
});

Deno.test("Any query is normal input: blank, one letter, 500 letters, emoji, halves of letters, markup", async () => {
  const odd = [
    "",
    " ",
    "a",
    "अ",
    "💊",
    "x".repeat(500),
    "amprolium ".repeat(200),
    "\ud83d",
    "<b>",
    "%",
    "\u0000",
  ];
  for (
    const q of [...odd, "@disease:coccidiosis", "~kun", "constructor", "__proto__", "1", "ా", "('\"); --"]
  ) {
    await search(test, `q=${encodeURIComponent(q.toWellFormed())}`);
    if (q.length <= 500) {
      const list = await test.request(`/api/products?fields=id&q=${encodeURIComponent(q.toWellFormed())}`);
      assertEquals(list.status, 200, q);
      await list.body?.cancel();
    }
  }
  assertEquals((await search(test, "")).nearest, []);
  for (const limit of ["0", "-1", "51", "x", ""]) {
    await assertError(await test.request(`/api/search?q=a&limit=${limit}`), 422, "invalid");
  }
});

Deno.test("/api/products?q= is the same search: all results by relevance, in pages, within a category", async () => {
  const list = async (query: string) => {
    const response = await test.request(`/api/products?fields=id,slug,categorySlug&q=khooni+dast${query}`);
    const rows: { slug: string; categorySlug: string }[] = await response.json();
    return { rows, total: response.headers.get("x-total-count") };
  };
  const { products, total } = await search(test, "q=khooni+dast&limit=5");
  const first = await list("&limit=5");
  assertEquals(first.rows.map(({ slug }) => slug), products.map(({ slug }) => slug));
  assertEquals(first.total, String(total));
  assertEquals((await list("")).rows.length, total);
  const within = await list("&category=vitamins-minerals");
  assert(within.rows.length > 0);
  assertEquals(within.rows.filter(({ categorySlug }) => categorySlug !== "vitamins-minerals"), []);
});

Deno.test("A search that names a disease says whether there is a page on it", async () => {
  await using test = await testApp({ shipped: { conditions: () => someConditions } });
  const diseases = async (q: string): Promise<{ id: string; hasPage: boolean }[]> =>
    (await (await test.request(`/api/search?q=${encodeURIComponent(q)}`)).json()).diseases;
  assertEquals((await diseases("coccidiosis")).map(({ id, hasPage }) => [id, hasPage]), [[
    "coccidiosis",
    true,
  ]]);
  assertEquals((await diseases("fowl pox")).map(({ id, hasPage }) => [id, hasPage]), [["fowl-pox", false]]);
});

Deno.test("another maker's name finds what holds the same, and says that it is not the same product", async () => {
  await using test = await testApp();
  await test.category();
  const composition = [{ ingredient: "Toltrazuril", strength: "2.5%" }];
  await test.admin("POST", "/api/admin/products", aProduct({ name: "Toltrazuril 2.5%", composition }));
  const search = async (q: string): Promise<SearchAnswer> =>
    await (await test.request(`/api/search?${new URLSearchParams({ q })}`)).json();
  const found = await search("baycox");
  assertEquals(found.brands, [{ id: "baycox", name: "Baycox", of: ["toltrazuril"] }]);
  assertEquals(found.products.map(({ name }) => name), ["Toltrazuril 2.5%"]);
  assertEquals((await search("toltrazuril")).brands, []);

  await test.admin("POST", "/api/admin/brands", { name: "Zorvacox", ingredients: ["toltrazuril"] });
  assertEquals((await search("zorvacox")).products.length, 1);
  await test.admin("POST", "/api/admin/products", aProduct({ name: "Baycox 5%", composition }));
  assertEquals((await search("baycox")).brands, []);
});

Deno.test("a condition that the owner adds is found by its name from the next search on", async () => {
  await using test = await testApp();
  const shipped: { id: string }[] = await (await test.admin("GET", "/api/admin/conditions")).json();
  const { id: _, ...like } = shipped[0]!;
  assertEquals((await (await test.request("/api/search?q=zumblepox")).json()).diseases, []);
  await test.admin("POST", "/api/admin/conditions", { ...like, name: "Zumblepox", urgent: true });
  const { diseases }: SearchAnswer = await (await test.request("/api/search?q=zumblepox")).json();
  assertEquals(diseases, [{ id: "zumblepox", name: "Zumblepox", urgent: true, hasPage: true }]);
});
