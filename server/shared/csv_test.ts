import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import fc from "fast-check";
import { csvRows, unguarded } from "./csv.ts";

/** A cell, and what is written of it. */
const FORMULAS: [string, string][] = [
  ["=1", "'=1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@x", "'@x"],
  [" =HYPERLINK(1)", "' =HYPERLINK(1)"],
  ["\u00a0@x", "'\u00a0@x"],
  ["\t=1", "'\t'=1"],
  ["\tplain", "'\tplain"],
  ["\r", "'\r"],
  ["'=1", "''=1"],
  ["''+1", "'''+1"],
  ["＝1", "'＝1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠x", "'＠x"],
  ["a;=1", "a;'=1"],
  ["a; =1;b", "a;' =1;b"],
  ["a\t=1", "a\t'=1"],
  ["a\n=1", "a\n'=1"],
  ["a\r\n@1", "a\r\n'@1"],
];
const TEXTS = ["", "a=b", "'quoted'", "Ravi, రవి", "two\nlines", "a;b", "1 - 2"];

Deno.test("A cell that a spreadsheet would calculate gets an apostrophe, and no other does", () => {
  for (const [text, written] of FORMULAS) assertEquals(csvRows([[text]]), `"${written}"\r\n`);
  for (const text of TEXTS) assertEquals(csvRows([[text]]), `"${text}"\r\n`);
  assertEquals(csvRows([['with "quotes"', "b"]]), '"with ""quotes""","b"\r\n');
});

/** Texts of what matters in CSV, and of anything. */
const cells = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."'=+-@＝;\t\r\n,\" \u00a0a1"), maxLength: 12 }),
  fc.string({ unit: "grapheme" }),
);

Deno.test("Whatever is written is read back as it was", () => {
  const property = fc.property(cells, (cell) => {
    const [written] = csvRows([[cell]]).split(/\r\n$/);
    assertEquals(unguarded(written!.slice(1, -1).replaceAll('""', '"')), cell);
  });
  fc.assert(property, { seed: 7, numRuns: 5_000 });
});

Deno.test("Whatever separates cells, none of what is written begins as a formula", () => {
  const property = fc.property(cells, (cell) => {
    const [written] = csvRows([["x", cell]]).split(/\r\n$/);
    for (const separator of [/[;\r\n]/, /[\t\r\n]/]) {
      for (const part of written!.slice('"x","'.length).split(separator)) {
        assert(!/^[^\S\t]*[=+\-@＝＋－＠]/.test(part), part);
      }
    }
  });
  fc.assert(property, { seed: 7, numRuns: 5_000 });
});
