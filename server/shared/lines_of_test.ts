import { assertEquals } from "deno-std/assert/equals.js";
import { linesOf } from "./lines_of.ts";

Deno.test("linesOf() gives the lines whatever the pieces they come in", async () => {
  const bytes = new TextEncoder().encode("नमस्ते\n\none\ntwo");
  for (const size of [1, 2, 7, 100]) {
    const pieces = Array.from(
      { length: Math.ceil(bytes.length / size) },
      (_, n) => bytes.slice(n * size, (n + 1) * size),
    );
    assertEquals(await Array.fromAsync(linesOf(ReadableStream.from(pieces))), ["नमस्ते", "", "one", "two"]);
  }
  assertEquals(await Array.fromAsync(linesOf(ReadableStream.from([]))), []);
});
