import { assertEquals } from "deno-std/assert/equals.js";
import { LayeredMap } from "./layered_map.ts";

Deno.test("A layered map is what a map would be after any changes, and tells what two of them differ in", () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  let map = LayeredMap.of<number, string>(Array.from({ length: 400 }, (_, n) => [n, `first ${n}`]));
  const plain = new Map(map);
  const earlier: [LayeredMap<number, string>, Map<number, string>][] = [];
  for (let turn = 0; turn < 500; turn++) {
    if (turn % 50 === 0) earlier.push([map, new Map(plain)]);
    const changes = Array.from({ length: random(4) }, (): [number, string | undefined] => [
      random(450),
      random(3) === 0 ? undefined : `turn ${turn}`,
    ]);
    map = map.with(changes);
    for (const [key, value] of changes) {
      if (value === undefined) plain.delete(key);
      else plain.set(key, value);
    }
    assertEquals([map.size, map.get(turn % 450)], [plain.size, plain.get(turn % 450)]);
  }
  assertEquals(new Map(map), plain);
  for (const [before, was] of earlier) {
    assertEquals(new Map(before), was, "an earlier map stays as it was");
    const told = [...map.since(before)].map(([key]) => key).sort((a, b) => a - b);
    const differing = [...new Set([...was.keys(), ...plain.keys()])].filter((key) =>
      was.get(key) !== plain.get(key)
    );
    assertEquals(told, differing.sort((a, b) => a - b));
  }
});

Deno.test("A layered map keeps the order of a map: a changed entry in its place, a new one last", () => {
  const map = LayeredMap.of([["a", 1], ["b", 2], ["c", 3]]).with([["a", 10], ["d", 4], ["b", undefined]]);
  assertEquals([...map], [["a", 10], ["c", 3], ["d", 4]]);
  assertEquals(map.with([["a", 10]]), map);
  assertEquals([...map.since(undefined)], [["a", undefined, 10], ["c", undefined, 3], ["d", undefined, 4]]);
});
