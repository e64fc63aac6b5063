import { assertEquals } from "deno-std/assert/equals.js";
import { once } from "./once.ts";

Deno.test("A value is made when it is first asked for, and once, even where it is undefined", () => {
  let count = 0;
  const value = once(() => void count++);
  assertEquals(count, 0);
  assertEquals([value(), value(), count], [undefined, undefined, 1]);
});
