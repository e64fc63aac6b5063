import { assertEquals } from "deno-std/assert/equals.js";
import { assertThrows } from "deno-std/assert/throws.js";
import { parse } from "deno-std/csv/parse.js";
import { stringify } from "deno-std/csv/stringify.js";
import { parseCsv } from "./parse_csv.ts";
import { TableError } from "./table.ts";

const CELLS = [
  "",
  "a",
  " b ",
  'say "so"',
  "x,y",
  "x;y",
  "two\nlines",
  "old\r\nlines",
  '"',
  "यह, वह",
  "\ttab",
  "a\rb",
];

Deno.test("parseCsv() reads what the standard library's parser reads, cell by cell", () => {
  for (let seed = 1; seed <= 300; seed++) {
    let random = seed;
    const next = (below: number) => (random = random * 48_271 % 2_147_483_647) % below;
    const width = 1 + next(4);
    const rows = Array.from(
      { length: 1 + next(5) },
      () => Array.from({ length: width }, () => CELLS[next(CELLS.length)]!),
    );
    const separator = [",", ";", "\t"][next(3)]!;
    let text = stringify(rows, { separator, headers: false });
    if (next(2) === 0) text = text.replaceAll("\r\n", "\n");
    if (next(3) === 0) text = text.replace(/\r?\n$/, "");
    if (next(4) === 0) text += "\n\n";
    // The library makes one kind of line end of all, also within cells.
    const expected = parse(text, { separator, fieldsPerRecord: -1 }) as string[][];
    const normal = (all: string[][]) => all.map((row) => row.map((cell) => cell.replaceAll("\r\n", "\n")));
    assertEquals(normal(parseCsv(text, separator)), normal(expected), JSON.stringify(text));
  }
});

Deno.test("parseCsv() takes ends of lines and files as they come", () => {
  const cases: [string, string[][]][] = [
    ["", []],
    ["\n\r\n", []],
    ["a,b", [["a", "b"]]],
    ["a,", [["a", ""]]],
    [",\n,", [["", ""], ["", ""]]],
    ['a,""\r\n"",b\r\n', [["a", ""], ["", "b"]]],
    ["a\r", [["a"]]],
    ['"a"\r\n\n"b"', [["a"], ["b"]]],
  ];
  for (const [text, rows] of cases) assertEquals(parseCsv(text, ","), rows, JSON.stringify(text));
});

Deno.test("parseCsv() names the line of a quotation mark in a wrong place", () => {
  for (
    const [text, line] of [['a,b\nc"d,e', 2], ['a\n"b"c', 2], ['a\nb\n"never closed\nat all', 3]] as const
  ) {
    const { message } = assertThrows(() => parseCsv(text, ","), TableError);
    assertEquals(message.split(" near ")[1], `line ${line}`);
  }
});
