import { assertEquals } from "deno-std/assert/equals.js";
import { eventually } from "../../tests/eventually.ts";
import type { ProductImport } from "../../contract/product_import.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";
import { assertError } from "../testing/assert_error.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { check, PATH, upload } from "./testing/import_file.ts";

const COUNT = 300;
const MINUTE = 60_000;

const listOf = (count: number) =>
  ["name,category", ...Array.from({ length: count }, (_, n) => `Product ${n},Anticoccidials`)].join("\n");

const told = async (test: TestApp, id: string): Promise<ProductImport> =>
  await (await test.admin("GET", `${PATH}/import/${id}`)).json();
const run = (test: TestApp, id: string) => test.admin("POST", `${PATH}/import/${id}/run`);

/** The names of all products as a server lists them. */
const names = async (test: TestApp): Promise<string[]> =>
  (await (await test.admin("GET", PATH)).json()).map(({ name }: { name: string }) => name);

onDenokv("What one server checked is shown and written by another, and told by both", async (url) => {
  await using first = await testApp({ location: url });
  await using second = await testApp({ location: url });
  await first.category();
  const { id, total } = await check(first, listOf(COUNT));
  assertEquals((await told(second, id)).state, "ready");
  const rows = await second.admin("GET", `${PATH}/import/${id}/rows?limit=5`);
  assertEquals([rows.headers.get("x-total-count"), (await rows.json()).length], [String(COUNT), 5]);

  assertEquals((await run(second, id)).status, 200);
  await assertError(await run(second, id), 409, "conflict");
  await eventually(async () => (await told(first, id)).state, "done");
  assertEquals((await told(first, id)).done, total);
  assertEquals(await told(first, id), await told(second, id));
  await eventually(async () => (await names(first)).length, COUNT);
  await assertError(await run(first, id), 409, "conflict");
});

onDenokv("Two servers that are told to run one import at once write it once", async (url) => {
  await using first = await testApp({ location: url });
  await using second = await testApp({ location: url });
  await first.category();
  const { id } = await check(first, listOf(COUNT));
  await told(second, id);
  await Promise.all([run(first, id), run(second, id)]);
  for (const test of [first, second]) {
    await eventually(async () => (await told(test, id)).state, "done");
    await eventually(async () => (await names(test)).length, COUNT);
  }
});

onDenokv("Columns that are chosen on one server count on the other", async (url) => {
  await using first = await testApp({ location: url });
  await using second = await testApp({ location: url });
  await first.category();
  const body = new FormData();
  body.set("file", new File(["what,where\nZinc,Anticoccidials"], "list.csv"));
  const headers = { cookie: await first.login() };
  const asked = await first.request(`${PATH}/import?columns=ask`, { method: "POST", headers, body });
  const { id, state } = await asked.json();
  assertEquals(state, "columns");
  const chosen = await second.admin("POST", `${PATH}/import/${id}/columns`, {
    columns: ["name", "category"],
  });
  assertEquals((await chosen.json()).state, "ready");
  assertEquals((await run(first, id)).status, 200);
  await eventually(async () => (await told(second, id)).state, "done");
  await eventually(() => names(second), ["Zinc"]);
});

onDenokv("An import whose server died has failed, once another has taken back what it wrote", async (url) => {
  const dying = await testApp({ location: url });
  await using other = await testApp({ location: url });
  await dying.category();
  const { id } = await (await upload(dying, listOf(COUNT))).json();
  assertEquals((await run(dying, id)).status, 200);
  await eventually(async () => (await told(other, id)).state, "writing");
  dying.store.kv.close();
  const { products, imports } = other.stores;
  assertEquals(await products.recover(imports.endAbandoned), 0);
  assertEquals((await told(other, id)).state, "writing");
  other.clock.now = new Date(other.clock.now.getTime() + MINUTE);
  await products.recover(imports.endAbandoned);
  const ended = await told(other, id);
  assertEquals([ended.state, ended.done], ["failed", 0]);
  assertEquals(await other.stores.products.products.count(), 0);
  assertEquals(await names(other), []);
});
