import { assertEquals } from "deno-std/assert/equals.js";
import { isBlank, type Path, valueAt, withoutBlankRows, withoutBlanks, withValue } from "./json.ts";

interface Pack {
  code: string;
  size?: { litres: number | null };
}
interface Product {
  name: string;
  packs: Pack[];
  usage: { instructions: string | null } | null;
}

Deno.test("A value is read and replaced by its path, and what it was read from stays as it was", () => {
  const product: Product = { name: "A", packs: [{ code: "1" }, { code: "2" }], usage: null };
  const path: Path<Product> = "packs.1.code";
  assertEquals(valueAt(product, path), "2");
  const changed = withValue(product, path, "3");
  assertEquals(changed.packs, [{ code: "1" }, { code: "3" }]);
  assertEquals(product.packs[1], { code: "2" });
  assertEquals(Array.isArray(changed.packs), true);
});

Deno.test("What is missing on the way is undefined when read and made when written", () => {
  const product: Product = { name: "A", packs: [], usage: null };
  assertEquals(valueAt(product, "usage.instructions"), undefined);
  assertEquals(withValue(product, "usage.instructions", "In water").usage, { instructions: "In water" });
});

Deno.test("A blank text, row or object is nothing; a zero and a flag are something", () => {
  assertEquals([" ", null, [""], { a: "", b: [] }].map(isBlank), [true, true, true, true]);
  assertEquals([0, false, { a: [0] }].map(isBlank), [false, false, false]);
});

Deno.test("Blank rows go at every depth, and blank parts where only what is filled counts", () => {
  const draft = { name: "", lines: ["a", " "], hi: { rows: [{ code: "" }, { code: "b", size: null }] } };
  assertEquals(withoutBlankRows(draft), {
    name: "",
    lines: ["a"],
    hi: { rows: [{ code: "b", size: null }] },
  });
  assertEquals(withoutBlanks(withoutBlankRows(draft)), { lines: ["a"], hi: { rows: [{ code: "b" }] } });
});
