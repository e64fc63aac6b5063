import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { refuseZipBomb } from "./refuse_zip_bomb.ts";
import { TableError } from "./table.ts";
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
    [`name,category\n${"A,B\n".repeat(20_001)}`, /20001 rows/],
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

/** One file of zeros in an archive that says it holds next to nothing. */
async function bomb(megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const zeros = new Blob(Array.from({ length: megabytes }, () => new Uint8Array(1024 * 1024)));
  const packed = new Uint8Array(
    await new Response(zeros.stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer(),
  );
  const record = (length: number, ...fields: [at: number, value: number, size: 2 | 4][]) => {
    const view = new DataView(new ArrayBuffer(length));
    for (const [at, value, size] of fields) {
      if (size === 4) view.setUint32(at, value, true);
      else view.setUint16(at, value, true);
    }
    return new Uint8Array(view.buffer);
  };
  const directory = 30 + packed.length;
  const parts = [
    record(30, [0, 0x04034b50, 4], [8, 8, 2], [18, packed.length, 4], [22, 10, 4]),
    packed,
    record(46, [0, 0x02014b50, 4], [10, 8, 2], [20, packed.length, 4], [24, 10, 4]),
    record(22, [0, 0x06054b50, 4], [8, 1, 2], [10, 1, 2], [12, 46, 4], [16, directory, 4]),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

Deno.test("An archive that unpacks to far more than it says is refused, and a small one is not", async () => {
  const sent = await bomb(250);
  await assertRejects(() => refuseZipBomb(sent), TableError, "larger than 200 MB when unpacked");
  await refuseZipBomb(await bomb(1));
  await using test = await testApp();
  assertMatch(await refusal(test, sent), /larger than 200 MB/);
});
