import { crc32 } from "node:zlib";
import { Deserializer, Serializer } from "node:v8";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const NUMBERS = [Uint8Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array];
type Numbers = InstanceType<typeof NUMBERS[number]>;

/** Arrays begin at such places of a file that each kind of number may. */
const aligned = (length: number) => Math.ceil(length / 8) * 8;

/** Before the arrays: a checksum of the rest, how long the arrays are, and the release. */
const headLength = (release: string) => aligned(8 + release.length);

/** Serializes a value without its arrays of numbers, which lie in the file as they are and are used there. */
class NumbersApart extends Serializer {
  readonly arrays: { array: Numbers; at: number }[] = [];
  length = 0;

  constructor() {
    super();
    // The types do not know it, nor the two functions that it leads to; Node's documentation does.
    (this as unknown as { _setTreatArrayBufferViewsAsHostObjects(flag: boolean): void })
      ._setTreatArrayBufferViewsAsHostObjects(true);
  }

  _writeHostObject(array: Numbers): void {
    this.arrays.push({ array, at: this.length });
    for (
      const part of [NUMBERS.findIndex((kind) => array instanceof kind), this.length, array.length]
    ) this.writeUint32(part);
    this.length = aligned(this.length + array.byteLength);
  }
}

class NumbersInPlace extends Deserializer {
  #file: Uint8Array;
  #from: number;

  constructor(file: Uint8Array, from: number, rest: number) {
    super(file.subarray(from + rest));
    this.#file = file;
    this.#from = from;
  }

  _readHostObject(): Numbers {
    const [kind, at, length] = [this.readUint32(), this.readUint32(), this.readUint32()];
    return new NUMBERS[kind]!(
      this.#file.buffer as ArrayBuffer,
      this.#file.byteOffset + this.#from + at,
      length,
    );
  }
}

type Packed = Pick<NumbersApart, "arrays" | "length"> & { rest: Uint8Array };

/** A value as it is when it is called, but for its arrays of numbers, which must not be changed until it is sealed. */
export function pack(value: unknown): Packed {
  const serializer = new NumbersApart();
  serializer.writeHeader();
  serializer.writeValue(value);
  return { arrays: serializer.arrays, length: serializer.length, rest: serializer.releaseBuffer() };
}

/** The bytes of a file: the name of the release, the arrays and the rest, with a checksum. */
export function sealed({ arrays, length, rest }: Packed, release: string): Uint8Array {
  const from = headLength(release);
  const file = new Uint8Array(from + length + rest.length);
  const head = new DataView(file.buffer);
  file.set(encoder.encode(release), 8);
  head.setUint32(4, length);
  for (const { array, at } of arrays) {
    file.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), from + at);
  }
  file.set(rest, from + length);
  head.setUint32(0, crc32(file.subarray(4)));
  return file;
}

/** Undefined for a file that is damaged or of another release. Throws where it is too short for a head. */
export function opened<T>(file: Uint8Array, release: string): T | undefined {
  const head = new DataView(file.buffer);
  const isOurs = decoder.decode(file.subarray(8, 8 + release.length)) === release;
  if (!isOurs || head.getUint32(0) !== crc32(file.subarray(4))) return undefined;
  const deserializer = new NumbersInPlace(file, headLength(release), head.getUint32(4));
  deserializer.readHeader();
  return deserializer.readValue() as T;
}
