import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { InvalidCursorError, NotFoundError } from "./errors.ts";
import { eachStore } from "./testing/each_store.ts";
import { aProduct, inquiries, products } from "./testing/products.ts";

eachStore("collection().count() follows every write", async (store) => {
  const all = products(store);
  await all.create(aProduct());
  assertEquals([await all.count(), await all.count({ index: ["category", "vitamins"] })], [1, 0]);
  const made = await Promise.all(
    Array.from({ length: 30 }, () => all.create(aProduct({ category: "vitamins" }))),
  );
  assertEquals([await all.count(), await all.count({ index: ["category", "vitamins"] })], [31, 30]);
  await all.update(made[0]!.id, { category: "minerals" });
  await all.delete(made[1]!.id);
  await assertRejects(() => all.delete(made[1]!.id), NotFoundError);
  assertEquals([await all.count(), await all.count({ index: ["category", "vitamins"] })], [30, 28]);
});

eachStore("collection().count() is right when first asked amid writes", async (store) => {
  const all = inquiries(store);
  const create = () => all.create({ message: "Price of amprolium, please", state: "pending" });
  const writes = Array.from({ length: 200 }, create);
  const early = all.count();
  writes.push(...Array.from({ length: 200 }, create));
  assert(await early <= 400);
  await Promise.all(writes);
  assertEquals(await all.count(), 400);
});

eachStore("collection().getMany() answers in the order of the ids", async (store) => {
  const all = products(store);
  const made = await Promise.all(
    Array.from({ length: 25 }, (_, n) => all.create(aProduct({ name: `P${n}` }))),
  );
  const ids = made.map(({ id }) => id).reverse().toSpliced(12, 0, "nowhere");
  const found = await all.getMany(ids);
  assertEquals(found.map((item) => item?.id ?? "nowhere"), ids);
});

eachStore("collection().list() pages both ways while rows are added", async (store) => {
  const all = products(store);
  const create = async (name: string) => (await all.create(aProduct({ name }))).id;
  const ids = [];
  for (let n = 0; n < 10; n++) ids.push(await create(`P${n}`));

  const first = await all.list({ limit: 4 });
  assertEquals(first.items.map(({ id }) => id), ids.slice(0, 4));
  ids.push(await create("P10"));
  await all.delete(ids[3]!);
  const second = await all.list({ limit: 4, cursor: first.cursor });
  assertEquals(second.items.map(({ id }) => id), ids.slice(4, 8));
  const third = await all.list({ limit: 4, cursor: second.cursor });
  assertEquals(third.items.map(({ id }) => id), ids.slice(8));
  assertEquals(third.cursor, null);

  const newest = await all.list({ limit: 4, reverse: true });
  assertEquals(newest.items.map(({ id }) => id), ids.slice(7).reverse());
  await create("P11");
  const older = await all.list({ limit: 4, reverse: true, cursor: newest.cursor });
  assertEquals(older.items.map(({ id }) => id), [ids[6], ids[5], ids[4], ids[2]]);
  const oldest = await all.list({ limit: 4, reverse: true, cursor: older.cursor });
  assertEquals([oldest.items.map(({ id }) => id), oldest.cursor], [[ids[1], ids[0]], null]);
});

eachStore("collection().list() pages through an index", async (store) => {
  const all = products(store);
  const made = [];
  for (let n = 0; n < 7; n++) made.push(await all.create(aProduct({ category: n % 2 ? "odd" : "even" })));
  const even = made.filter((_, n) => n % 2 === 0).map(({ id }) => id);
  const index = ["category", "even"] as const;
  const first = await all.list({ index, limit: 3 });
  assertEquals(first.items.map(({ id }) => id), even.slice(0, 3));
  const second = await all.list({ index, limit: 3, cursor: first.cursor });
  assertEquals([second.items.map(({ id }) => id), second.cursor], [even.slice(3), null]);
  const back = await all.list({ index, reverse: true, cursor: first.cursor });
  assertEquals(back.items.map(({ id }) => id), even.slice(0, 2).reverse());
});

eachStore("collection().list() refuses a cursor that is not its own", async (store) => {
  const all = products(store);
  for (let n = 0; n < 3; n++) await all.create(aProduct());
  const { cursor } = await all.list({ limit: 1 });
  const forged = [null, ["document", "products"], ["document", "products", []], [
    "document",
    "products",
    "x".repeat(3_000),
  ]].map((value) => btoa(JSON.stringify(value)).replaceAll("=", ""));
  for (const bad of ["1", "💥", "eyJ9", `${cursor}A`, ...forged]) {
    await assertRejects(() => all.list({ cursor: bad }), InvalidCursorError, "Cannot list from cursor");
  }
  await assertRejects(() => all.list({ cursor, index: ["category", "anticoccidials"] }), InvalidCursorError);
});

eachStore("collection().all() walks through more than a batch", async (store) => {
  const all = inquiries(store);
  await Promise.all(
    Array.from(
      { length: 1_200 },
      (_, n) => all.create({ message: `${n}`, state: n % 3 ? "pending" : "resolved" }),
    ),
  );
  const messages = (await Array.fromAsync(all.all())).map(({ value }) => value.message);
  assertEquals(messages, Array.from({ length: 1_200 }, (_, n) => `${n}`));
  const resolved = await Array.fromAsync(all.all({ index: ["state", "resolved"], reverse: true }));
  assertEquals([resolved.length, resolved[0]?.value.message], [400, "1197"]);
});

eachStore("collection() has nothing in an index under a key too long to exist", async (store) => {
  const all = products(store);
  const index = ["category", "क".repeat(1_000)] as const;
  assertEquals(await all.list({ index }), { items: [], cursor: null });
  assertEquals(await all.count({ index }), 0);
});
