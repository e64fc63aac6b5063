import { assertEquals } from "deno-std/assert/equals.js";
import { csvRows, unguarded } from "./csv.ts";

const FORMULAS = [
  "=1",
  "+1",
  "-1",
  "@x",
  " =HYPERLINK(1)",
  "\u00a0@x",
  "\t=1",
  "\tplain",
  "\r",
  "'=1",
  "''+1",
];
const TEXTS = ["", "a=b", "'quoted'", "Ravi, రవి", 'with "quotes"', "two\nlines"];

Deno.test("A cell that a spreadsheet would calculate gets an apostrophe, and no other does", () => {
  for (const text of FORMULAS) assertEquals(csvRows([[text]]).replaceAll('"', ""), `'${text}\r\n`);
  assertEquals(
    csvRows([TEXTS]),
    `,a=b,'quoted',"Ravi, రవి","with ""quotes""","two\nlines"\r\n`,
  );
});

Deno.test("What was written is read back as it was", () => {
  for (const text of FORMULAS) assertEquals(unguarded(`'${text}`), text);
  for (const text of TEXTS) assertEquals(unguarded(text), text);
});
