import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { type Product, ProductSchema } from "../../contract/product.ts";
import { assertError } from "../testing/assert_error.ts";
import { productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

async function products(test: TestApp, ...list: Record<string, unknown>[]): Promise<void> {
  for (const fields of list) await test.stores.products.create(productInput(fields));
}

async function names(response: Response): Promise<string[]> {
  assertEquals(response.status, 200);
  return (await response.json() as Product[]).map(({ name }) => name);
}

Deno.test("GET /api/products lists all by name, featured ones in their place", async () => {
  await using test = await testApp();
  await test.category();
  await products(test, { name: "Zinc 10" }, { name: "zinc 9" }, { name: "Amprolium", isFeatured: true });
  await products(test, { name: "Betaine" });
  const response = await test.request("/api/products");
  assertEquals(response.headers.get("x-total-count"), null);
  const list: Product[] = await response.json();
  assertEquals(list.map(({ name }) => name), ["Amprolium", "Betaine", "zinc 9", "Zinc 10"]);
  for (const product of list) ProductSchema.parse(product);
});

Deno.test("The product list filters by category, featured and every word of a search", async () => {
  await using test = await testApp();
  await test.category();
  await test.category({ name: "Vitamins & Minerals" });
  const composition = [{ ingredient: "Amprolium hydrochloride", strength: "20%" }];
  await products(
    test,
    { name: "Coxi-Stop", composition, make: "Gallus" },
    { name: "AD3E", category: "Vitamins & Minerals", isFeatured: true },
    { name: "Toltra", indications: ["Coccidiosis"], isFeatured: true },
  );
  const get = async (query: string) => await names(await test.request(`/api/products?${query}`));
  assertEquals(await get("category=vitamins-minerals"), ["AD3E"]);
  assertEquals(await get("category=nope"), []);
  assertEquals(await get("featured=true"), ["AD3E", "Toltra"]);
  assertEquals(await get("featured=true&category=anticoccidials"), ["Toltra"]);
  assertEquals(await get("q=amprolium%20GALLUS"), ["Coxi-Stop"]);
  // By its label, and by what it holds.
  assertEquals((await get("q=coccidiosis")).slice(0, 2).sort(), ["Coxi-Stop", "Toltra"]);
  assertEquals(await get("q=amprolium+vitamin"), []);
  assertEquals(await get("q=%20"), ["AD3E", "Coxi-Stop", "Toltra"]);
});

Deno.test("The product list comes in pages that name the next one and the total", async () => {
  await using test = await testApp();
  await test.category();
  await products(test, { name: "A" }, { name: "B" }, { name: "C" }, { name: "D" }, { name: "Hidden" });
  let path: string | undefined = "/api/products?limit=2&category=anticoccidials";
  const seen: string[] = [];
  while (path) {
    const response: Response = await test.request(path);
    assertEquals(response.headers.get("x-total-count"), "5");
    path = /^<(\/api\/products\?.+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1];
    assert(!path || path.includes("category=anticoccidials"));
    seen.push(...await names(response));
  }
  assertEquals(seen, ["A", "B", "C", "D", "Hidden"]);
});

Deno.test("A limit, cursor, field or search that cannot be is 422", async () => {
  await using test = await testApp();
  const fields = ["fields=id,nope", "fields=__proto__", "fields=constructor", "fields="];
  const wrong = [
    ...fields,
    "limit=0",
    "limit=-1",
    "limit=201",
    "limit=ten",
    "limit=",
    "cursor=x",
    "limit=1e1",
  ];
  for (const query of [...wrong, `q=${"amprolium+".repeat(100)}`]) {
    const error = await assertError(await test.request(`/api/products?${query}`), 422, "invalid");
    assertEquals(error.issues?.[0]?.path, query.split("=")[0]);
  }
});

Deno.test("`fields` gives those fields only, in pages too", async () => {
  await using test = await testApp();
  await test.category();
  await products(test, { name: "A", make: "Gallus" }, { name: "B" });
  const response = await test.request("/api/products?fields=name,make,categorySlug&limit=1");
  assertEquals(response.headers.get("x-total-count"), "2");
  assertEquals(await response.json(), [{ name: "A", make: "Gallus", categorySlug: "anticoccidials" }]);
});

Deno.test("A product is found by its id, its slug, and every slug that it once had", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await test.stores.products.create(productInput({ name: "First Name" }));
  for (const slug of ["second", "third", "first-name", "fourth"]) {
    await test.stores.products.update(id, productInput({ name: "First Name", slug }));
  }
  for (const known of [id, "first-name", "second", "third", "fourth"]) {
    const found: Product = await (await test.request(`/api/products/${known}`)).json();
    assertEquals([found.id, found.slug], [id, "fourth"], known);
  }
});

