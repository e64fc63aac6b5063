import { encodingChooser } from "./accepted_encoding.ts";
import { CachedBody } from "./cached_body.ts";

/** What a route says of an answer that is the same for everybody until the content changes. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

/** Bytes that all kept answers may take. */
const CAPACITY = 24 * 1024 * 1024;
/** A body that would push out an eighth of the others is made again each time. */
const LARGEST = CAPACITY / 8;

/** What the answers below a path are made of. */
interface AnswerSource {
  /** The beginning of their addresses. */
  path: string;
  /** Moves with each write that may change them. */
  changes: { readonly revision: number };
}

/**
 * Answers cached as bytes by address, with their ETag and compressed copies, until one of the collections changes that they
 * are made of. A warm GET is one look into a map, before any routing: it reads no store, serialises and compresses nothing.
 */
export class BodyCache {
  readonly #sources: readonly AnswerSource[];
  /** How far each source had come when the answers of it were last dropped. */
  readonly #revisions: number[];
  readonly #capacity: number;
  readonly #encodingOf = encodingChooser();
  readonly #kept = new Map<string, { body: CachedBody; source: AnswerSource }>();

  /** `sources`: of several that fit an address the first counts. An address that fits none is not cached. */
  constructor(sources: readonly AnswerSource[], { capacity = CAPACITY }: { capacity?: number } = {}) {
    this.#sources = sources;
    this.#revisions = sources.map(({ changes }) => changes.revision);
    this.#capacity = capacity;
  }

  /** The cached answer to a request, if there is one. */
  answer(request: Request): Response | undefined {
    const { method } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    this.#dropChanged();
    const kept = this.#kept.get(keyOf(request));
    if (kept === undefined) return undefined;
    kept.body.used = true;
    return this.#respond(kept.body, request);
  }

  /** The revision of what an answer is going to be made of; to be asked before it is made. */
  revisionOf(request: Request): number | undefined {
    return this.#sourceOf(keyOf(request))?.changes.revision;
  }

  /**
   * Caches an answer that its route called public, and gives back any other as it is. `revision` is from before routing.
   */
  async keep(request: Request, response: Response, revision: number | undefined): Promise<Response> {
    const { status, headers } = response;
    const isPublic = headers.get("cache-control")?.startsWith("public") && !headers.has("set-cookie");
    // What varies by itself was made for this caller: a bundle, for one, comes compressed already.
    if (status !== 200 || !isPublic || headers.has("vary")) return response;
    const body = await CachedBody.of(response);
    const key = keyOf(request);
    const source = this.#sourceOf(key);
    // Content that changed while the answer was made may be in it by half: told once, not cached.
    if (source && revision === source.changes.revision && body.weight <= LARGEST) {
      this.#dropChanged();
      body.weight += 2 * key.length;
      this.#kept.delete(key);
      this.#kept.set(key, { body, source });
      this.#makeRoom();
    }
    return this.#respond(body, request);
  }

  #respond(body: CachedBody, { method, headers }: Request): Response {
    return body.answer(method, headers, this.#encodingOf(headers.get("accept-encoding")));
  }

  /** Lets the oldest go; whoever was asked for since the last time gets a second chance. */
  #makeRoom(): void {
    // Summed anew: compressed copies come to entries later. Only cold answers pay for it.
    let weight = 0;
    for (const { body } of this.#kept.values()) weight += body.weight;
    for (const [key, kept] of this.#kept) {
      if (weight <= this.#capacity) break;
      this.#kept.delete(key);
      if (kept.body.used) {
        kept.body.used = false;
        this.#kept.set(key, kept);
      } else weight -= kept.body.weight;
    }
  }

  #sourceOf(key: string): AnswerSource | undefined {
    return this.#sources.find(({ path }) => key.startsWith(path));
  }

  #dropChanged(): void {
    // An index, since each request comes by here and an iterator would cost it more than the comparison.
    for (let place = 0; place < this.#sources.length; place++) {
      const source = this.#sources[place]!;
      const { revision } = source.changes;
      if (revision === this.#revisions[place]) continue;
      this.#revisions[place] = revision;
      for (const [key, kept] of this.#kept) if (kept.source === source) this.#kept.delete(key);
    }
  }
}

/** Path and query, without making a URL of them. */
function keyOf({ url }: Request): string {
  return url.slice(url.indexOf("/", 8));
}
