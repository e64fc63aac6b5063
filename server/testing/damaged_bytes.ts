import fc from "fast-check";

type Bytes = Uint8Array<ArrayBuffer>;

/** Copies of a file with bytes changed, cut out, repeated or put in between. */
export function damaged(whole: Bytes): fc.Arbitrary<Bytes> {
  const place = fc.nat(whole.length - 1);
  const damage = fc.oneof(
    fc.record({ at: place, cut: fc.constant(1), put: fc.uint8Array({ minLength: 1, maxLength: 1 }) }),
    fc.record({ at: place, cut: fc.nat(200), put: fc.uint8Array({ maxLength: 8 }) }),
    fc.record({ at: place, cut: fc.constant(whole.length), put: fc.constant(new Uint8Array()) }),
    fc.record({
      at: place,
      cut: fc.constant(0),
      put: place.map((from) => whole.slice(from, from + 64)),
    }),
  );
  return fc.array(damage, { minLength: 1, maxLength: 4 }).map((all) =>
    all.reduce<Bytes>(
      (bytes, { at, cut, put }) =>
        new Uint8Array([...bytes.subarray(0, at), ...put, ...bytes.subarray(at + cut)]),
      whole,
    )
  );
}
