import type { BodyCache } from "./body_cache.ts";

type Fetch<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** Responds from the cache before any routing, and caches the responses that routes mark as public. */
export function answerCached<Rest extends unknown[]>(route: Fetch<Rest>, cache: BodyCache): Fetch<Rest> {
  async function routeAndKeep(request: Request, ...rest: Rest): Promise<Response> {
    const revision = cache.revisionOf(request);
    const isHead = request.method === "HEAD";
    // A HEAD request is routed as GET, so that the cached entry has a body for later GET requests.
    const response = await route(isHead ? new Request(request, { method: "GET" }) : request, ...rest);
    const answer = await cache.keep(request, response, revision);
    return isHead && answer === response ? new Response(null, response) : answer;
  }

  return (request, ...rest) => {
    const cached = cache.answer(request);
    if (cached) return cached;
    if (request.method !== "GET" && request.method !== "HEAD") return route(request, ...rest);
    return routeAndKeep(request, ...rest);
  };
}
