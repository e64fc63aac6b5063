import { assertEquals } from "deno-std/assert/equals.js";
import { fuzz } from "./fuzz.ts";

Deno.test("Hostile requests to every route are answered or refused, never a failure of ours", async () => {
  const { failures } = await fuzz({ calls: 600, seed: 1 });
  assertEquals(failures, []);
});
