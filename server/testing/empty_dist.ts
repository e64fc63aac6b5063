import type { Dist } from "../http/dist.ts";

/** A build without files. */
export function emptyDist(): Dist {
  return { entries: {}, pinned: {}, files: {}, answer: () => Promise.resolve(undefined) };
}
