import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertInstanceOf } from "deno-std/assert/instance_of.js";
import { type Product, ProductSchema } from "../../contract/product.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { ConflictError } from "../kv/errors.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct, productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/products";
const MESSAGE = "Product name and category are required";

async function create(test: TestApp, fields: Record<string, unknown> = {}): Promise<Product> {
  const response = await test.admin("POST", PATH, aProduct(fields));
  assertEquals(response.status, 201, await response.clone().text());
  return ProductSchema.parse(await response.json());
}

Deno.test("A new product gets its slug from its name, and claims nothing that nobody entered", async () => {
  await using test = await testApp();
  await test.category();
  assertEquals((await create(test, { name: "Before the company's name" })).description, null);
  const company = "Amber Poultry Care";
  await test.stores.company.put({ ...UNNAMED_COMPANY, name: company });
  const product = await create(test, { make: "", packaging: null, description: "  " });
  assertEquals(product, {
    ...product,
    slug: "amprolium-20",
    category: "Anticoccidials",
    categorySlug: "anticoccidials",
    make: null,
    packaging: null,
    description: `Anticoccidials product by ${company}`,
    rating: null,
    isFeatured: false,
    features: [],
    usage: { instructions: null, dosage: [] },
    safetyInfo: { warning: null, precautions: [], storageInstructions: null },
  });
  assertEquals((await create(test)).slug, "amprolium-20-2");
});

Deno.test("A write that was acknowledged is in the next answer to anyone", async () => {
  await using test = await testApp();
  await test.category();
  const read = async () => await (await test.request("/api/products?fields=name")).json();
  assertEquals(await read(), []);
  const { id } = await create(test);
  assertEquals(await read(), [{ name: "Amprolium 20%" }]);
  await test.admin("PUT", `${PATH}/${id}`, aProduct({ name: "Amprolium 60%" }));
  assertEquals(await read(), [{ name: "Amprolium 60%" }]);
  assertEquals((await test.admin("DELETE", `${PATH}/${id}`)).status, 204);
  assertEquals(await read(), []);
});

Deno.test("Each wrong field of a product is named with a message, and nothing is written", async () => {
  await using test = await testApp();
  await test.category();
  const wrong: [field: string, value: unknown, path: string, message?: string][] = [
    ["name", "", "name", MESSAGE],
    ["name", 7, "name", MESSAGE],
    ["category", undefined, "category", MESSAGE],
    ["category", "Nope", "category", 'There is no category named "Nope"'],
    ["features", ["fine", "fine", 3], "features.2", "Must be text"],
    ["features", "one", "features", "Must be a list"],
    ["isFeatured", "yes", "isFeatured", "Must be true or false"],
    ["rating", 6, "rating", "Must be at most 5"],
    ["imageUrl", "javascript:alert(1)", "imageUrl"],
    ["imageUrl", "//evil.example/x.png", "imageUrl"],
    ["categoryColor", "red", "categoryColor"],
    ["composition", [{ strength: "20%" }], "composition.0.ingredient", "Name the ingredient"],
    ["withdrawal", { meatDays: 1.5 }, "withdrawal.meatDays", "Must be whole days"],
    ["documents", [{ title: "Label", url: "data:text/html,x" }], "documents.0.url"],
    ["specifications", { Form: 3 }, "specifications.Form", "Must be text"],
    ["slug", "Related", "slug"],
    [
      "packs",
      [{ size: "500", unit: "g", barcode: "8901234567893" }],
      "packs.0.barcode",
      "Must be the number below the barcode; one digit is wrong",
    ],
    ["packs", [{ size: "big", unit: "g" }], "packs.0.size", "Must be a number, such as 500, or 10 x 100"],
    ["gstRate", 180, "gstRate", "Must be 0 to 100"],
    ["schedule", "Z", "schedule", "Must be G, H, H1 or X"],
    ["hsnCode", "300490x1", "hsnCode", "Must be 4, 6 or 8 digits, such as 30049011"],
  ];
  for (const [field, value, path, message] of wrong) {
    const response = await test.admin("POST", PATH, aProduct({ [field]: value }));
    const { issues } = await assertError(response, 422, "invalid");
    assertEquals(issues?.[0]?.path, path);
    if (message) assertEquals(issues?.[0]?.message, message);
  }
  assertEquals(await test.stores.products.products.count(), 0);
});

Deno.test("Two tabs: who saves second on what the first one changed gets 409 and overwrites nothing", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await create(test);
  const etag = (await test.admin("GET", `${PATH}/${id}`)).headers.get("etag")!;
  const first = await test.admin("PUT", `${PATH}/${id}`, aProduct({ make: "First" }), { "if-match": etag });
  assertEquals(first.status, 200);
  const stale = { "if-match": etag };
  const second = await test.admin("PUT", `${PATH}/${id}`, aProduct({ make: "Second", slug: "two" }), stale);
  await assertError(second, 409, "conflict");
  await assertError(await test.admin("DELETE", `${PATH}/${id}`, undefined, stale), 409, "conflict");
  assertEquals((await (await test.request(`/api/products/${id}`)).json()).make, "First");
  await assertError(await test.request("/api/products/two"), 404, "not_found");
  const fresh = { "if-match": first.headers.get("etag")! };
  assertEquals((await test.admin("DELETE", `${PATH}/${id}`, undefined, fresh)).status, 204);
});

