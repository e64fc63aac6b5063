import { assertEquals } from "deno-std/assert/equals.js";
import { fieldOf, InvertedIndex, slotOf } from "./InvertedIndex.ts";

const noPause = () => Promise.resolve();

function found(index: InvertedIndex, term: string): string[] {
  return [...index.postings(term)].flatMap((posting) => {
    const id = index.idOf(slotOf(posting));
    return id === undefined ? [] : [`${id}.${fieldOf(posting)}`];
  });
}

Deno.test("A frozen index finds what it found before, and what is added and removed later", async () => {
  const index = new InvertedIndex();
  index.add("a", [["worm"], ["water", "worm"]]);
  index.add("b", [["water"], []]);
  index.add("c", [["salt"], ["worm"]]);
  index.remove("b");
  const frozen = await index.freeze(noPause);
  assertEquals(frozen.terms, ["salt", "water", "worm"]);
  for (const each of [index, new InvertedIndex(structuredClone(frozen))]) {
    assertEquals(found(each, "worm"), ["a.0", "a.1", "c.1"]);
    assertEquals(found(each, "water"), ["a.1"]);
    each.add("d", [["worm", "heat"], []]);
    each.add("a", [["worm"], []]);
    each.remove("c");
    assertEquals(found(each, "worm"), ["d.0", "a.0"]);
    assertEquals([found(each, "water"), found(each, "salt"), found(each, "heat")], [[], [], ["d.0"]]);
    assertEquals([each.size, each.has("c"), each.hasTerm("nothing")], [2, false, false]);
  }
});
