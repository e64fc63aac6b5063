import { TableError } from "./table.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Unpacks a part. Returns undefined if it is larger than `max` bytes. */
type Part = (max: number) => Promise<Bytes | undefined>;

/** Workbooks of a few sheets have about 15. */
const PARTS_MAX = 60;

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_SIZE = 20;
const STORED = 0;
const DEFLATED = 8;

/**
 * The parts of a ZIP archive, by name. It takes archives only that every reader understands alike: one
 * directory, which ends where the end record begins, with as many entries as both of its counts say.
 */
export function readArchive(bytes: Bytes): ReadonlyMap<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, Part>();
  try {
    const end = endOf(view);
    let at = view.getUint32(end + 16, true);
    const count = view.getUint16(end + 10, true);
    if (count > PARTS_MAX) throw new TableError(`The file holds more than ${PARTS_MAX} parts`);
    if (count !== view.getUint16(end + 8, true) || count === 0) throw damaged();
    for (let number = 0; number < count; number++) {
      if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
      const next = at + 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) +
        view.getUint16(at + 32, true);
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
      if (parts.has(name)) throw damaged();
      parts.set(name, partAt(view, bytes, at));
      at = next;
    }
    if (at !== end) throw damaged();
  } catch (error) {
    // The archive states a position beyond the end of the file.
    if (error instanceof RangeError) throw damaged(error);
    throw error;
  }
  return parts;
}

/** The position of the end record. Its comment must reach to the end of the file. */
function endOf(view: DataView): number {
  let at = view.byteLength - END_SIZE;
  while (view.getUint32(at, true) !== END) at--;
  const comment = view.getUint16(at + 20, true);
  if (at + END_SIZE + comment !== view.byteLength) throw damaged();
  const locator = at - LOCATOR_64_SIZE;
  if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_64) throw damaged();
  return at;
}

function partAt(view: DataView, bytes: Bytes, entry: number): Part {
  const method = view.getUint16(entry + 10, true);
  const size = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  if (view.getUint32(local, true) !== LOCAL_HEADER) throw damaged();
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const isEncrypted = (view.getUint16(entry + 8, true) & 1) !== 0;
  if (isEncrypted || from + size > entry || (method !== STORED && method !== DEFLATED)) throw damaged();
  const packed = bytes.subarray(from, from + size);
  return async (max) => {
    if (method === STORED) return packed.length > max ? undefined : packed;
    return await inflated(packed, max);
  };
}

/** Counts while unpacking, because the size that an archive states can be wrong. */
async function inflated(packed: Bytes, max: number): Promise<Bytes | undefined> {
  const pieces: Bytes[] = [];
  let size = 0;
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    for await (const piece of stream) {
      size += piece.length;
      if (size > max) return undefined;
      pieces.push(piece);
    }
  } catch (cause) {
    throw damaged(cause);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

function damaged(cause?: unknown): TableError {
  return new TableError("The file is damaged or no workbook as Excel writes it. Open it and save it again", {
    cause,
  });
}
