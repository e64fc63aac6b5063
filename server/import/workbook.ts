import { zipSync } from "fflate";
import { IMPORT_ROWS_MAX } from "../../contract/product_import.ts";
import { COLUMNS_MAX, TableError, tooLargeUnpacked, UNPACKED_MAX } from "./table.ts";
import { readArchive } from "./zip_archive.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** What of a workbook is read: its list of sheets, one sheet, and what its cells refer to. */
const SHEET = "xl/worksheets/sheet1.xml";
const REFERRED = { sharedStrings: "xl/sharedStrings.xml", styles: "xl/styles.xml" };
const LIST = "xl/workbook.xml";
const LIST_RELATIONS = "xl/_rels/workbook.xml.rels";

/**
 * A new archive, not packed, with nothing but the first sheet of a workbook and its texts and styles. So what
 * reads it sees the bytes that were looked at here, however it would have understood the original.
 */
export async function firstSheetOnly(bytes: Bytes): Promise<Bytes> {
  const archive = readArchive(bytes);
  let left = UNPACKED_MAX;
  async function unpacked(name: string): Promise<Bytes> {
    const part = archive.get(name);
    if (!part) throw new TableError("The file is no Excel workbook (.xlsx) that can be read");
    const content = await part(left);
    if (!content) throw tooLargeUnpacked();
    left -= content.length;
    return content;
  }
  const text = async (name: string) => new TextDecoder().decode(await unpacked(name));

  const [sheet] = (await text(LIST)).matchAll(/<(?:\w+:)?sheet\s[^>]*?\w+:id\s*=\s*["']([^"']+)/g);
  const targets = relationsOf(await text(LIST_RELATIONS));
  const content = await unpacked(targets.find(({ id }) => id === sheet?.[1])?.target ?? SHEET);
  refuseFarCells(new TextDecoder("latin1").decode(content));
  const parts: Record<string, Bytes> = { [SHEET]: content };
  for (const [kind, name] of Object.entries(REFERRED)) {
    const target = targets.find(({ type }) => type.endsWith(`/${kind}`))?.target;
    if (target && archive.has(target)) parts[name] = await unpacked(target);
  }
  return new Uint8Array(zipSync({ ...parts, ...listOfOneSheet() }, { level: 0 }));
}

function relationsOf(xml: string): { id: string; type: string; target: string }[] {
  return Array.from(xml.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g), ([, attributes = ""]) => {
    const named = (name: string) =>
      new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)`).exec(attributes)?.[1] ?? "";
    const target = named("Target");
    return {
      id: named("Id"),
      type: named("Type"),
      target: target.startsWith("/") ? target.slice(1) : `xl/${target}`,
    };
  });
}

/**
 * Refuses a sheet with a cell or row beyond the limits: the reader would fill all that lies before it. A number
 * written so that this overlooks it costs the program its memory, not the server.
 */
function refuseFarCells(xml: string): void {
  for (const [, , place] of xml.matchAll(/<[^<>]*?\sr\s*=\s*(["'])(.*?)\1/g)) {
    const [isPlain, letters = "", digits] = /^([A-Za-z]*)(\d+)$/.exec(place!) ?? [];
    if (isPlain === undefined) throw new TableError(`The sheet has a cell at “${place}”, which is no place`);
    const row = Number(digits);
    if (row > IMPORT_ROWS_MAX + 1) {
      throw new TableError(
        `The sheet goes on to row ${row}: at most ${IMPORT_ROWS_MAX} rows can be taken at once. ` +
          "Delete what lies below them, also where it looks empty",
      );
    }
    if (columnNumber(letters) > COLUMNS_MAX) {
      throw new TableError(
        `The sheet goes on to column ${letters}: at most ${COLUMNS_MAX} columns can be taken. ` +
          "Delete what lies beside them, also where it looks empty",
      );
    }
  }
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/** A list that names the one sheet, whatever the original's list looks like. */
function listOfOneSheet(): Record<string, Bytes> {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="/${target}"/>`;
  const relations = [
    relation("sheet", "worksheet", SHEET),
    ...Object.entries(REFERRED).map(([kind, name]) => relation(kind, kind, name)),
  ].join("");
  const encode = (xml: string) => new TextEncoder().encode(xml);
  return {
    [LIST]: encode(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="sheet"/></sheets></workbook>`,
    ),
    [LIST_RELATIONS]: encode(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
    ),
  };
}
