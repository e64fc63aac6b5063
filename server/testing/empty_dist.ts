import type { Dist } from "../http/dist.ts";

/** A build without files. */
export function emptyDist(): Dist {
  return {
    entries: {},
    pinned: {},
    withdrawn: {},
    files: {},
    answer: () => Promise.resolve(undefined),
    readAll: () => Promise.resolve(),
  };
}
