import { assertEquals } from "deno-std/assert/equals.js";
import { toneOf } from "./PostBadge.tsx";

Deno.test("An article's badge is coloured by a keyword in its category", () => {
  assertEquals(
    ["vaccination", "disease-prevention", "nutrition", "biosecurity", "flock-management"].map(toneOf),
    ["health", "health", "feed", "safety", "plain"],
  );
});
