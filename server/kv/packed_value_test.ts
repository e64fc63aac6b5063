import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { opened, pack, sealed } from "./packed_value.ts";

const VALUE = {
  terms: ["worm", "कृमि"],
  postings: Uint32Array.of(1, 2 ** 32 - 1, 3),
  texts: Uint16Array.of(7),
  counts: Float32Array.of(0.5, 2),
  exact: Float64Array.of(0.1),
  places: Int32Array.of(-1, 2),
  bytes: Uint8Array.of(1, 2, 3),
  none: new Uint32Array(),
  part: Uint32Array.of(9, 8, 7).subarray(1),
  byId: new Map([["a", { said: new Set(["b"]), status: undefined }]]),
};

Deno.test("A value is read as it was packed, and its numbers are those of the file", () => {
  for (const release of ["one", "a release of another length"]) {
    const file = sealed(pack(VALUE), release);
    const found = opened<typeof VALUE>(file, release);
    assertEquals(found, VALUE);
    for (const numbers of [found!.postings, found!.texts, found!.counts]) {
      assert(numbers.buffer === file.buffer);
    }
    assertEquals(opened(file, `${release}r`), undefined);
    for (let at = 0; at < file.length; at++) {
      assertEquals(opened(file.with(at, file[at]! ^ 1), release), undefined, `byte ${at}`);
    }
  }
});

Deno.test("What is changed after it was packed is not in the file", () => {
  const value = { list: [1, 2] };
  const packed = pack(value);
  value.list.push(3);
  assertEquals(opened(sealed(packed, "one"), "one"), { list: [1, 2] });
});
