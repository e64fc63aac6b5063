import { TableError } from "./table.ts";

/** Maximum unpacked size of an archive, in bytes. */
const UNPACKED_MAX = 200 * 1024 * 1024;
const FILES_MAX = 1_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

/**
 * Rejects zip bombs: small archives that unpack to more than fits in memory. It unpacks the archive and
 * counts bytes, because the stated sizes can be wrong. Throws a TableError.
 */
export async function refuseZipBomb(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (const { method, from, size } of entriesOf(view)) {
    if (method !== DEFLATED) {
      total += size;
    } else {
      const packed = new Blob([bytes.subarray(from, from + size)]).stream();
      const unpacked = packed.pipeThrough(new DecompressionStream("deflate-raw"));
      try {
        for await (const piece of unpacked) {
          total += piece.length;
          if (total > UNPACKED_MAX) break;
        }
      } catch (cause) {
        throw new TableError("The file is damaged", { cause });
      }
    }
    if (total > UNPACKED_MAX) {
      throw new TableError(`The file is larger than ${UNPACKED_MAX / 1024 / 1024} MB when unpacked`);
    }
  }
}

function entriesOf(view: DataView): { method: number; from: number; size: number }[] {
  const entries: { method: number; from: number; size: number }[] = [];
  try {
    let at = view.byteLength - 22;
    while (at >= 0 && view.getUint32(at, true) !== END_OF_DIRECTORY) at--;
    const count = view.getUint16(at + 10, true);
    if (count > FILES_MAX) throw new TableError(`The file holds more than ${FILES_MAX} parts`);
    at = view.getUint32(at + 16, true);
    for (let number = 0; number < count; number++) {
      if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new TableError("The file is damaged");
      const local = view.getUint32(at + 42, true);
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      entries.push({ method: view.getUint16(at + 10, true), from, size: view.getUint32(at + 20, true) });
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) +
        view.getUint16(at + 32, true);
    }
  } catch (error) {
    // The archive states a position beyond the end of the file.
    if (error instanceof RangeError) throw new TableError("The file is damaged", { cause: error });
    throw error;
  }
  if (entries.length === 0) throw new TableError("The file is damaged");
  return entries;
}
