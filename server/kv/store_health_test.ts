import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { eventually } from "../../tests/eventually.ts";
import { derived } from "./derived.ts";
import { StoreAwayError } from "./errors.ts";
import { openStore } from "./open_store.ts";
import { findDenokv, startDenokv } from "./testing/denokv.ts";
import { aProduct, products } from "./testing/products.ts";

const denokv = await findDenokv();

Deno.test({
  name: "While a denokv server stands still, writes and reads end and what is known is given",
  ignore: !denokv,
  async fn() {
    await using server = await startDenokv(denokv!);
    await using store = await openStore(server.url);
    const all = products(store);
    const { id } = await all.create(aProduct());
    const names = derived(store, [all], async () => (await all.ids()).length);
    assertEquals(await names(), 1);
    const told: (string | null)[] = [];
    store.health!.onChange((problem) => told.push(problem));

    await server.stop();
    store.changed(all.name, null);
    // Its second product lands when the server goes on, although the writer was told that it did not.
    const [made, read, known] = await Promise.allSettled([
      all.create(aProduct()),
      all.get(id),
      names(),
    ]);
    for (const ended of [made, read]) {
      assertEquals(ended.status === "rejected" && ended.reason.name, "StoreAwayError");
    }
    assertEquals(known, { status: "fulfilled", value: 1 });
    await assertRejects(() => all.create(aProduct()), StoreAwayError);
    assertEquals([await names(), await store.health!.check()], [1, "it does not answer"]);

    server.goOn();
    await eventually(() => store.health!.problem, null);
    await eventually(names, 2);
    assertEquals(told, ["it does not answer", null]);
    await all.create(aProduct());
  },
});

Deno.test("A write that is wrong by itself is refused for what it is, and the store is well", async () => {
  await using store = await openStore(":memory:");
  const bytes = new Uint8Array(100_000);
  await assertRejects(() => store.kv.set(["large"], bytes), TypeError, "Value too large");
  assertEquals(store.health!.problem, null);
});

Deno.test("A list goes on where its cursor says, as it does without a guard", async () => {
  await using store = await openStore(":memory:");
  for (const n of [1, 2, 3]) await store.kv.set(["n", n], n);
  const first = store.kv.list<number>({ prefix: ["n"] }, { limit: 2 });
  assertEquals(await Array.fromAsync(first, ({ value }) => value), [1, 2]);
  const rest = store.kv.list<number>({ prefix: ["n"] }, { cursor: first.cursor });
  assertEquals(await Array.fromAsync(rest, ({ value }) => value), [3]);
});
