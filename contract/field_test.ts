import { assertEquals } from "deno-std/assert/equals.js";
import { address, text } from "./field.ts";
import { issuesOf } from "./issue.ts";
import { URL_MAX } from "./limits.ts";

Deno.test("What is too long is refused as too long, whatever is said of what is missing", () => {
  const cases = [
    [text({ label: "Name", max: 3 }), "Rooster", "Name must be at most 3 characters"],
    [text({ message: "Name the product", max: 3 }), "Rooster", "Must be at most 3 characters"],
    [text({ max: 3 }), "Rooster", "Must be at most 3 characters"],
    [address, `/${"x".repeat(URL_MAX)}`, `Must be at most ${URL_MAX} characters`],
  ] as const;
  const found = cases.map(([schema, given]) => issuesOf(schema.safeParse(given).error!)[0]);
  assertEquals(
    found.map((issue) => [issue?.code, issue?.message]),
    cases.map(([, , message]) => ["too_long", message]),
  );
});
