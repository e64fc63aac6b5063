import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { assertStrictEquals } from "deno-std/assert/strict_equals.js";
import { type Before, cachedRecords, cachedRows, derived } from "./derived.ts";
import { eachStore } from "./testing/each_store.ts";
import { aProduct, inquiries, products } from "./testing/products.ts";

eachStore("derived() computes again after a write to its collections, and after no other", async (store) => {
  const [all, mail] = [products(store), inquiries(store)];
  let computed = 0;
  const count = derived(store, [all], async () => [++computed, (await all.ids()).length]);
  assertEquals(count.last, undefined);
  assertEquals(await Promise.all([count(), count()]), [[1, 0], [1, 0]]);
  await mail.create({ message: "Not followed", state: "pending" });
  assertEquals([await count(), count.last], [[1, 0], [1, 0]]);
  await all.create(aProduct());
  assertEquals([await count(), await count()], [[2, 1], [2, 1]]);
});

eachStore("derived() gives the value before and what was changed since", async (store) => {
  const all = products(store);
  const told: (readonly string[] | null | undefined)[] = [];
  const follow = derived(store, [all], (before?: Before<number>) => {
    told.push(before?.changed.get(all.name));
    return (before?.value ?? 0) + 1;
  });
  await follow();
  const { id } = await all.create(aProduct());
  assertEquals(await follow(), 2);
  await all.delete(id);
  store.changed(all.name, null);
  assertEquals(await follow(), 3);
  assertEquals(told, [undefined, [id], null]);
});

eachStore("derived() has one computation at a time, and who waits for the next shares it", async (store) => {
  const all = products(store);
  const steps: PromiseWithResolvers<void>[] = [];
  let running = 0;
  const count = derived(store, [all], async () => {
    assertEquals(++running, 1);
    await (steps[steps.push(Promise.withResolvers<void>()) - 1]!).promise;
    running--;
    return (await all.ids()).length;
  });
  const first = count();
  await all.create(aProduct());
  const second = count();
  await all.create(aProduct());
  const third = count();
  steps[0]!.resolve();
  await first;
  await Promise.resolve();
  steps[1]!.resolve();
  assertEquals(await Promise.all([second, third]), [2, 2]);
  assertEquals(steps.length, 2);
});

eachStore("derived() forgets a failure, and after it reads everything", async (store) => {
  const all = products(store);
  let fails = false;
  const told: unknown[] = [];
  const value = derived(store, [all], (before?: Before<number>) => {
    told.push(before?.changed.get(all.name));
    if (fails) throw new Error("Not now");
    return 1;
  });
  await value();
  await all.create(aProduct());
  fails = true;
  await assertRejects(value, Error, "Not now");
  fails = false;
  assertEquals([await value(), told[2]], [1, null]);
});

eachStore("cachedRows() follows what is written and deleted, and is the same map", async (store) => {
  const all = products(store);
  const made = await Promise.all(["A", "B"].map((name) => all.create(aProduct({ name }))));
  const read = cachedRows(store, all, (_, { name }) => name);
  const rows = await read();
  assertEquals([...rows.values()].sort(), ["A", "B"]);
  await all.delete(made[0]!.id);
  await all.update(made[1]!.id, { name: "C" });
  assertStrictEquals(await read(), rows);
  assertEquals([...rows.values()], ["C"]);
  const bySlug = cachedRecords(store, all, ({ value }) => value.name);
  assertEquals([...(await bySlug()).keys()], ["C"]);
});
