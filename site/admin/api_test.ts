import { assertEquals } from "deno-std/assert/equals.js";
import { nextCursor, withParams } from "./api.ts";

Deno.test("nextCursor finds the cursor of the next page among other links", () => {
  assertEquals(
    nextCursor(
      '</api/admin/products?limit=2>; rel="first", </api/admin/products?limit=2&cursor=a%2Bb>; rel="next"',
    ),
    "a+b",
  );
});

Deno.test("nextCursor gives null without a Link header or without a next page", () => {
  assertEquals(nextCursor(null), null);
  assertEquals(nextCursor('</api/admin/products?cursor=x>; rel="prev"'), null);
});

Deno.test("withParams leaves out what is empty and encodes the rest", () => {
  assertEquals(withParams("/api/x", { q: "", cursor: null, limit: 50 }), "/api/x?limit=50");
  assertEquals(withParams("/api/x", { q: "a&b" }), "/api/x?q=a%26b");
  assertEquals(withParams("/api/x", {}), "/api/x");
});
