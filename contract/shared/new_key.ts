/** Gives an idempotency key. Unlike `crypto.randomUUID` it works without a secure context. */
export function newKey(): string {
  let key = "";
  // A loop, since libraries on partners' pages replace `Array.from` by a version without its map function.
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) key += byte.toString(16).padStart(2, "0");
  return key;
}
