import { Late, lateObject } from "../shared/late_object.ts";
import { type Decode, decodeDocument, emptyDocument, parseDocument } from "./document.ts";
import type { KnownHead } from "./kept_heads.ts";

/** Documents lie together in blocks: an array for each would cost as much as a small document. */
const BLOCK_BYTES = 1024 * 1024;

/**
 * Decodes documents so that their bytes are kept, and parsed when a field is read that `headOf` does not give. Of a
 * large collection that is two thirds of the memory, and nothing for the collector to look through. What `known` tells
 * of a document is not parsed for.
 */
export function lateDocuments<T>(headOf: (value: T) => Partial<T>, known?: KnownHead<T>): Decode<T> {
  let block = new Uint8Array();
  let used = 0;

  return (found) => {
    const document = emptyDocument(found);
    const head = known?.(document) ?? headOf(decodeDocument<T>(found).value);
    const { bytes } = found;
    if (used + bytes.length > block.length) {
      [block, used] = [new Uint8Array(Math.max(BLOCK_BYTES, bytes.length)), 0];
    }
    block.set(bytes, used);
    const late = new LateDocument(head, block, used, bytes.length);
    used += bytes.length;
    return { ...document, value: lateObject(late) };
  };
}

class LateDocument<T> extends Late<T> {
  readonly #block: Uint8Array;
  readonly #from: number;

  constructor(head: Partial<T>, block: Uint8Array, from: number, length: number) {
    super(head, length);
    this.#block = block;
    this.#from = from;
  }

  override make(): T {
    return parseDocument(this.#block.subarray(this.#from, this.#from + this.size)) as T;
  }
}
