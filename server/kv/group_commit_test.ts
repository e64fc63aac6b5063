import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { GroupCommit } from "./group_commit.ts";
import { eachStore } from "./testing/each_store.ts";
import { aProduct, inquiries, products } from "./testing/products.ts";
import { Transaction } from "./transaction.ts";

eachStore("writes that wait together share commits, each stored when acknowledged", async (store) => {
  const all = inquiries(store);
  const made = await Promise.all(Array.from({ length: 300 }, async (_, n) => {
    const stored = await all.create({ message: `${n}`, state: "pending" });
    assertEquals(await all.get(stored.id), stored);
    return stored;
  }));
  const commits = new Set(made.map(({ version }) => version));
  assert(commits.size <= 10, `${commits.size} commits`);
  assertEquals(await all.count({ index: ["state", "pending"] }), 300);
});

eachStore(
  "writes that wait together share no more checks than a commit carries, here and on a server",
  async (store) => {
    const sizesOf = (versions: (string | null)[]) =>
      Map.groupBy(versions, (version) => version).values().map(({ length }) => length).toArray();
    const all = products(store);
    const made = await Promise.all(
      Array.from({ length: 250 }, (_, n) => all.create(aProduct({ slug: `s${n}` }))),
    );
    const here = sizesOf(made.map(({ version }) => version));
    const [size, groups] = store.exclusive ? [100, 5] : [10, 30];
    assert(Math.max(...here) <= size && here.length <= groups, `groups of ${here}`);

    const commits = new GroupCommit(store.kv, { onCommit: () => {} });
    const landed = await Promise.all(Array.from({ length: 50 }, (_, n) => {
      const tx = new Transaction(store.kv);
      tx.check({ key: ["test", `${n}`], versionstamp: null });
      tx.set(["test", `${n}`], new Uint8Array(1));
      return commits.commit(tx);
    }));
    const there = sizesOf(landed);
    assert(there.every((size) => size <= 10) && there.length < 10, `groups of ${there}`);
  },
);

eachStore("writes that wait together share no more bytes than a commit carries", async (store) => {
  const all = inquiries(store);
  const message = "x".repeat(300_000);
  await Promise.all(Array.from({ length: 9 }, () => all.create({ message, state: "pending" })));
  assertEquals(await all.count(), 9);
});

eachStore("one bad write does not sink those it waits with", async (store) => {
  const all = products(store);
  const { id, version } = await all.create(aProduct({ name: "First" }));
  const commits = new GroupCommit(store.kv, { onCommit: () => {} });
  const write = (key: string, versionstamp: string | null, value: Uint8Array = new Uint8Array(1)) => {
    const tx = new Transaction(store.kv);
    tx.check({ key: ["document", "products", id, key], versionstamp });
    tx.set(["test", key], value);
    return commits.commit(tx);
  };
  const results = await Promise.allSettled([
    write("first", null),
    write("good", null),
    write("stale", version),
    write("too large a value", null, new Uint8Array(70_000)),
    write("also good", null),
  ]);
  assertEquals(
    results.map((result) => result.status === "fulfilled" ? typeof result.value : result.reason.message),
    ["string", "string", "object", "Value too large (max 65536 bytes)", "string"],
  );
  const stored = await Array.fromAsync(store.kv.list({ prefix: ["test"] }));
  assertEquals(stored.map(({ key }) => key[1]), ["also good", "first", "good"]);
});

eachStore("two that check one key never share a commit", async (store) => {
  const commits = new GroupCommit(store.kv, { onCommit: () => {} });
  const write = (value: string) => {
    const tx = new Transaction(store.kv);
    tx.check({ key: ["test"], versionstamp: null });
    tx.set(["test"], value);
    return commits.commit(tx);
  };
  const landed = await Promise.all(["a", "b", "c"].map(write));
  assertEquals(landed.map((versionstamp) => versionstamp !== null), [true, false, false]);
  assertEquals((await store.kv.get(["test"])).value, "a");
});
