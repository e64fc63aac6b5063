/** A key for one sending (`Idempotency-Key`). Needs no secure context, unlike `crypto.randomUUID`. */
export function newKey(): string {
  let key = "";
  // A loop, since libraries of other people's pages replace `Array.from` with one that takes no function.
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) key += byte.toString(16).padStart(2, "0");
  return key;
}
