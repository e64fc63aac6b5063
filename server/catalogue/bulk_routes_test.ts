import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { assertError } from "../testing/assert_error.ts";
import { aProduct, productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { check, run } from "../import/testing/import_file.ts";
import { eventually } from "../../tests/eventually.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";

const PATH = "/api/admin/products";

async function three(test: TestApp): Promise<string[]> {
  await test.category();
  const ids: string[] = [];
  for (const name of ["A", "B", "C"]) {
    ids.push((await test.stores.products.create(productInput({ name }))).id);
  }
  return ids;
}

const bulk = (test: TestApp, body: Record<string, unknown>) => test.admin("POST", `${PATH}/bulk`, body);

async function list(test: TestApp, query = "") {
  const rows: { name: string }[] = await (await test.admin("GET", `${PATH}?${query}`)).json();
  return rows.map(({ name }) => name).join("");
}

const counts = ({ changed, unchanged }: Record<string, number>) => ({ changed, unchanged });

Deno.test("A bulk change is undone, but for what somebody changed since", async () => {
  await using test = await testApp();
  const [a, b, c] = await three(test);
  await test.category({ name: "Vitamins" });
  const { batch } = await (await bulk(test, { action: "move", category: "Vitamins", ids: [a, b, c] })).json();
  await test.admin("PUT", `${PATH}/${b}`, aProduct({ name: "B", category: "Vitamins", make: "Indian" }));
  const undo = () => test.admin("POST", `${PATH}/undo`, { batch });
  assertEquals(await (await undo()).json(), { undone: 2, left: 1 });
  const categories = await (await test.admin("GET", PATH)).json();
  assertEquals(categories.map(({ category }: { category: string }) => category), [
    "Anticoccidials",
    "Vitamins",
    "Anticoccidials",
  ]);
  assertEquals((await (await test.admin("GET", `${PATH}/${a}/versions`)).json()).length, 3);
  await assertError(await undo(), 404, "not_found");
});

Deno.test("Chosen products are published, featured, moved and deleted at once, and the public sees it", async () => {
  await using test = await testApp();
  const [a, b] = await three(test);
  await test.category({ name: "Vitamins" });
  const names = async (query = "") =>
    (await (await test.request(`/api/products?${query}`)).json()).map(({ name }: { name: string }) => name);
  const ids = [a, b];

  const unpublished = await bulk(test, { action: "unpublish", ids });
  assertEquals(unpublished.status, 200);
  assertEquals(counts(await unpublished.json()), { changed: 2, unchanged: 0 });
  assertEquals(await names(), ["C"]);
  assertEquals(counts(await (await bulk(test, { action: "publish", ids: [a] })).json()), {
    changed: 1,
    unchanged: 0,
  });
  const again = await bulk(test, { action: "publish", ids });
  assertEquals(counts(await again.json()), { changed: 1, unchanged: 1 });
  await bulk(test, { action: "feature", ids });
  assertEquals(await names("featured=true"), ["A", "B"]);
  await bulk(test, { action: "unfeature", ids: [a] });
  assertEquals(await names("featured=true"), ["B"]);
  await bulk(test, { action: "move", category: "Vitamins", ids });
  assertEquals(await names("category=vitamins"), ["A", "B"]);
  assertEquals((await (await test.admin("GET", `${PATH}/${a}/versions`)).json()).length, 7 - 1);
  await bulk(test, { action: "delete", ids });
  assertEquals(await names(), ["C"]);
});

Deno.test("A field of many products gets one value, as in the form, and is put back by undo", async () => {
  await using test = await testApp();
  const [a, b] = await three(test);
  const set = (field: string, value: unknown) =>
    bulk(test, { action: "set", set: { field, value }, ids: [a, b] });
  const read = async (field: string) =>
    (await (await test.admin("GET", PATH)).json()).map((product: Record<string, unknown>) =>
      product[field] ?? null
    );
  assertEquals(counts(await (await set("hsnCode", "30049011")).json()), { changed: 2, unchanged: 0 });
  assertEquals(counts(await (await set("hsnCode", "30049011")).json()), { changed: 0, unchanged: 2 });
  assertEquals(await read("hsnCode"), ["30049011", "30049011", null]);
  const { batch } = await (await set("gstRate", 12)).json();
  assertEquals(await read("gstRate"), [12, 12, null]);
  await test.admin("POST", `${PATH}/undo`, { batch });
  assertEquals(await read("gstRate"), [null, null, null]);
  await set("rating", 4);
  await set("rating", undefined);
  assertEquals(await read("rating"), [null, null, null]);
  await set("species", ["Broilers", "Layers"]);
  assertEquals(await read("species"), [["Broilers", "Layers"], ["Broilers", "Layers"], []]);
  await set("safetyInfo.storageInstructions", "Below 25 °C");
  await set("withdrawal.meatDays", 7);
  const [{ safetyInfo, withdrawal }] = await (await test.admin("GET", PATH)).json();
  assertEquals([safetyInfo.storageInstructions, withdrawal.meatDays], ["Below 25 °C", 7]);
  await set("hsnCode", "");
  assertEquals(await read("hsnCode"), [null, null, null]);
  await assertError(await set("hsnCode", "30"), 422, "invalid");
  const { message } = await assertError(await set("withdrawal.meatDays", -1), 422, "invalid");
  assertEquals(message.startsWith("“A”: "), true, message);
  for (const own of ["name", "slug", "category", "translations.hi", "createdAt", "__proto__"]) {
    await assertError(await set(own, "All the same"), 422, "invalid");
  }
  await assertError(await bulk(test, { action: "set", ids: [a] }), 422, "invalid");
});

Deno.test("All that a list finds are changed, if they are as many as the person was told", async () => {
  await using test = await testApp();
  await three(test);
  const refused = await assertError(
    await bulk(test, { action: "delete", all: { q: "a", count: 7 } }),
    409,
    "conflict",
  );
  assertEquals(refused.message.endsWith("Nothing was changed"), true);
  assertEquals(await list(test), "ABC");
  const count = (await list(test, "status=published")).length;
  const done = await bulk(test, { action: "unpublish", all: { status: "published", count } });
  assertEquals(counts(await done.json()), { changed: 3, unchanged: 0 });
  assertEquals(await list(test, "status=draft"), "ABC");
});

Deno.test("Where one of the chosen is gone, or the category is, nothing is changed", async () => {
  await using test = await testApp();
  const [a, b, c] = await three(test);
  await test.admin("DELETE", `${PATH}/${b}`);
  await assertError(await bulk(test, { action: "delete", ids: [a, b, c] }), 409, "conflict");
  await assertError(await bulk(test, { action: "move", category: "No such", ids: [a] }), 422, "invalid");
  for (
    const wrong of [
      { action: "burn", ids: [a] },
      { action: "delete" },
      { action: "delete", ids: [] },
      { action: "move", ids: [a] },
      { action: "delete", ids: [a], all: { count: 1 } },
    ]
  ) await assertError(await bulk(test, wrong), 422, "invalid");
  assertEquals(await list(test), "AC");
});

Deno.test("A large write that is refused halfway leaves everything as it was, and unseen", async () => {
  await using test = await testApp();
  const { products } = test.stores;
  const ids = await three(test);
  const before = await (await test.request("/api/products")).json();
  const found = (await products.products.getMany(ids)).filter((product) => product !== null);
  const taken = { ...found[2]!.value, slug: "new-here" };
  await assertRejects(() =>
    products.many((write) =>
      write([
        { kind: "create", id: "new-1", record: taken },
        { kind: "update", before: found[0]!, record: { ...found[0]!.value, slug: "a-2", name: "A2" } },
        { kind: "delete", before: found[1]!, keep: test.stores.bin.of("products").keep("owner") },
        { kind: "create", id: "new-2", record: { ...taken, slug: "c" } },
      ])
    )
  );
  assertEquals(await (await test.request("/api/products")).json(), before);
  assertEquals((await products.products.getMany(ids)).map((product) => product?.value.name), ["A", "B", "C"]);
  assertEquals(await products.products.getBy("slug", "new-here"), null);
  assertEquals(await products.redirects.get("a"), null);
  assertEquals(await test.stores.bin.records.count(), 0);
  assertEquals(await products.recover(), 0);
});

Deno.test("What a process left half written is taken back at the next start", async () => {
  const file = await Deno.makeTempFile();
  try {
    {
      await using test = await testApp({ location: file });
      const ids = await three(test);
      const { products } = test.stores;
      const [a, b] = await products.products.getMany(ids);
      const copy = test.store.transaction.bind(test.store);
      let commits = 0;
      // The process ends between two commits: what follows is never written.
      test.store.transaction = (work) => ++commits > 3 ? new Promise(() => {}) : copy(work);
      void products.many((write) =>
        write([
          { kind: "update", before: a!, record: { ...a!.value, name: "Changed" } },
          { kind: "delete", before: b!, keep: test.stores.bin.of("products").keep("owner") },
          { kind: "update", before: a!, record: { ...a!.value, name: "Never" } },
        ])
      );
      await eventually(async () => (await products.products.get(ids[0]!))?.value.name, "Changed");
      test.store.transaction = copy;
    }
    await using test = await testApp({ location: file });
    assertEquals(await test.stores.products.recover(), 3);
    const names = (await Array.fromAsync(test.stores.products.products.all())).map(({ value }) => value.name);
    assertEquals(names.sort(), ["A", "B", "C"]);
  } finally {
    await Deno.remove(file);
  }
});

Deno.test("What was written holds where the process ended before its journal was cleared", async () => {
  const file = await Deno.makeTempFile();
  try {
    {
      await using test = await testApp({ location: file });
      const ids = await three(test);
      const { products } = test.stores;
      const [a, b] = await products.products.getMany(ids);
      const copy = test.store.transaction.bind(test.store);
      const changes = test.store.track(["products"]);
      // Nothing is written any more once the public sees the changes.
      test.store.transaction = (work) => changes.revision > 0 ? new Promise(() => {}) : copy(work);
      void products.many((write) =>
        write([
          { kind: "update", before: a!, record: { ...a!.value, name: "Changed" } },
          { kind: "delete", before: b!, keep: test.stores.bin.of("products").keep("owner") },
        ])
      );
      await eventually(() => changes.revision > 0, true);
      test.store.transaction = copy;
    }
    await using test = await testApp({ location: file });
    const { products } = test.stores;
    const names = async () =>
      (await Array.fromAsync(products.products.all())).map(({ value }) => value.name).sort();
    assertEquals([await products.recover(), await names()], [0, ["C", "Changed"]]);
    // Nor is it taken back by the next one that fails.
    const [c] = (await Array.fromAsync(products.products.all())).filter(({ value }) => value.name === "C");
    const stale = { ...c!, version: "0" };
    await assertRejects(() =>
      products.many((write) =>
        write([{ kind: "delete", before: stale, keep: test.stores.bin.of("products").keep("owner") }])
      )
    );
    assertEquals([await products.recover(), await names()], [0, ["C", "Changed"]]);
  } finally {
    await Deno.remove(file);
  }
});

Deno.test("A save waits for a large write, and is then refused where that changed its product", async () => {
  await using test = await testApp();
  const [id] = await three(test);
  const etag = (await test.admin("GET", `${PATH}/${id}`)).headers.get("etag")!;
  const many = bulk(test, { action: "feature", ids: [id] });
  await many;
  const saved = await test.admin("PUT", `${PATH}/${id}`, aProduct({ name: "A" }), { "if-match": etag });
  await assertError(saved, 409, "conflict");
});

Deno.test("While many are changed, it is told how many are done", async () => {
  await using test = await testApp();
  await test.category();
  const rows = Array.from({ length: 300 }, (_, number) => `Tonic ${number},Anticoccidials`);
  await run(test, (await check(test, ["name,category", ...rows].join("\n"))).id);
  const progress = async () => await (await test.admin("GET", `${PATH}/bulk`)).json();
  assertEquals(await progress(), { done: 0, total: 0 });
  const changing = bulk(test, { action: "feature", all: { count: 300 } });
  let isOver = false;
  void changing.finally(() => isOver = true);
  const told: { done: number; total: number }[] = [];
  while (!isOver) told.push(await progress());
  const counts = told.filter(({ total }) => total > 0);
  assertEquals(counts.every(({ total }) => total === 300), true);
  // It begins with none, and goes up.
  assertEquals(counts.some(({ done }) => done > 0 && done <= 300), true);
  assertEquals(counts.map(({ done }) => done), counts.map(({ done }) => done).sort((a, b) => a - b));
  assertEquals((await (await changing).json()).changed, 300);
  assertEquals(await progress(), { done: 0, total: 0 });
});

onDenokv("How far a bulk action has come is told by every server", async (url) => {
  await using first = await testApp({ location: url });
  await using second = await testApp({ location: url });
  await first.category();
  const rows = Array.from({ length: 300 }, (_, number) => `Tonic ${number},Anticoccidials`);
  await run(first, (await check(first, ["name,category", ...rows].join("\n"))).id);
  await eventually(() => list(second, "limit=1").then(({ length }) => length > 0), true);
  const told = async () => (await (await second.admin("GET", `${PATH}/bulk`)).json()).total;
  const changing = bulk(first, { action: "feature", all: { count: 300 } });
  await eventually(told, 300);
  assertEquals((await (await changing).json()).changed, 300);
  await eventually(told, 0);
});
