import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertError } from "../testing/assert_error.ts";
import { aProduct } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/products";

async function create(test: TestApp, fields: Record<string, unknown>) {
  return await (await test.admin("POST", PATH, aProduct(fields))).json();
}

Deno.test("A draft is nowhere public, and published it is everywhere at once", async () => {
  await using test = await testApp();
  await test.category();
  const shared = { indications: ["Coccidiosis"], isFeatured: true };
  const shown = await create(test, { name: "Amprolium 20%", ...shared });
  const draft = await create(test, { name: "Toltrazuril 2.5%", status: "draft", ...shared });
  assertEquals([shown.status, draft.status], ["published", "draft"]);

  const places = [
    "/api/products",
    "/api/products?category=anticoccidials",
    "/api/products?featured=true",
    "/api/products?q=toltrazuril",
    "/api/products?lang=hi",
    `/api/products/related?id=${shown.id}`,
    "/api/search?q=toltrazuril",
    "/api/search?q=coccidiosis",
    "/sitemap.xml",
    "/blog/rss.xml",
    "/",
    "/products",
    "/products/anticoccidials",
    "/hi/products/anticoccidials",
    "/sitemap",
    `/product/${shown.slug}`,
  ];
  const told = async () => {
    const texts = await Promise.all(places.map(async (path) => await (await test.request(path)).text()));
    // A page and an answer repeat what was asked for.
    return places.filter((_, at) => /toltrazuril[- ]2/i.test(texts[at]!));
  };
  assertEquals(await told(), []);
  for (const id of [draft.id, draft.slug]) {
    await assertError(await test.request(`/api/products/${id}`), 404, "not_found");
    assertEquals((await test.request(`/product/${id}`)).status, 404);
    assertEquals((await test.request(`/social/product/${id}.png`)).status, 404);
  }
  assertEquals((await (await test.request("/api/product-categories")).json())[0].productCount, 1);

  await test.admin("PUT", `${PATH}/${draft.id}`, { ...draft, status: "published" });
  assert((await told()).length > 8);
  assertEquals((await (await test.request("/api/product-categories")).json())[0].productCount, 2);
});

Deno.test("A product without a status is published, and a change that names none leaves a draft a draft", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await create(test, {});
  // As a store from before there were drafts holds it.
  await test.stores.products.products.update(id, ({ status: _, ...older }) => older);
  assertEquals((await (await test.admin("GET", `${PATH}/${id}`)).json()).status, "published");
  assertEquals((await (await test.request("/api/products")).json()).length, 1);
  await test.admin("PUT", `${PATH}/${id}`, aProduct({ status: "draft" }));
  await test.admin("PUT", `${PATH}/${id}`, aProduct({ make: "India" }));
  assertEquals((await (await test.admin("GET", `${PATH}/${id}`)).json()).status, "draft");
});

Deno.test("The owner's list filters by status, category and featured, and refuses another status", async () => {
  await using test = await testApp();
  await test.category();
  await test.category({ name: "Vitamins" });
  await create(test, { name: "A" });
  await create(test, { name: "B", status: "draft", isFeatured: true });
  await create(test, { name: "C", status: "draft", category: "Vitamins" });
  const names = async (query: string) =>
    (await (await test.admin("GET", `${PATH}?${query}`)).json()).map(({ name }: { name: string }) => name);
  assertEquals(await names(""), ["A", "B", "C"]);
  assertEquals(await names("status=draft"), ["B", "C"]);
  assertEquals(await names("status=published"), ["A"]);
  assertEquals(await names("status=draft&category=vitamins"), ["C"]);
  assertEquals(await names("status=draft&featured=true"), ["B"]);
  await assertError(await test.admin("GET", `${PATH}?status=gone`), 422, "invalid");
  const wrong = await assertError(await test.admin("POST", PATH, aProduct({ status: "x" })), 422, "invalid");
  assertEquals(wrong.issues?.[0]?.path, "status");
});
