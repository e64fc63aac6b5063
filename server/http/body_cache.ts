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
  /** Whether what is stale is better than no answer now. Without it, it never is. */
  isAway?: () => boolean;
}

interface Kept {
  body: CachedBody;
  source: AnswerSource;
  /** That of its source when it was made. It is stale when this is another by now. */
  revision: number;
  route: string | undefined;
}

/**
 * Caches responses as bytes by path and known query parameters, with ETag and compressed copies, until their source changes.
 * A cached GET is one map lookup before any routing: it does not read the store, serialise or compress. A stale response
 * stays until another takes its place: one with the same bytes is not compressed again.
 */
export class BodyCache {
  readonly #sources: readonly AnswerSource[];
  readonly #capacity: number;
  /** The query parameters that can change the response of a path. Without it all of them can. */
  readonly #known: ((path: string) => ReadonlySet<string>) | undefined;
  readonly #seen: Seen | undefined;
  readonly #encodingOf = encodingChooser();
  readonly #kept = new Map<string, Kept>();

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
    this.#capacity = capacity;
  }

  /** The cached response to a request; undefined if there is none. */
  answer(request: Request): Response | undefined {
    const { method } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const kept = this.#kept.get(this.#keyOf(request));
    if (kept === undefined || kept.revision !== kept.source.changes.revision) return undefined;
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
    const key = this.#keyOf(request);
    const before = this.#kept.get(key);
    if (before && status === 503 && before.source.isAway?.()) {
      await response.body?.cancel();
      return this.#respond(before.body, request);
    }
    // What is gone must not come back while the store is away.
    if (before && status === 404) this.#kept.delete(key);
    const isPublic = headers.get("cache-control")?.startsWith("public") && !headers.has("set-cookie");
    // A response with its own `Vary` fits only this caller, such as a bundle that is already compressed.
    if (status !== 200 || !isPublic || headers.has("vary")) return response;
    const made = await CachedBody.of(response);
    const body = before?.body.equals(made) ? before.body : made;
    const source = this.#sourceOf(key);
    // Do not cache if the content changed during routing: the response may mix old and new content.
    if (source && revision === source.changes.revision && body.weight <= LARGEST) {
      if (body === made) body.weight += 2 * key.length;
      this.#kept.delete(key);
      this.#kept.set(key, { body, source, revision, route: currentRequest()?.route });
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

  /** Path and query. Slices the string, because parsing a `URL` for every request is slow. */
  #keyOf({ url }: Request): string {
    const address = url.slice(url.indexOf("/", 8));
    return this.#known ? knownAddress(address, this.#known) : address;
  }
}
