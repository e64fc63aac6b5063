import { assertEquals } from "deno-std/assert/equals.js";
import { assert } from "deno-std/assert/assert.js";
import { differenceOf } from "./difference_of.ts";

Deno.test("Only what differs is kept, however deep it is", () => {
  const before = {
    name: "A",
    updatedAt: "1",
    translations: { hi: { name: "अ", lead: "x" } },
    tags: ["a", "b"],
  };
  const after = {
    name: "A",
    updatedAt: "2",
    translations: { hi: { name: "आ", lead: "x" } },
    tags: ["b"],
    note: "n",
  };
  assertEquals(differenceOf(before, after), {
    before: { translations: { hi: { name: "अ" } }, tags: ["a", "b"] },
    after: { translations: { hi: { name: "आ" } }, tags: ["b"], note: "n" },
  });
  assertEquals(differenceOf({ updatedAt: "1" }, { updatedAt: "2" }), undefined);
});

Deno.test("Fields in another order are no difference, nor beside one", () => {
  const was = { name: "A", doses: [{ amount: 5, unit: "g" }] };
  assertEquals(differenceOf(was, { doses: [{ unit: "g", amount: 5 }], name: "A" }), undefined);
  assertEquals(differenceOf(was, { doses: [{ unit: "g", amount: 5 }], name: "B" }), {
    before: { name: "A" },
    after: { name: "B" },
  });
});

Deno.test("Of a long text or list, those lines and rows are kept that changed", () => {
  const paragraphs = Array.from({ length: 200 }, (_, n) => `<p>Paragraph number ${n} of the article</p>`);
  const changed = paragraphs.with(100, "<p>Another</p>");
  const text = differenceOf({ content: paragraphs.join("") }, { content: changed.join("") })!;
  assertEquals(text.after, { content: "…\n<p>Another</p>\n…" });
  const rows = paragraphs.map((text, place) => ({ text, place }));
  const list = differenceOf({ blocks: rows }, { blocks: rows.with(7, { text: "Another", place: 7 }) })!;
  assertEquals(list, {
    before: { blocks: [{ text: paragraphs[7] }] },
    after: { blocks: [{ text: "Another" }] },
  });
  const endless = differenceOf({ text: "" }, { text: "long ".repeat(10_000) })!;
  assert(JSON.stringify(endless).length < 2_100);
});
