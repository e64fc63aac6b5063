/** Types that are stored, by what their files begin with. A name or a label says nothing: anybody can write it. */
const SIGNATURES = [
  { type: "image/jpeg", begins: /^\xff\xd8\xff/ },
  { type: "image/png", begins: /^\x89PNG\r\n/ },
  { type: "image/gif", begins: /^GIF8[79]a/ },
  { type: "image/webp", begins: /^RIFF[^]{4}WEBP/ },
  { type: "application/pdf", begins: /^%PDF-[12]\.\d/ },
] as const;

export type FileType = (typeof SIGNATURES)[number]["type"];

/** What the bytes are; undefined for anything that is not stored. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 16));
  return SIGNATURES.find(({ begins }) => begins.test(beginning))?.type;
}

const TAIL = 2_048;

/**
 * Whether the file ends as its type does. Decoders find out about most that were cut off, but take a shorter animation
 * for a whole one; and documents are not decoded.
 */
export function isWhole(bytes: Uint8Array, type: FileType): boolean {
  const tail = new TextDecoder("latin1").decode(bytes.subarray(-TAIL)).replace(/\0+$/, "");
  if (type === "application/pdf") return /startxref\s+\d+\s+%%EOF\s*$/.test(tail);
  return type !== "image/gif" || tail.endsWith(";");
}
