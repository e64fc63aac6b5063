import { assertEquals } from "deno-std/assert/equals.js";
import { authorResource } from "../blog/author_resource.ts";
import { toldDifferences } from "./told_differences.ts";

Deno.test("A change is told by the names of its form, and without one by those of the API made readable", () => {
  const change = { before: { name: "Asha", imageUrl: "" }, after: { name: "Dr Asha", imageUrl: "" } };
  assertEquals(toldDifferences(authorResource, change), [{ label: "Name", theirs: "Asha", mine: "Dr Asha" }]);
  assertEquals(
    toldDifferences(null, {
      before: { mapPin: { zoomLevel: 3 } },
      after: { mapPin: { zoomLevel: 5 }, tags: ["a", "b"] },
    }),
    [
      { label: "Map pin › Zoom level", theirs: "3", mine: "5" },
      { label: "Tags", theirs: "", mine: "a\nb" },
    ],
  );
});
