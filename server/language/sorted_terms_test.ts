import { assertEquals } from "deno-std/assert/equals.js";
import { startingWith, within } from "./sorted_terms.ts";

/** The plain edit distance. */
function distanceOf(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(changed, last[j]! + 1, row[j - 1]! + 1));
    }
    last = row;
  }
  return last[other.length]!;
}

Deno.test("Terms near a word are those that a comparison with each finds", () => {
  let seed = 7;
  const random = (below: number) => (seed = seed * 48271 % 2147483647) % below;
  const word = (longest: number) =>
    Array.from({ length: 1 + random(longest) }, () => "abcक"[random(4)]).join("");
  const terms = [...new Set(Array.from({ length: 800 }, () => word(7)))].sort();
  for (let count = 0; count < 150; count++) {
    const [asked, slips] = [word(7), random(4)];
    const expected = terms.map((term) => ({ term, distance: distanceOf(asked, term) }))
      .filter(({ distance }) => distance <= slips);
    assertEquals([...within(terms, asked, slips)], expected, `${asked} with ${slips}`);
    const prefix = asked.slice(0, 2);
    assertEquals([...startingWith(terms, prefix)], terms.filter((term) => term.startsWith(prefix)));
  }
});
