import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { eventually } from "../../tests/eventually.ts";
import { ChangeLog } from "./change_log.ts";
import { cachedRows, keptRows } from "./derived.ts";
import type { Columns } from "./kept_heads.ts";
import type { DerivedFiles } from "./derived_files.ts";
import { openStore } from "./open_store.ts";
import { Store } from "./store.ts";
import { onDenokv } from "./testing/on_denokv.ts";
import { aProduct, inquiries, products } from "./testing/products.ts";
import { tempFolder } from "../../tests/temp_folder.ts";

/** A log's reader that begins now, and a store that writes to the same database. */
async function readerAndWriter(kv: Deno.Kv) {
  const reader = new ChangeLog(kv);
  await reader.skip();
  return { reader, store: new Store(kv, { location: "shared", log: new ChangeLog(kv) }) };
}

Deno.test("The change log names each document that was changed since the last look, once", async () => {
  using kv = await Deno.openKv(":memory:");
  const { reader, store } = await readerAndWriter(kv);
  const { id } = await products(store).create(aProduct());
  const { id: mail } = await inquiries(store).create({ message: "A", state: "pending" });
  assertEquals(await reader.read(), new Map([["products", [id]], ["inquiries", [mail]]]));
  assertEquals(await reader.read(), new Map());
  await products(store).delete(id);
  assertEquals(await reader.read(), new Map([["products", [id]]]));
});

Deno.test("A commit that changes too many documents to name them names the collection", async () => {
  using kv = await Deno.openKv(":memory:");
  const { reader, store } = await readerAndWriter(kv);
  await store.transaction((tx) =>
    tx.announce(Array.from({ length: 2_000 }, (_, n) => ["document", "products", `a-long-identifier-${n}`]))
  );
  await inquiries(store).create({ message: "A", state: "pending" });
  // The announcement alone writes nothing, so it belongs to no commit.
  assertEquals((await reader.read())?.has("products"), false);
  await store.transaction(async (tx) => {
    tx.announce(Array.from({ length: 2_000 }, (_, n) => ["document", "products", `a-long-identifier-${n}`]));
    await inquiries(store).in(tx).create({ message: "B", state: "pending" });
  });
  assertEquals((await reader.read())?.get("products"), null);
});

Deno.test("Who is further behind than the log reaches reads everything, and then goes on", async () => {
  using kv = await Deno.openKv(":memory:");
  const { reader, store } = await readerAndWriter(kv);
  const create = () => inquiries(store).create({ message: "A", state: "pending" });
  for (let n = 0; n < 1_010; n++) await create();
  assertEquals(await reader.read(), null);
  const { id } = await create();
  assertEquals(await reader.read(), new Map([["inquiries", [id]]]));
});

Deno.test("A process that wrote nothing for a day is forgotten, with all that it left in the log", async () => {
  using kv = await Deno.openKv(":memory:");
  const { reader, store } = await readerAndWriter(kv);
  const create = () => inquiries(store).create({ message: "A", state: "pending" });
  for (let n = 0; n < 1_010; n++) await create();
  const [writer] = await Array.fromAsync(kv.list<{ at: number }>({ prefix: ["writer"] }));
  await kv.set(writer!.key, { ...writer!.value, at: writer!.value.at - 25 * 60 * 60_000 });
  const left = async (kind: string) => (await Array.fromAsync(kv.list({ prefix: [kind] }))).length;
  assertEquals([await left("change"), await left("writer")], [1_000, 1]);
  assertEquals(await reader.read(), null);
  assertEquals([await left("change"), await left("writer")], [0, 0]);
  const late = new ChangeLog(kv);
  await late.skip();
  await create();
  // It wakes up under its old number: who does not know that one reads everything, once.
  assertEquals(await late.read(), null);
  const { id } = await create();
  assertEquals(await late.read(), new Map([["inquiries", [id]]]));
});

Deno.test("A commit whose answer is lost is told to everybody, its own process too", async () => {
  const real = await Deno.openKv(":memory:");
  let loses = false;
  const atomic = real.atomic.bind(real);
  real.atomic = () => {
    const operation = atomic();
    const commit = operation.commit.bind(operation);
    operation.commit = async () => {
      const result = await commit();
      if (loses) throw new TypeError("connection reset");
      return result;
    };
    return operation;
  };
  const { reader } = await readerAndWriter(real);
  const own = new ChangeLog(real);
  const store = new Store(real, { location: "shared", log: own });
  await inquiries(store).create({ message: "A", state: "pending" });
  await reader.read();
  loses = true;
  await assertRejects(() => inquiries(store).create({ message: "B", state: "pending" }));
  loses = false;
  const [, { id }] = (await inquiries(store).list()).items as [unknown, { id: string }];
  assertEquals(await own.read(), new Map([["inquiries", [id]]]));
  assertEquals(await reader.read(), new Map([["inquiries", [id]]]));
  const { id: next } = await inquiries(store).create({ message: "C", state: "pending" });
  assertEquals(await own.read(), new Map());
  assertEquals(await reader.read(), new Map([["inquiries", [next]]]));
  real.close();
});

