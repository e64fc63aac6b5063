import { assertEquals } from "deno-std/assert/equals.js";
import { contentReader } from "../content/content.ts";
import { productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { createStores } from "../stores.ts";

const NAMES = ["Vitamin 10", "amprolium", "Vitamin 9", "Zinc", "Éxtra", "Copper"];

async function filled(test: TestApp): Promise<void> {
  await test.category();
  for (const name of NAMES) await test.stores.products.create(productInput({ name }));
}

/** As after a start: nothing of it is in memory. */
const afterStart = (test: TestApp) => createStores(test.store, () => test.clock.now).firstProducts;

Deno.test("The first page of products, read from the store, is the one of the list in memory", async () => {
  await using test = await testApp();
  await filled(test);
  await test.stores.firstProducts.keep(test.read);
  for (const limit of [1, 4, 6, 50]) {
    const listed = await test.admin("GET", `/api/admin/products?limit=${limit}`);
    assertEquals(await afterStart(test).read(limit), {
      rows: await listed.json(),
      total: Number(listed.headers.get("x-total-count")),
    });
  }
});

Deno.test("After a change the first page is not known until it is written down again", async () => {
  await using test = await testApp();
  await filled(test);
  assertEquals(await afterStart(test).read(50), null);
  await test.stores.firstProducts.keep(test.read);
  const { id } = await test.stores.products.create(productInput({ name: "Aloe" }));
  assertEquals(await afterStart(test).read(50), null);
  await test.stores.firstProducts.keep(contentReader(test.stores));
  assertEquals((await afterStart(test).read(1))?.rows.map((row) => row.id), [id]);
  await test.stores.products.delete(id);
  assertEquals(await afterStart(test).read(50), null);
});
