import { brotliCompressSync, constants } from "node:zlib";

/** A small window says distances in fewer bits, a large one sees more that repeats: the better of both. */
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

/** Eight letters for the name of a file that never changes. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.slice(0, 8)].map((byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[byte % 32]).join("");
}
