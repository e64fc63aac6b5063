import { brotliCompressSync, constants } from "node:zlib";

/** Tries two windows and gives the smaller result. A small one has shorter codes, a large one finds more. */
export function brotli(bytes: Uint8Array): Uint8Array {
  const [near, far] = [16, 22].map((window) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: window,
      },
    })
  );
  return near!.length < far!.length ? near! : far!;
}

/** The value of an `integrity=` attribute. */
export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-384", bytes));
  return "sha384-" + btoa(String.fromCharCode(...hash));
}

/** A hash of eight characters for the name of an immutable file. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.slice(0, 8)].map((byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[byte % 32]).join("");
}
