import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStrictEquals } from "deno-std/assert/strict_equals.js";
import { QUOTE_LINES_MAX } from "../../contract/limits.ts";
import { createQuoteList, type ListLine } from "./quote_list.ts";

/** A fake `localStorage`. Two lists can share it, like two tabs. */
function storage(text?: string) {
  const items = new Map(text === undefined ? [] : [["quote-list", text]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const product = (id: string) => ({ id, slug: `slug-${id}`, name: `Name ${id}` });
const ids = (lines: readonly ListLine[]) => lines.map(({ id }) => id).join("");

Deno.test("A product is on the list once, in the order of arrival, with an empty quantity and note", () => {
  const list = createQuoteList(() => tab);
  const tab = storage();
  for (const id of ["a", "b", "a"]) assert(list.add(product(id)));
  assertEquals(list.lines(), [
    { ...product("a"), quantity: "", note: "", unit: "" },
    { ...product("b"), quantity: "", note: "", unit: "" },
  ]);
  list.edit("b", { quantity: "25 kg × 4" });
  assertEquals(list.lines()[1]?.quantity, "25 kg × 4");
  list.remove("a");
  assertEquals(ids(list.lines()), "b");
});

Deno.test("The list outlives the page, and unchanged lines are the same object", () => {
  const tab = storage();
  createQuoteList(() => tab).add(product("a"));
  const later = createQuoteList(() => tab);
  assertEquals(ids(later.lines()), "a");
  assertStrictEquals(later.lines(), later.lines());
  assert(!later.touched());
});

Deno.test("Two tabs that heard nothing of each other lose none of each other's changes", () => {
  const shared = storage();
  const [one, two] = [createQuoteList(() => shared), createQuoteList(() => shared)];
  one.add(product("a"));
  two.add(product("b"));
  one.edit("a", { note: "soon" });
  two.remove("b");
  one.add(product("c"));
  assertEquals(ids(two.lines()), "ac");
  assertEquals(two.lines()[0]?.note, "soon");
});

Deno.test("Where storage is switched off, the list lasts as long as the page", () => {
  const list = createQuoteList(() => {
    throw new DOMException("The operation is insecure", "SecurityError");
  });
  let told = 0;
  list.add(product("a"));
  list.add(product("b"));
  list.remove("a");
  told += list.lines().length;
  assertEquals([ids(list.lines()), told], ["b", 1]);
});

Deno.test("A full list takes no more, and says so", () => {
  const list = createQuoteList(() => tab);
  const tab = storage();
  for (let at = 0; at < QUOTE_LINES_MAX; at++) assert(list.add(product(`p${at}`)));
  assert(!list.add(product("one more")));
  assert(list.add(product("p0")));
  assertEquals(list.lines().length, QUOTE_LINES_MAX);
});

Deno.test("What was removed comes back in its place, beside what was added meanwhile", () => {
  const list = createQuoteList(() => tab);
  const tab = storage();
  for (const id of "abc") list.add(product(id));
  const before = list.lines();
  list.remove("b");
  list.add(product("d"));
  list.restore(before);
  assertEquals(ids(list.lines()), "abcd");
  const all = list.lines();
  list.remove(..."abcd");
  assertEquals(list.lines(), []);
  list.restore(all);
  assertEquals(ids(list.lines()), "abcd");
});

Deno.test("What lies in storage and is no list of ours is left out", () => {
  const line = { ...product("a"), quantity: "1", note: "", unit: "" };
  const cases: [text: string, shown: readonly ListLine[]][] = [
    ["", []],
    ["{", []],
    ["null", []],
    [`{"id":"a"}`, []],
    [JSON.stringify([null, 7, "a", {}, { id: "x" }, { id: 7, name: "b" }, line]), [line]],
    [JSON.stringify([line, product("a")]), [line]],
    [JSON.stringify([product("a")]), [{ ...product("a"), quantity: "", note: "", unit: "" }]],
  ];
  for (const [text, shown] of cases) assertEquals(createQuoteList(() => storage(text)).lines(), shown, text);
});
