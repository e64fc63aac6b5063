import type { Store } from "../kv/store.ts";
import { encodingChooser } from "./accepted_encoding.ts";
import { CachedBody } from "./cached_body.ts";

/** What a route says of an answer that is the same for everybody until the content changes. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

/** Bytes that all kept answers may take. */
const CAPACITY = 24 * 1024 * 1024;
/** A body that would push out an eighth of the others is made again each time. */
const LARGEST = CAPACITY / 8;

/**
 * Answers kept as bytes by address, with their ETag and compressed copies, until the content revision moves. A warm
 * GET is one look into a map, before any routing: it reads no store, serialises and compresses nothing.
 */
export class BodyCache {
  readonly #store: Pick<Store, "revision">;
  readonly #capacity: number;
  readonly #encodingOf = encodingChooser();
  readonly #kept = new Map<string, CachedBody>();
  #revision = "";

  constructor(store: Pick<Store, "revision">, { capacity = CAPACITY }: { capacity?: number } = {}) {
    this.#store = store;
    this.#capacity = capacity;
  }

  /** The kept answer to a request, if there is one. */
  answer(request: Request): Response | undefined {
    const { method } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (this.#revision !== this.#store.revision) this.#clear();
    const kept = this.#kept.get(keyOf(request));
    if (kept === undefined) return undefined;
    kept.used = true;
    return this.#respond(kept, request);
  }

  /**
   * Keeps an answer that its route called public; gives back any other as it is. `revision` is from before routing.
   */
  async keep(request: Request, response: Response, revision: string): Promise<Response> {
    const { status, headers } = response;
    const isPublic = headers.get("cache-control")?.startsWith("public") && !headers.has("set-cookie");
    // What varies by itself was made for this caller: a bundle, for one, comes compressed already.
    if (status !== 200 || !isPublic || headers.has("vary")) return response;
    const kept = await CachedBody.of(response);
    // Content that changed while the answer was made may be in it by half: told once, not kept.
    if (revision === this.#store.revision && kept.weight <= LARGEST) this.#add(keyOf(request), kept);
    return this.#respond(kept, request);
  }

  #respond(kept: CachedBody, { method, headers }: Request): Response {
    return kept.answer(method, headers, this.#encodingOf(headers.get("accept-encoding")));
  }

  #add(key: string, kept: CachedBody): void {
    if (this.#revision !== this.#store.revision) this.#clear();
    kept.weight += 2 * key.length;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    this.#makeRoom();
  }

  /** Lets the oldest go; whoever was asked for since the last time gets a second chance. */
  #makeRoom(): void {
    // Summed anew: compressed copies come to entries later. Only cold answers pay for it.
    let weight = 0;
    for (const kept of this.#kept.values()) weight += kept.weight;
    for (const [key, kept] of this.#kept) {
      if (weight <= this.#capacity) break;
      this.#kept.delete(key);
      if (kept.used) {
        kept.used = false;
        this.#kept.set(key, kept);
      } else weight -= kept.weight;
    }
  }

  #clear(): void {
    this.#kept.clear();
    this.#revision = this.#store.revision;
  }
}

/** Path and query, without making a URL of them. */
function keyOf({ url }: Request): string {
  return url.slice(url.indexOf("/", 8));
}
