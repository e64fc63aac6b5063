/** A key for one sending (`Idempotency-Key`). Needs no secure context, unlike `crypto.randomUUID`. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
