import { NO_ORDER } from "../../contract/catalogue_order.ts";
import { assertEquals } from "deno-std/assert/equals.js";
import { LIST_ROWS_MAX } from "../../contract/limits.ts";
import type { Product } from "../../contract/product.ts";
import { productLists } from "../content/product_lists.ts";
import { pageOf } from "../http/list_query.ts";
import { assertError } from "../testing/assert_error.ts";
import { productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

async function products(test: TestApp, ...given: Record<string, unknown>[]): Promise<void> {
  for (const fields of given) await test.stores.products.create(productInput(fields));
}

async function names(response: Response): Promise<string[]> {
  return (await response.json()).map(({ name }: Product) => name);
}

Deno.test("`sort=featured` puts featured products first, each part by name, and in pages too", async () => {
  await using test = await testApp();
  await test.category();
  await products(test, { name: "Zinc", isFeatured: true }, { name: "Amprolium" }, { name: "Betaine" });
  await products(test, { name: "Vitamin 10", isFeatured: true }, { name: "Vitamin 9", isFeatured: true });
  const get = async (query: string) => await names(await test.request(`/api/products?sort=featured${query}`));
  assertEquals(await get(""), ["Vitamin 9", "Vitamin 10", "Zinc", "Amprolium", "Betaine"]);
  assertEquals(await get("&q=in"), ["Vitamin 9", "Vitamin 10", "Zinc", "Betaine"]);
  assertEquals(await get("&limit=2&page=2&category=anticoccidials"), ["Zinc", "Amprolium"]);
  const { issues } = await assertError(await test.request("/api/products?sort=price"), 422, "invalid");
  assertEquals(issues?.[0]?.path, "sort");
});

Deno.test("A page can be asked for by its number; one beyond the end is empty and names the total", async () => {
  await using test = await testApp();
  await test.category();
  await products(test, { name: "A" }, { name: "B" }, { name: "C" }, { name: "D" }, { name: "E" });
  const second = await test.request("/api/products?limit=2&page=2");
  assertEquals(second.headers.get("x-total-count"), "5");
  const next = /^<(.+)>; rel="next"$/.exec(second.headers.get("link") ?? "")?.[1];
  assertEquals(await names(second), ["C", "D"]);
  assertEquals(await names(await test.request(next!)), ["E"]);
  const beyond = await test.request("/api/products?limit=2&page=4");
  assertEquals([beyond.headers.get("x-total-count"), beyond.headers.get("link")], ["5", null]);
  assertEquals(await names(beyond), []);
  for (const page of ["0", "-1", "1.5", "x", "", "1e3", "99999999"]) {
    const { issues } = await assertError(await test.request(`/api/products?page=${page}`), 422, "invalid");
    assertEquals(issues?.[0]?.path, "page");
  }
});

Deno.test("A list that nobody asked for in pages ends somewhere, and says where it goes on", () => {
  const rows = Array.from({ length: LIST_ROWS_MAX + 1 }, (_, at) => ({ id: String(at) }));
  const whole = pageOf(rows.slice(1), {});
  assertEquals([whole.rows.length, whole.next], [LIST_ROWS_MAX, null]);
  const first = pageOf(rows, {});
  assertEquals([first.rows.length, first.next], [LIST_ROWS_MAX, String(LIST_ROWS_MAX - 1)]);
});

Deno.test("The lists of a content are sorted once", async () => {
  await using test = await testApp();
  await test.category();
  await products(test, { name: "A" });
  const content = {
    order: NO_ORDER,
    featured: new Set<Product>(),
    products: await (await test.request("/api/products")).json() as Product[],
  };
  assertEquals(productLists(content) === productLists(content), true);
  assertEquals(productLists(content).category("anticoccidials")?.byName.length, 1);
});
