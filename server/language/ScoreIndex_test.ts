import { assertEquals } from "deno-std/assert/equals.js";
import { ScoreIndex } from "./ScoreIndex.ts";

Deno.test("A search leaves nothing behind for the next one, also where documents were added between", () => {
  const index = new ScoreIndex([1, 0.5]);
  index.add("a", [["worm"], ["water"]]);
  index.add("b", [["water"], ["worm", "salt"]]);
  const worm = [{ weight: 2, ways: [{ term: "worm", worth: 1 }], also: [{ term: "salt", worth: 0.5 }] }];
  const found = [{ id: "a", score: 2, matched: 2 }, { id: "b", score: 1.3, matched: 2 }];
  const rounded = () => index.search(worm, 5).map((each) => ({ ...each, score: Math.fround(each.score) }));
  const wanted = found.map((each) => ({ ...each, score: Math.fround(each.score) }));
  assertEquals(rounded(), wanted);
  assertEquals(index.search([{ weight: 1, ways: [{ term: "water", worth: 1 }] }], 1).map(({ id }) => id), [
    "b",
  ]);
  assertEquals(rounded(), wanted);
  for (let n = 0; n < 10; n++) index.add(`more ${n}`, [["heat"], []]);
  assertEquals(rounded(), wanted);
});
