import { assertEquals } from "deno-std/assert/equals.js";
import { keepSorted, listChanges } from "./keep_sorted.ts";

const byNumber = (a: { n: number }, b: { n: number }) => a.n - b.n;
const items = (...numbers: number[]) => numbers.map((n) => ({ n }));

Deno.test("what is new finds its place, what is gone leaves no gap, the rest stays as it was", () => {
  const before = items(1, 3, 3, 5, 7, 9, 11, 13, 15, 17);
  const [four, last] = items(4, 99);
  const after = keepSorted(before, { gone: new Set([before[0]!]), added: [last!, four!] }, byNumber);
  assertEquals(after.map(({ n }) => n), [3, 3, 4, 5, 7, 9, 11, 13, 15, 17, 99]);
  assertEquals(after[0] === before[1], true);
});

Deno.test("only what is new is compared", () => {
  const before = items(...Array(10_000).keys());
  let compared = 0;
  const changes = listChanges([["a", before[0], { n: 5_000.5 }]]);
  keepSorted(before, changes, (a, b) => (compared++, byNumber(a, b)));
  assertEquals(compared < 20, true, `${compared} comparisons`);
});

Deno.test("where most is new, all is sorted", () => {
  assertEquals(keepSorted([], { gone: new Set(), added: items(3, 2, 1) }, byNumber).map(({ n }) => n), [
    1,
    2,
    3,
  ]);
  assertEquals(keepSorted([], listChanges([]), byNumber), []);
});
