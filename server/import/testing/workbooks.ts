import { strToU8, zipSync } from "fflate";

type Bytes = Uint8Array<ArrayBuffer>;

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** The parts of a workbook with one sheet, which holds the given XML of rows. */
export function workbookParts(rows: string): Record<string, Bytes> {
  const parts = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "xl/workbook.xml":
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, new Uint8Array(strToU8(xml))]));
}

export const archive = (parts: Record<string, Bytes>): Bytes => new Uint8Array(zipSync(parts));

export const workbook = (rows: string): Bytes => archive(workbookParts(rows));

/** The XML of a row; its cells stand side by side from column A on. */
export function rowOf(row: number, texts: readonly string[]): string {
  const cells = texts.map((text, at) =>
    `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`
  );
  return `<row r="${row}">${cells.join("")}</row>`;
}

/** Zeros, packed to a thousandth of their size. */
export const zeros = (megabytes: number): Bytes => new Uint8Array(megabytes * 1024 * 1024);

/** The archive with two bytes of its closing record changed, such as a number of entries (8 and 10). */
export function withEnd(archive: Bytes, changes: Record<number, number>): Bytes {
  const changed = archive.slice();
  const view = new DataView(changed.buffer, changed.length - 22);
  for (const [at, value] of Object.entries(changes)) view.setUint16(Number(at), value, true);
  return changed;
}

/** The archive with a ZIP64 locator before its closing record, which some readers believe. */
export function withZip64(archive: Bytes): Bytes {
  const locator = new Uint8Array(20);
  new DataView(locator.buffer).setUint32(0, 0x07064b50, true);
  const end = archive.length - 22;
  return new Uint8Array([...archive.subarray(0, end), ...locator, ...archive.subarray(end)]);
}
