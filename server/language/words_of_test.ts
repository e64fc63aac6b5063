import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { wordsOf } from "./words_of.ts";
import { mayBeNear, spellingDistance, spelt } from "./spelling_distance.ts";

Deno.test("Nobody makes the finders work on a word of 2,000 letters", () => {
  for (const letter of ["a", "é", "क", "త"]) {
    for (const word of wordsOf(`${letter.repeat(2_000)} ${letter}`)) assert(word.length <= 40, word);
  }
  assertEquals(wordsOf("Amprolium's 20gm"), ["amprolium", "20", "gm"]);
});

Deno.test("No word within the distance is ruled out by its letters", () => {
  const words = ["coccidiosis", "cocidiosis", "coccidoisis", "cccidiosis", "koxidiosis", "amprolium", "a"];
  for (const one of words) {
    for (const other of words) {
      for (const slips of [1, 2, 3]) {
        const isNear = spellingDistance(one, other, slips) <= slips;
        assert(!isNear || mayBeNear(spelt(one), spelt(other), slips), `${one} ${other}`);
      }
    }
  }
});
