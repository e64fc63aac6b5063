import { assertEquals } from "deno-std/assert/equals.js";
import { type Category, CategorySchema } from "../../contract/category.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct, productInput } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/product-categories";

Deno.test("The owner makes, changes and deletes a category, and everyone sees it at once", async () => {
  await using test = await testApp();
  const read = async (): Promise<Category[]> => await (await test.request("/api/product-categories")).json();
  const created = await test.admin("POST", PATH, { name: "Feed Additives" });
  assertEquals(created.status, 201);
  const category = CategorySchema.parse(await created.json());
  assertEquals(category, {
    id: category.id,
    slug: "feed-additives",
    name: "Feed Additives",
    description: null,
    imageUrl: null,
    bgColor: "#E8F5E9",
    textColor: "#1B5E20",
    productCount: 0,
  });
  assertEquals(await read(), [category]);
  await test.admin("PUT", `${PATH}/${category.id}`, { name: "Additives", slug: "additives" });
  assertEquals((await read())[0]?.slug, "additives");
  assertEquals((await test.admin("DELETE", `${PATH}/${category.id}`)).status, 204);
  assertEquals(await read(), []);
});

Deno.test("A category that products use is not deleted, and the refusal says how many", async () => {
  await using test = await testApp();
  const { id } = await test.category();
  const first = await test.stores.products.create(productInput());
  await test.stores.products.create(productInput());
  const refused = await assertError(await test.admin("DELETE", `${PATH}/${id}`), 409, "conflict");
  assertEquals(refused.message, "Cannot delete the category: 2 products use it");
  await test.stores.products.delete(first.id);
  const again = await assertError(await test.admin("DELETE", `${PATH}/${id}`), 409, "conflict");
  assertEquals(again.message, "Cannot delete the category: 1 product uses it");
});

Deno.test("A category deleted while a product is filed under it leaves no product without one", async () => {
  for (let round = 0; round < 10; round++) {
    await using test = await testApp();
    const { id } = await test.category();
    const { categories, products } = test.stores;
    await Promise.allSettled([
      products.create(productInput()),
      categories.delete(id, products.products),
      products.create(productInput()),
    ]);
    const filed = await products.products.count({ index: ["category", id] });
    assertEquals(await categories.categories.get(id) !== null, filed > 0, `${filed} products`);
  }
});

Deno.test("A renamed category shows on its products, under their old addresses", async () => {
  await using test = await testApp();
  const { id } = await test.category();
  await test.stores.products.create(productInput());
  await test.admin("PUT", `${PATH}/${id}`, { name: "Coccidiostats", slug: "coccidiostats" });
  const product = await (await test.request("/api/products/amprolium-20")).json();
  assertEquals([product.category, product.categorySlug], ["Coccidiostats", "coccidiostats"]);
  assertEquals((await (await test.request("/api/products?category=coccidiostats")).json()).length, 1);
});

Deno.test("A category's name and slug are its own, names whatever their case", async () => {
  await using test = await testApp();
  await test.category({ name: "Enzymes" });
  for (
    const [json, path] of [[{ name: "ENZYMES" }, "name"], [
      { name: "Other", slug: "enzymes" },
      "slug",
    ]] as const
  ) {
    const error = await assertError(await test.admin("POST", PATH, json), 409, "conflict");
    assertEquals(error.issues?.[0]?.path, path);
  }
  const nameless = await assertError(await test.admin("POST", PATH, { slug: "x" }), 422, "invalid");
  assertEquals(nameless.issues, [{ path: "name", code: "required", message: "Category name is required" }]);
  assertEquals((await (await test.admin("POST", PATH, { name: "***", slug: "/" })).json()).slug, "item");
});

Deno.test("A stale If-Match keeps a category as it is", async () => {
  await using test = await testApp();
  const { id } = await test.category();
  const etag = (await test.admin("GET", `${PATH}/${id}`)).headers.get("etag")!;
  await test.admin("PUT", `${PATH}/${id}`, { name: "First" }, { "if-match": etag });
  const second = await test.admin("PUT", `${PATH}/${id}`, { name: "Second" }, { "if-match": etag });
  await assertError(second, 409, "conflict");
  await assertError(
    await test.admin("DELETE", `${PATH}/${id}`, undefined, { "if-match": etag }),
    409,
    "conflict",
  );
  assertEquals((await (await test.admin("GET", `${PATH}/${id}`)).json()).name, "First");
});