Deno.test("An If-Match that is no ETag is 400; `*` and none take any version", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await create(test);
  const put = (ifMatch: string) =>
    test.admin("PUT", `${PATH}/${id}`, aProduct(), ifMatch ? { "if-match": ifMatch } : {});
  await assertError(await put("abc"), 400, "bad_request");
  assertEquals((await put("*")).status, 200);
  assertEquals((await put("")).status, 200);
});

Deno.test("A slug is never empty, whatever the name or the slug is made of", async () => {
  await using test = await testApp();
  await test.category();
  assertEquals((await create(test, { name: "!!!" })).slug, "item");
  assertEquals((await create(test, { name: "???", slug: "###" })).slug, "item-2");
  const product = await create(test, { name: "Zinc", slug: " - " });
  assertEquals(product.slug, "zinc");
  const updated = await test.admin("PUT", `${PATH}/${product.id}`, aProduct({ name: "Zinc 2", slug: "%" }));
  assertEquals((await updated.json()).slug, "zinc");
  assertEquals((await create(test, { name: "कॉक्सी स्टॉप" })).slug, "कॉक्सी-स्टॉप");
});

Deno.test("A product named Related does not hide behind the address of related products", async () => {
  await using test = await testApp();
  await test.category();
  const { id, slug } = await create(test, { name: "Related" });
  assertEquals(slug, "related-2");
  assertEquals((await (await test.request(`/api/products/${slug}`)).json()).id, id);
  const put = await test.admin("PUT", `${PATH}/${id}`, aProduct({ slug: "related" }));
  assertEquals((await assertError(put, 422, "invalid")).issues?.[0]?.path, "slug");
});

Deno.test("A slug that another product has is 409 and names the field", async () => {
  await using test = await testApp();
  await test.category();
  await create(test, { slug: "taken" });
  const { id } = await create(test, { slug: "free" });
  const answers = [
    await test.admin("POST", PATH, aProduct({ slug: "Taken" })),
    await test.admin("PUT", `${PATH}/${id}`, aProduct({ slug: "taken" })),
  ];
  for (const answer of answers) {
    assertEquals((await assertError(answer, 409, "conflict")).issues?.[0]?.path, "slug");
  }
  assertEquals((await (await test.request("/api/products/free")).json()).id, id);
});

Deno.test("Changing or deleting a product that does not exist is 404 and leaves no redirect", async () => {
  await using test = await testApp();
  await test.category();
  await assertError(await test.admin("GET", `${PATH}/nope`), 404, "not_found");
  await assertError(await test.admin("PUT", `${PATH}/nope`, aProduct({ slug: "x" })), 404, "not_found");
  await assertError(await test.admin("DELETE", `${PATH}/nope`), 404, "not_found");
  assertEquals(await test.stores.products.redirects.count(), 0);
  assertEquals(await test.stores.products.products.count(), 0);
});

Deno.test("Products of one name made at the same moment get slugs of their own", async () => {
  await using test = await testApp();
  await test.category();
  const made = await Promise.all(
    Array.from({ length: 5 }, () => test.stores.products.create(productInput())),
  );
  assertEquals(new Set(made.map(({ value }) => value.slug)).size, 5);
});

Deno.test("Of two changes of one product at the same moment no old slug is lost", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await create(test, { slug: "a" });
  const done = await Promise.allSettled(
    ["b", "c", "d"].map((slug) => test.stores.products.update(id, productInput({ slug }))),
  );
  for (const one of done) if (one.status === "rejected") assertInstanceOf(one.reason, ConflictError);
  const slugs = done.flatMap((one) => one.status === "fulfilled" ? [one.value.value.slug] : []);
  assert(slugs.length > 0);
  for (const slug of ["a", ...slugs]) {
    assertEquals((await test.request(`/api/products/${slug}`)).status, 200, slug);
  }
});

Deno.test("The owner's product list searches, and pages with the total", async () => {
  await using test = await testApp();
  await test.category();
  for (const name of ["Amprolium 20", "Amprolium 60", "Zinc"]) await create(test, { name });
  const page = await test.admin("GET", `${PATH}?q=amprolium&limit=1`);
  assertEquals([page.headers.get("x-total-count"), page.headers.get("cache-control")], ["2", "no-store"]);
  const next = /^<(.+)>; rel="next"$/.exec(page.headers.get("link")!)![1]!;
  assertEquals((await (await test.admin("GET", next)).json())[0].name, "Amprolium 60");
});
