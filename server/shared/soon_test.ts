import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { soon } from "./soon.ts";

Deno.test("What is there at once is given, what is not is left to come, and a failure is one", async () => {
  assertEquals(await soon(Promise.resolve(7), 60_000), 7);
  const { promise, resolve } = Promise.withResolvers<number>();
  assertEquals(await soon(promise, 1), undefined);
  resolve(8);
  assertEquals(await promise, 8);
  await assertRejects(() => soon(Promise.reject(new Error("no")), 60_000), Error, "no");
});
