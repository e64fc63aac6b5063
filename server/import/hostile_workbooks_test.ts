import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { testApp } from "../testing/test_app.ts";
import { check, refusal, upload } from "./testing/import_file.ts";
import { archive, rowOf, withEnd, withZip64, workbook, workbookParts, zeros } from "./testing/workbooks.ts";

const HEADINGS = rowOf(1, ["name", "category"]);
const PRODUCT = rowOf(2, ["A", "Anticoccidials"]);
const good = workbookParts(HEADINGS + PRODUCT);

/** What each hostile workbook is refused with. */
const ATTACKS: Record<string, [file: () => Uint8Array<ArrayBuffer>, sentence: RegExp]> = {
  "a row far away": [
    () => workbook(`${HEADINGS}<row r="900000000"/>`),
    /goes on to row 900000000: at most 20000 rows can be taken at once/,
  ],
  "a row far away, written to be overlooked": [
    () =>
      workbook(`${HEADINGS}<x:row spans="1:2"\n r = '&#57;00000000'><c r="A900000000"><v>1</v></c></x:row>`),
    /a cell at “&#57;00000000”, which is no place/,
  ],
  "a cell in a column far away": [
    () => workbook(`${HEADINGS}<row r="2"><c r="ZZZZZZ2"><v>1</v></c></row>`),
    /goes on to column ZZZZZZ: at most 200 columns can be taken/,
  ],
  "many large parts": [
    () =>
      archive({
        ...good,
        ...Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`xl/other${n}.xml`, zeros(1)])),
      }),
    /holds more than 60 parts/,
  ],
  "an end that counts fewer parts than there are": [
    () => withEnd(archive({ ...good, "xl/worksheets/sheet2.xml": zeros(8) }), { 10: 1 }),
    /damaged/,
  ],
  "an end that counts fewer parts twice": [
    () => withEnd(archive({ ...good, "xl/worksheets/sheet2.xml": zeros(8) }), { 8: 1, 10: 1 }),
    /damaged/,
  ],
  "a second directory of 64 bits": [() => withZip64(archive(good)), /damaged/],
  "a sheet of zeros": [
    () => archive({ ...good, "xl/worksheets/sheet1.xml": zeros(250) }),
    /larger than 200 MB when unpacked/,
  ],
  "one long text in very many cells": [
    () => {
      const cells = Array.from({ length: 200 }, (_, n) => `<c r="${columnName(n)}ROW" t="s"><v>0</v></c>`)
        .join("");
      const rows = Array.from(
        { length: 200 },
        (_, n) => `<row r="${n + 1}">${cells.replaceAll("ROW", String(n + 1))}</row>`,
      ).join("");
      const parts = workbookParts(rows);
      const relations = new TextDecoder().decode(parts["xl/_rels/workbook.xml.rels"]!);
      const encode = (text: string) => new TextEncoder().encode(text);
      return archive({
        ...parts,
        "xl/_rels/workbook.xml.rels": encode(relations.replace(
          "</Relationships>",
          `<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
        )),
        "xl/sharedStrings.xml": encode(`<sst><si><t>${"x".repeat(30_000)}</t></si></sst>`),
      });
    },
    /larger than 200 MB when unpacked/,
  ],
  "a workbook cut off": [() => archive(good).slice(0, 700), /damaged/],
  "a workbook within a workbook": [
    () => archive({ "xl/workbook.xml": archive(good), "xl/worksheets/sheet1.xml": archive(good) }),
    /no Excel workbook/,
  ],
  "a CSV of separators only": [
    () => new TextEncoder().encode(",".repeat(30_000_000)),
    /too many columns: at most 200 can be taken/,
  ],
  "a CSV of line ends only": [
    () => new TextEncoder().encode("a\n".repeat(20_000_000)),
    /too many rows: at most 20000 can be taken/,
  ],
};

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + index % 26);
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

Deno.test("Hostile files are refused in a sentence, and the server goes on", async (t) => {
  // One server for all of them: each shows that it goes on after the one before.
  await using test = await testApp();
  await test.category();
  for (const [name, [file, sentence]] of Object.entries(ATTACKS)) {
    await t.step(name, async () => {
      assertMatch(await refusal(test, file()), sentence);
      assertEquals((await test.request("/api/products")).status, 200);
    });
  }
  assertEquals((await check(test, workbook(HEADINGS + PRODUCT))).counts.add, 1);
  assertEquals(test.logged, []);
});

Deno.test("An entity of a workbook is never read from a file, nor grows", async () => {
  const declared =
    `<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/hostname"><!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>`;
  const host = (await Deno.readTextFile("/etc/hostname").catch(() => "localhost")).trim();
  for (const text of ["&file;", "&b;"]) {
    const parts = workbookParts(HEADINGS + rowOf(2, ["TEXT", "Anticoccidials"]));
    const sheet = new TextDecoder().decode(parts["xl/worksheets/sheet1.xml"]).replace("TEXT", `x${text}x`);
    parts["xl/worksheets/sheet1.xml"] = new TextEncoder().encode(
      sheet.startsWith("<?xml") ? sheet.replace("?>", `?>${declared}`) : declared + sheet,
    );
    await using test = await testApp();
    await test.category();
    const response = await upload(test, archive(parts), "products.xlsx");
    const answer = await response.text();
    assert([201, 422].includes(response.status), answer);
    const { id } = JSON.parse(answer);
    const rows = id ? await (await test.admin("GET", `/api/admin/products/import/${id}/rows`)).text() : "";
    assertEquals([rows.includes(`x${host}x`), rows.includes("aaaaaaaa")], [false, false], rows);
  }
});
