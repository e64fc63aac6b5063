import { currentRequest } from "../log/current_request.ts";
import { encodingChooser } from "./accepted_encoding.ts";
import { CachedBody } from "./cached_body.ts";
import { knownAddress } from "./known_query.ts";

/** The `Cache-Control` of a response that is the same for every caller until the content changes. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

/** Most bytes that all cached responses may take together. */
const CAPACITY = 24 * 1024 * 1024;
/** Larger bodies are not cached. The longest list of products is, since it takes longest to make. */
const LARGEST = CAPACITY / 3;

/** Told of each public answer, whether it was cached or not. `isPage`: it is an HTML page. */
type Seen = (request: Request, isPage: boolean) => void;

/** Tells when the cached responses below a path become stale. */
interface AnswerSource {
  /** Path prefix of the responses. */
  path: string;
  /** Its revision changes with each write that may change the responses. */
  changes: { readonly revision: number };
}

/**
 * Caches responses as bytes by path and known query parameters, with ETag and compressed copies, until their source changes.
 * A cached GET is one map lookup before any routing: it does not read the store, serialise or compress.
 */
export class BodyCache {
  readonly #sources: readonly AnswerSource[];
  /** Each source's revision when its entries were last dropped. */
  readonly #revisions: number[];
  readonly #capacity: number;
  /** The query parameters that can change the response of a path. Without it all of them can. */
  readonly #known: ((path: string) => ReadonlySet<string>) | undefined;
  readonly #seen: Seen | undefined;
  readonly #encodingOf = encodingChooser();
  readonly #kept = new Map<string, { body: CachedBody; source: AnswerSource; route: string | undefined }>();

  /** The first source whose path matches a request is used. A request that matches none is not cached. */
  constructor(
    sources: readonly AnswerSource[],
    { capacity = CAPACITY, known, seen }: {
      capacity?: number;
      known?: (path: string) => ReadonlySet<string>;
      seen?: Seen;
    } = {},
  ) {
    this.#sources = sources;
    this.#known = known;
    this.#seen = seen;
    this.#revisions = sources.map(({ changes }) => changes.revision);
    this.#capacity = capacity;
  }

  /** The cached response to a request; undefined if there is none. */
  answer(request: Request): Response | undefined {
    const { method } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    this.#dropChanged();
    const kept = this.#kept.get(this.#keyOf(request));
    if (kept === undefined) return undefined;
    kept.body.used = true;
    const note = currentRequest();
    if (note) Object.assign(note, { route: kept.route, isCached: true });
    return this.#respond(kept.body, request);
  }

  /** The revision of the request's source. Read it before routing and pass it to `keep`. */
  revisionOf(request: Request): number | undefined {
    return this.#sourceOf(this.#keyOf(request))?.changes.revision;
  }

  /**
   * Caches a public response; returns any other unchanged. `revision`: from `revisionOf`, before routing.
   */
  async keep(request: Request, response: Response, revision: number | undefined): Promise<Response> {
    const { status, headers } = response;
    const isPublic = headers.get("cache-control")?.startsWith("public") && !headers.has("set-cookie");
    // A response with its own `Vary` fits only this caller, such as a bundle that is already compressed.
    if (status !== 200 || !isPublic || headers.has("vary")) return response;
    const body = await CachedBody.of(response);
    const key = this.#keyOf(request);
    const source = this.#sourceOf(key);
    // Do not cache if the content changed during routing: the response may mix old and new content.
    if (source && revision === source.changes.revision && body.weight <= LARGEST) {
      this.#dropChanged();
      body.weight += 2 * key.length;
      this.#kept.delete(key);
      this.#kept.set(key, { body, source, route: currentRequest()?.route });
      this.#makeRoom();
    }
    return this.#respond(body, request);
  }

  #respond(body: CachedBody, request: Request): Response {
    this.#seen?.(request, body.isPage);
    const { method, headers } = request;
    return body.answer(method, headers, this.#encodingOf(headers.get("accept-encoding")));
  }

  /** Evicts the oldest entries, but moves one used since the last pass to the end (second chance). */
  #makeRoom(): void {
    // Summed each time, because entries grow when compressed copies are added. Only cache misses run this.
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
    // An index loop, because every request runs it and an iterator would cost more than the comparison.
    for (let place = 0; place < this.#sources.length; place++) {
      const source = this.#sources[place]!;
      const { revision } = source.changes;
      if (revision === this.#revisions[place]) continue;
      this.#revisions[place] = revision;
      for (const [key, kept] of this.#kept) if (kept.source === source) this.#kept.delete(key);
    }
  }

  /** Path and query. Slices the string, because parsing a `URL` for every request is slow. */
  #keyOf({ url }: Request): string {
    const address = url.slice(url.indexOf("/", 8));
    return this.#known ? knownAddress(address, this.#known) : address;
  }
}
