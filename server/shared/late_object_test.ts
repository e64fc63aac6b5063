import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertThrows } from "deno-std/assert/throws.js";
import { Late, lateObject } from "./late_object.ts";

interface Thing {
  id: number;
  badge?: string | undefined;
  texts: string[];
}

class LateThing extends Late<Thing> {
  made = 0;

  constructor(id: number, size: number) {
    super({ id, badge: undefined }, size);
  }

  override make(): Thing {
    this.made++;
    return { id: this.head.id!, texts: ["one", "two"] };
  }
}

Deno.test("A late object is made when a field is read that is not at hand, and reads like the whole one", () => {
  const late = new LateThing(7, 10);
  const thing = lateObject(late);
  assertEquals([thing.id, thing.badge, late.made], [7, undefined, 0]);
  assertEquals(thing.texts, ["one", "two"]);
  const whole = { id: 7, texts: ["one", "two"] };
  assertEquals({ ...thing }, whole);
  const { texts: _, ...rest } = thing;
  assertEquals(rest, { id: 7 });
  assertEquals(JSON.stringify(thing), JSON.stringify(whole));
  assertEquals([Object.keys(thing), "badge" in thing, "texts" in thing], [["id", "texts"], false, true]);
  assert(thing.texts === thing.texts);
  assertEquals(late.made, 1);
});

Deno.test("A late object cannot be changed", () => {
  const thing = lateObject(new LateThing(1, 10));
  assertThrows(() => thing.id = 2, TypeError);
  assertThrows(() => delete thing.badge, TypeError);
  assertEquals(thing.id, 1);
});

Deno.test("What was made first makes room for what is made later, and is made again", () => {
  const lates = [0, 1, 2].map((id) => new LateThing(id, 30e6));
  for (const late of lates) assertEquals(lateObject(late).texts.length, 2);
  assertEquals(lates.map(({ whole }) => whole !== undefined), [false, true, true]);
  assertEquals(lateObject(lates[0]!).texts, ["one", "two"]);
  assertEquals(lates.map(({ whole, made }) => [whole !== undefined, made]), [[true, 2], [false, 1], [
    true,
    1,
  ]]);
});
