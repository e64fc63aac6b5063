/** The types that are stored, by their first bytes. The name and the stated type of a file can be wrong. */
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
 * Whether the file ends as its type requires. Decoders notice most files that were cut off, but not a shorter animation,
 * and documents are not decoded at all.
 */
export function isWhole(bytes: Uint8Array, type: FileType): boolean {
  const tail = new TextDecoder("latin1").decode(bytes.subarray(-TAIL)).replace(/\0+$/, "");
  if (type === "application/pdf") return /startxref\s+\d+\s+%%EOF\s*$/.test(tail);
  return type !== "image/gif" || tail.endsWith(";");
}
