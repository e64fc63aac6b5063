/** Accepted types, recognised by their first bytes: a file's name and stated type can be wrong. */
const SIGNATURES = [
  { type: "image/jpeg", begins: /^\xff\xd8\xff/ },
  { type: "image/png", begins: /^\x89PNG\r\n/ },
  { type: "image/gif", begins: /^GIF8[79]a/ },
  { type: "image/webp", begins: /^RIFF[^]{4}WEBP/ },
  { type: "application/pdf", begins: /^%PDF-[12]\.\d/ },
] as const;

export type FileType = (typeof SIGNATURES)[number]["type"];

/** The type of a file; undefined if it is not accepted. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 16));
  return SIGNATURES.find(({ begins }) => begins.test(beginning))?.type;
}

const TAIL = 2_048;

/**
 * Whether the file ends as its type requires. Decoders detect most truncated files, but not a truncated
 * animation, and PDF files are not decoded at all.
 */
export function isWhole(bytes: Uint8Array, type: FileType): boolean {
  const tail = new TextDecoder("latin1").decode(bytes.subarray(-TAIL)).replace(/\0+$/, "");
  if (type === "application/pdf") return /startxref\s+\d+\s+%%EOF\s*$/.test(tail);
  return type !== "image/gif" || tail.endsWith(";");
}
