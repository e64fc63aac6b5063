import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import writeWorkbook from "write-excel-file/universal";
import { testApp } from "../testing/test_app.ts";
import { check, type Content, refusal } from "./testing/import_file.ts";

Deno.test("Files as Excel and people make them are read; what cannot be is refused in a sentence", async () => {
  await using test = await testApp();
  await test.category();
  const good = "name,category\nA,Anticoccidials\n";
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(good, (c) => c.charCodeAt(0)).buffer),
  ]);
  for (
    const file of [
      good,
      `\ufeff${good}`,
      utf16,
      `sep=;\r\n${good.replaceAll(",", ";")}`,
      good.replaceAll(",", "\t"),
      `${good}\n , \n\n`,
      "NAME , Category,\nA,Anticoccidials,",
    ]
  ) {
    const { counts } = await check(test, file);
    assertEquals(counts.add, 1);
  }
  const bytes = (...list: number[]) => new Uint8Array(list);
  const wrong: [Content, RegExp][] = [
    ["", /empty/],
    ["name,category\n", /no products/],
    ["name,category,colour of it\nA,B,C", /Column C \(“colour of it”\) is not known/],
    ["name,name\nA,B", /Columns A and B are both “name”/],
    ["make,packaging\nA,B", /first row must name the columns/],
    ['name,category\n"A,B\n', /quotation mark/],
    [bytes(0xd0, 0xcf, 0x11, 0xe0, 1), /\.xls/],
    [bytes(0x50, 0x4b, 0x03, 0x04, 1, 2, 3), /damaged/],
    [bytes(0x41, 0xe9, 0x2c, 0x42), /not in UTF-8/],
    [bytes(0x41, 0, 0, 0x42), /neither CSV/],
    [`name,category\n${"A,B\n".repeat(20_001)}`, /too many rows/],
  ];
  for (const [file, sentence] of wrong) assertMatch(await refusal(test, file), sentence);
});

Deno.test("What Excel made of a cell is said, not guessed: a date, an error of a formula", async () => {
  await using test = await testApp();
  await test.category();
  const rows = [
    ["name", "category", "packaging", "make"],
    ["A", "Anticoccidials", new Date("2026-10-25"), "India"],
    ["B", "Anticoccidials", "25 kg", "#REF!"],
    ["C", "Anticoccidials", 25, true],
  ];
  const data = rows.map((row) =>
    row.map((value) => value instanceof Date ? { value, format: "dd/mm/yyyy" } : { value })
  );
  const blob = await writeWorkbook(data, {}).toBlob();
  const checked = await check(test, new Uint8Array(await blob.arrayBuffer()));
  assertEquals(checked.rows.map(({ row, problems }) => [row, ...problems.map(({ column }) => column)]), [
    [2, "packaging"],
    [3, "make"],
    [4],
  ]);
  assertMatch(checked.rows[0]!.problems[0]!.message, /made a date of this cell/);
});