onDenokv(
  "Rows and counts follow what another process writes, without reading all of it again",
  async (url) => {
    await using here = await openStore(url);
    await using there = await openStore(url);
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) => inquiries(there).create({ message: `${n}`, state: "pending" })),
    );
    await eventually(() => inquiries(here).count(), 20);
    let lists = 0;
    const all = inquiries(here);
    const rows = cachedRows(here, {
      name: all.name,
      getMany: (ids) => all.getMany(ids),
      all: () => {
        lists++;
        return all.all();
      },
    }, (_, { message }) => message);
    assertEquals((await rows()).size, 20);
    await inquiries(there).update(made[0]!.id, { message: "changed" });
    await inquiries(there).delete(made[1]!.id);
    await eventually(async () => {
      const now = await rows();
      return [now.size, now.get(made[0]!.id), await all.count()];
    }, [19, "changed", 19]);
    assertEquals(lists, 1);
    await Promise.all(made.slice(2, 8).map(({ id }, n) => inquiries(n % 2 ? here : there).delete(id)));
    assertEquals([await inquiries(here).count(), await inquiries(there).count()], [13, 13]);
  },
);

Deno.test("A count of a store that was not shared before is that of what is there", async () => {
  await using folder = await tempFolder();
  const file = `${folder.path}/roost.kv`;
  const add = (store: Store) => inquiries(store).create({ message: "A", state: "pending" });
  const count = async (isShared: boolean) => {
    if (!isShared) {
      await using store = await openStore(file);
      await add(store);
      return await inquiries(store).count();
    }
    const kv = await Deno.openKv(file);
    await using store = new Store(kv, { location: "shared", log: new ChangeLog(kv) });
    await add(store);
    return await inquiries(store).count();
  };
  const counts: number[] = [];
  for (const isShared of [false, true, true, false, true]) counts.push(await count(isShared));
  assertEquals(counts, [1, 2, 3, 4, 5]);
});

onDenokv(
  "Rows are kept without their texts, and after a start only what was changed since is read",
  async (url) => {
    const kept = new Map<string, unknown>();
    const files: DerivedFiles = {
      read: <T>(name: string) => Promise.resolve(structuredClone(kept.get(name)) as T | undefined),
      write: (name, value) => Promise.resolve(void kept.set(name, structuredClone(value))),
    };
    interface File {
      position: { at: number; entries: Map<string, number> };
      value: Columns;
    }
    const file = () => kept.get("rows-inquiries") as File;
    let lists = 0;
    /** A process that reads the rows, changes something, and ends. */
    async function run(work: (all: ReturnType<typeof inquiries>) => Promise<unknown> = async () => {}) {
      await using store = await openStore(url);
      store.files = files;
      const all = inquiries(store);
      const { rows, searchable } = keptRows(store, {
        name: all.name,
        getMany: (ids) => all.getMany(ids),
        all: () => (lists++, all.all()),
      }, (id, { message, state }) => ({ id, state, text: message }));
      await work(all);
      const known = [...(await rows()).values()].map(({ state }) => state);
      const listed = lists;
      const texts = [...(await searchable()).values()].map(({ text }) => text);
      return { known, listed, texts };
    }
    const ids: string[] = [];
    const first = await run(async (all) => {
      for (const message of ["A", "B", "D"]) ids.push((await all.create({ message, state: "pending" })).id);
    });
    assertEquals(first, { known: ["pending", "pending", "pending"], listed: 1, texts: ["A", "B", "D"] });
    assertEquals(Object.keys(file().value), ["id", "state"]);
    // One that keeps nothing changes what is kept.
    {
      await using other = await openStore(url);
      await inquiries(other).update(ids[0]!, { state: "answered" });
      await inquiries(other).create({ message: "C", state: "new" });
    }
    const second = await run((all) => all.delete(ids[1]!));
    assertEquals(second, { known: ["answered", "pending", "new"], listed: 1, texts: ["A", "D", "C"] });
    assertEquals(lists, 2);

    // Half a day later the log may not reach back, and on another store it never does.
    file().position.at -= 13 * 60 * 60_000;
    assertEquals((await run()).listed, 3);
    const { entries } = file().position;
    for (const [writer, last] of entries) entries.set(writer, last + 1);
    assertEquals((await run()).listed, 4);
  },
);
