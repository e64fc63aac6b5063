import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { openStore } from "./open_store.ts";

Deno.test("Keys that are read at once are read ten at a time, and each reader gets its own", async () => {
  const calls: number[] = [];
  const { getMany } = Deno.Kv.prototype;
  await using store = await openStore(":memory:");
  for (let n = 0; n < 25; n++) await store.kv.set(["a", n], n);
  try {
    Deno.Kv.prototype.getMany = function (this: Deno.Kv, keys: readonly Deno.KvKey[]) {
      calls.push(keys.length);
      return getMany.call(this, keys);
    } as typeof getMany;
    const found = await Promise.all(Array.from({ length: 25 }, (_, n) => store.kv.get<number>(["a", n])));
    assertEquals(
      found.map(({ key, value }) => [key[1], value]),
      Array.from({ length: 25 }, (_, n) => [n, n]),
    );
    assertEquals(calls, [10, 10, 5]);
  } finally {
    Deno.Kv.prototype.getMany = getMany;
  }
});

Deno.test("A key that cannot be fails its own reader alone", async () => {
  await using store = await openStore(":memory:");
  await store.kv.set(["a"], 1);
  const wrong = store.kv.get(["x".repeat(3_000)]);
  const right = store.kv.get<number>(["a"]);
  await assertRejects(() => wrong, TypeError);
  assertEquals((await right).value, 1);
});
