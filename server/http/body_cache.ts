import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Store } from "../kv/store.ts";

/** What a route says of an answer that is the same for everybody until the content changes. */
export const KEPT = "public, max-age=0, must-revalidate";

/** Bytes that all kept answers may take. */
const CAPACITY = 64 * 1024 * 1024;
/** What an entry costs beside its bodies, roughly: its key, its headers, its place in the map. */
const OVERHEAD = 1_024;
/** Smaller bodies gain nothing from compression. */
const COMPRESSED_FROM = 256;
const COMPRESSIBLE = /^(text\/|application\/(json|xml|rss\+xml)|image\/svg)/;

type Encoding = "br" | "gzip" | "identity";
type HeaderList = [string, string][];

interface Variant {
  body: string | Uint8Array<ArrayBuffer>;
  headers: HeaderList;
}

interface Kept {
  /** The hash that every variant's ETag holds. */
  tag: string;
  bytes: Uint8Array<ArrayBuffer>;
  headers: HeaderList;
  variants: Partial<Record<Encoding, Variant>>;
  size: number;
  /** Asked for since the last sweep. */
  used: boolean;
}

/**
 * Answers kept as bytes by address, with their ETag and compressed copies, until the content revision moves. A warm
 * GET is one look into a map, before any routing: it reads no store, serialises and compresses nothing.
 */
export class BodyCache {
  readonly #store: Pick<Store, "revision">;
  readonly #kept = new Map<string, Kept>();
  #revision = "";
  #size = 0;

  constructor(store: Pick<Store, "revision">) {
    this.#store = store;
  }

  /** The kept answer to a request, if there is one. */
  answer(request: Request): Response | undefined {
    const head = request.method === "HEAD";
    if (!head && request.method !== "GET") return undefined;
    if (this.#revision !== this.#store.revision) this.#clear();
    const kept = this.#kept.get(keyOf(request));
    if (!kept) return undefined;
    kept.used = true;
    return this.#respond(kept, request.headers, head);
  }

  /** Keeps an answer that its route marked with `KEPT`; gives back any other as it is. `revision` is from before routing. */
  async keep(request: Request, response: Response, revision: string): Promise<Response> {
    if (response.status !== 200 || response.headers.get("cache-control") !== KEPT) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const tag = await hash(bytes);
    const headers = [...response.headers].filter(([name]) => name !== "content-length");
    const kept: Kept = { tag, bytes, headers, variants: {}, size: bytes.length + OVERHEAD, used: true };
    // Content that changed while the answer was made may be in it by half: told once, not kept.
    if (revision === this.#store.revision) this.#add(keyOf(request), kept);
    return this.#respond(kept, request.headers, request.method === "HEAD");
  }

  #respond(kept: Kept, asked: Headers, head: boolean): Response {
    const encoding = encodingOf(asked.get("accept-encoding"), kept);
    const variant = kept.variants[encoding] ??= this.#makeVariant(kept, encoding);
    const known = asked.get("if-none-match");
    if (known !== null && (known.includes(kept.tag) || known === "*")) {
      return new Response(null, { status: 304, headers: variant.headers });
    }
    if (head) {
      return new Response(null, {
        headers: [...variant.headers, ["content-length", String(variant.body.length)]],
      });
    }
    return new Response(variant.body, { headers: variant.headers });
  }

  #makeVariant({ bytes, headers, tag }: Kept, encoding: Encoding): Variant {
    const etag: [string, string] = ["etag", `"${tag}${encoding === "identity" ? "" : `-${encoding}`}"`];
    const own: HeaderList = [...headers, ["vary", "Accept-Encoding"], etag];
    if (encoding === "identity") return { body: isAscii(bytes) ? latin1.decode(bytes) : bytes, headers: own };
    const body = encoding === "br" ? brotli(bytes) : gzipSync(bytes);
    this.#size += body.length;
    return { body: new Uint8Array(body), headers: [...own, ["content-encoding", encoding]] };
  }

  #add(key: string, kept: Kept): void {
    if (this.#revision !== this.#store.revision) this.#clear();
    this.#size += kept.size;
    this.#kept.set(key, kept);
    // Whoever was asked for since the last sweep gets a second chance.
    for (const [oldKey, old] of this.#kept) {
      if (this.#size <= CAPACITY) break;
      this.#kept.delete(oldKey);
      if (old.used && old !== kept) {
        old.used = false;
        this.#kept.set(oldKey, old);
      } else this.#size -= sizeOf(old);
    }
  }

  #clear(): void {
    this.#kept.clear();
    this.#size = 0;
    this.#revision = this.#store.revision;
  }
}

const latin1 = new TextDecoder("latin1");

/** Path and query, without making a URL of them. */
function keyOf({ url }: Request): string {
  return url.slice(url.indexOf("/", 8));
}

function encodingOf(accepted: string | null, { bytes, headers }: Kept): Encoding {
  if (!accepted || bytes.length < COMPRESSED_FROM) return "identity";
  if (!headers.some(([name, value]) => name === "content-type" && COMPRESSIBLE.test(value))) {
    return "identity";
  }
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

/** Whether an encoding is named and not refused with a weight of zero. */
function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + encoding.length));
}

/** Served as a string, an ASCII body costs less than as bytes; decoded from bytes, it is flat. */
function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

function brotli(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

function sizeOf({ size, variants }: Kept): number {
  return size + (variants.br?.body.length ?? 0) + (variants.gzip?.body.length ?? 0);
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).subarray(0, 16);
  return btoa(String.fromCharCode(...digest)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
