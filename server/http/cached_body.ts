import { isAscii } from "node:buffer";
import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "./accepted_encoding.ts";

/** Smallest body, in bytes, that is compressed. Smaller ones gain nothing. */
const COMPRESSED_FROM = 256;
const COMPRESSIBLE = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json)|image\/svg)/;
/** Estimated bytes of an entry besides its bodies: headers and map entry. */
const OVERHEAD = 1_024;

type HeaderList = [string, string][];

/** Prepared responses for one encoding. Cloning a response costs a third of building one from headers. */
interface Copy {
  size: number;
  full: Response;
  notModified: Response;
}

/** A response stored as bytes with its ETag. Each compressed copy is made at the first request for it. */
export class CachedBody {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #headers: HeaderList;
  readonly #tag: string;
  readonly #compressible: boolean;
  readonly isPage: boolean;
  readonly #copies = new Map<Encoding, Copy>();
  /** Estimated bytes in memory. Grows when a compressed copy is made. */
  weight: number;
  /** True if requested since the cache last checked this entry for eviction. */
  used = false;

  constructor(bytes: Uint8Array<ArrayBuffer>, headers: Headers) {
    this.#bytes = bytes;
    this.#headers = [...headers].filter(([name]) => name !== "content-length" && name !== "etag");
    // A hash of the content only, so that unchanged content gives 304 even after a restart.
    this.#tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    this.isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
    this.#compressible = bytes.length >= COMPRESSED_FROM &&
      COMPRESSIBLE.test(headers.get("content-type") ?? "");
    this.weight = bytes.length + OVERHEAD;
  }

  static async of(response: Response): Promise<CachedBody> {
    return new CachedBody(new Uint8Array(await response.arrayBuffer()), response.headers);
  }

  /** Whether it has the same bytes and headers. */
  equals(other: CachedBody): boolean {
    return this.#tag === other.#tag && String(this.#headers) === String(other.#headers);
  }

  /** The response to a `GET` or `HEAD`: 304 if `If-None-Match` matches. `asked` are the request's headers. */
  answer(method: string, asked: Headers, accepted: Encoding): Response {
    const encoding = this.#compressible ? accepted : "identity";
    const copy = this.#copies.get(encoding) ?? this.#makeCopy(encoding);
    const known = asked.get("if-none-match");
    if (known !== null && (known.includes(this.#tag) || known.trim() === "*")) {
      return copy.notModified.clone();
    }
    if (method !== "HEAD") return copy.full.clone();
    const headers = new Headers(copy.full.headers);
    headers.set("content-length", String(copy.size));
    return new Response(null, { headers });
  }

  #makeCopy(encoding: Encoding): Copy {
    const body = encoding === "identity" ? this.#bytes : compress(this.#bytes, encoding);
    const headers: HeaderList = [
      ...this.#headers,
      // A strong ETag must differ between encodings, because their bytes differ.
      ["etag", encoding === "identity" ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`],
    ];
    if (this.#compressible) headers.push(["vary", "Accept-Encoding"]);
    const notModified = new Response(null, { status: 304, headers });
    if (encoding !== "identity") {
      headers.push(["content-encoding", encoding]);
      this.weight += body.length;
    }
    const copy = { size: body.length, full: new Response(cheapest(body), { headers }), notModified };
    this.#copies.set(encoding, copy);
    return copy;
  }
}

/** Decodes an ASCII body: a string is cheaper to serve than bytes, and a decoded string is flat (no rope). */
function cheapest(body: Uint8Array<ArrayBuffer>): string | Uint8Array<ArrayBuffer> {
  return isAscii(body) ? new TextDecoder().decode(body) : body;
}

function compress(bytes: Uint8Array, encoding: "br" | "gzip"): Uint8Array<ArrayBuffer> {
  if (encoding === "gzip") return new Uint8Array(gzipSync(bytes));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}