Deno.test("A category that does not exist is 404, to read, change and delete", async () => {
  await using test = await testApp();
  for (const [method, json] of [["GET"], ["PUT", { name: "X" }], ["DELETE"]] as const) {
    await assertError(await test.admin(method, `${PATH}/nope`, json), 404, "not_found");
  }
});

Deno.test("A category name of half a letter does no harm", async () => {
  await using test = await testApp();
  assertEquals((await test.admin("POST", PATH, { name: "Half \ud800" })).status, 201);
  const response = await test.admin("POST", "/api/admin/products", aProduct({ category: "Half \ufffd" }));
  assertEquals(response.status, 201, await response.text());
});

Deno.test("A category's old addresses lead to it for good, for pages, lists and widgets alike", async () => {
  await using test = await testApp();
  const { id } = await test.category();
  await test.stores.products.create(productInput());
  const save = (slug: string) => test.admin("PUT", `${PATH}/${id}`, { name: "Anticoccidials", slug });
  await save("against-coccidia");
  await save("coccidiosis");
  for (const old of ["anticoccidials", "against-coccidia"]) {
    for (const language of ["", "/hi"]) {
      const moved = await test.request(`${language}/products/${old}`);
      assertEquals([moved.status, moved.headers.get("location")], [301, `${language}/products/coccidiosis`]);
    }
    assertEquals((await (await test.request(`/api/products?category=${old}`)).json()).length, 1);
  }
  await save("anticoccidials");
  assertEquals((await test.request("/products/anticoccidials")).status, 200);
  assertEquals((await test.request("/products/coccidiosis")).status, 301);
  // Another category takes the address over.
  await test.admin("POST", PATH, { name: "Other", slug: "coccidiosis" });
  assertEquals((await test.request("/products/coccidiosis")).status, 200);
});

Deno.test("The list of categories searches, and comes in pages", async () => {
  await using test = await testApp();
  for (const name of ["Vitamins", "Minerals", "Feed additives"]) await test.category({ name });
  for (const path of [PATH, "/api/product-categories"]) {
    const names = async (query: string) => {
      const response = await test.admin("GET", `${path}?${query}`);
      return [
        (await response.json()).map(({ name }: Category) => name),
        response.headers.get("link")?.match(/cursor=([^&>]+)/)?.[1],
        response.headers.get("x-total-count"),
      ] as const;
    };
    assertEquals((await names("q=feed"))[0], ["Feed additives"]);
    const [first, cursor, total] = await names("limit=2");
    assertEquals([first, total], [["Vitamins", "Minerals"], "3"]);
    assertEquals((await names(`limit=2&cursor=${cursor}`))[0], ["Feed additives"]);
    await assertError(await test.admin("GET", `${path}?limit=0`), 422, "invalid");
  }
});

Deno.test("Categories and the products in them stand in the owner's order, and featured ones before the others", async () => {
  await using test = await testApp();
  const categories = [];
  for (const name of ["Aa", "Bb", "Cc"]) categories.push(await test.category({ name }));
  const idOf = new Map<string, string>();
  for (const [name, isFeatured] of [["A1", false], ["A2", false], ["A3", true], ["A4", false]] as const) {
    const { id } = await test.stores.products.create(productInput({ name, category: "Aa", isFeatured }));
    idOf.set(name, id);
  }
  const names = async (path: string) =>
    (await (await test.request(path)).json()).map(({ name }: { name: string }) => name);
  const shelf = "/api/products?category=aa&sort=featured";
  assertEquals(await names(shelf), ["A3", "A1", "A2", "A4"]);

  const order = { categories: [categories[2]!.id], products: [idOf.get("A4"), "a deleted one"] };
  const saved = await test.admin("PUT", "/api/admin/catalogue-order", order);
  assertEquals(saved.status, 200);
  assertEquals(await names("/api/product-categories"), ["Cc", "Aa", "Bb"]);
  assertEquals(await names(shelf), ["A3", "A4", "A1", "A2"]);
  assertEquals(await names(`${shelf}&lang=te`), ["A3", "A4", "A1", "A2"]);
  assertEquals(await names("/api/products"), ["A1", "A2", "A3", "A4"]);
  const stale = await test.admin("PUT", "/api/admin/catalogue-order", order, { "if-match": '"0"' });
  assertEquals(stale.status, 409);
});
