/** Size of an A5 page in points. */
const PAGE = [420, 595];
const LINE_HEIGHT = 20;

/** A one-page PDF with a title and lines of ASCII text, in a font that every reader has. */
export function samplePaper(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const shown = [
    `/F 16 Tf (${escaped(title)}) Tj`,
    ...lines.map((line) => `/F 11 Tf T* (${escaped(line)}) Tj`),
  ];
  const text = `BT ${LINE_HEIGHT} TL 40 ${PAGE[1]! - 60} Td ${shown.join(" ")} ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${
      PAGE.join(" ")
    }]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${
    offsets.join("")
  }trailer<</Size ${size}/Root 1 0 R>>\n`;
  return new TextEncoder().encode(`${file}${table}startxref\n${file.length}\n%%EOF\n`);
}

const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&");