Deno.test("A slug that is given to another product leads there, no longer to the one that had it", async () => {
  await using test = await testApp();
  await test.category();
  const old = await test.stores.products.create(productInput({ name: "Old", slug: "wanted" }));
  await test.stores.products.update(old.id, productInput({ name: "Old", slug: "elsewhere" }));
  const fresh = await test.stores.products.create(productInput({ name: "New", slug: "wanted" }));
  assertEquals((await (await test.request("/api/products/wanted")).json()).id, fresh.id);
  await test.stores.products.delete(fresh.id);
  await assertError(await test.request("/api/products/wanted"), 404, "not_found");
  assertEquals((await (await test.request("/api/products/elsewhere")).json()).id, old.id);
});

Deno.test("A slug made from a name takes no redirect away", async () => {
  await using test = await testApp();
  await test.category();
  const old = await test.stores.products.create(productInput({ name: "Wanted" }));
  await test.stores.products.update(old.id, productInput({ name: "Wanted", slug: "elsewhere" }));
  const fresh = await test.stores.products.create(productInput({ name: "Wanted" }));
  assertEquals(fresh.value.slug, "wanted-2");
  assertEquals((await (await test.request("/api/products/wanted")).json()).id, old.id);
});

Deno.test("What a deleted product's slugs led to is 404", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await test.stores.products.create(productInput({ slug: "one" }));
  await test.stores.products.update(id, productInput({ slug: "two" }));
  await test.stores.products.delete(id);
  for (const known of [id, "one", "two"]) {
    await assertError(await test.request(`/api/products/${known}`), 404, "not_found");
  }
});

Deno.test("Related products are at most four others, the most alike first", async () => {
  await using test = await testApp();
  await test.category();
  await test.category({ name: "Enzymes" });
  const composition = [{ ingredient: "Amprolium" }];
  await products(test, { name: "A", composition }, { name: "B" }, { name: "C", composition }, { name: "D" });
  await products(test, { name: "E", category: "Enzymes" }, { name: "F", category: "Enzymes" });
  const { id } = await (await test.request("/api/products/a")).json();
  const related = await test.request(`/api/products/related?id=${id}`);
  assertEquals(await names(related), ["C", "B", "D", "E"]);
  assertEquals(await names(await test.request("/api/products/related?id=a")), ["C", "B", "D", "E"]);
  await assertError(await test.request("/api/products/related?id=nope"), 404, "not_found");
  await assertError(await test.request("/api/products/related"), 404, "not_found");
});

Deno.test("Beside a treatment stand the other treatments, before what prevents", async () => {
  await using test = await testApp();
  await test.category();
  await products(
    test,
    { name: "A", indications: ["Caecal coccidiosis"] },
    { name: "B", indications: ["Prevention of coccidiosis in broilers"] },
    { name: "C", indications: ["Coccidiosis of chickens"] },
    { name: "D", prevents: ["coccidiosis"] },
  );
  assertEquals((await names(await test.request("/api/products/related?id=a")))[0], "C");
});

Deno.test("Products of the hidden category are for the owner only", async () => {
  await using test = await testApp();
  await test.category({ name: "Test" });
  const { id } = await test.stores.products.create(productInput({ name: "Trial", category: "Test" }));
  assertEquals(await names(await test.request("/api/products")), []);
  assertEquals(await (await test.request("/api/product-categories")).json(), []);
  for (const known of [id, "trial"]) {
    await assertError(await test.request(`/api/products/${known}`), 404, "not_found");
  }
  assertEquals(await names(await test.admin("GET", "/api/admin/products")), ["Trial"]);
});

Deno.test("The footer's `antibiotics` means the category of the cards, unless a category has that slug", async () => {
  await using test = await testApp();
  await test.category({ name: "Antibiotics & Antimicrobials" });
  await products(test, { name: "Tylosin", category: "Antibiotics & Antimicrobials" });
  assertEquals(await names(await test.request("/api/products?category=antibiotics")), ["Tylosin"]);
  await test.category({ name: "Antibiotics" });
  await products(test, { name: "Doxycycline", category: "Antibiotics" });
  assertEquals(await names(await test.request("/api/products?category=antibiotics")), ["Doxycycline"]);
});

Deno.test("A field is given once however often it is named", async () => {
  await using test = await testApp();
  await test.category();
  await test.stores.products.create(productInput({ name: "Amprolium" }));
  const many = await test.request(`/api/products?fields=${Array(20_000).fill("name").join()}`);
  assertEquals(await many.json(), [{ name: "Amprolium" }]);
});
