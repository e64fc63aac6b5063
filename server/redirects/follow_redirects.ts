import { tidyPath } from "../../contract/redirect.ts";

export interface Target {
  to: string;
  isPermanent: boolean;
}

type Targets = ReadonlyMap<string, Target>;

/**
 * Follows a path's chain of redirects to its end. The result is permanent only if every step is. Undefined if
 * the path has no redirect or the chain is a loop.
 */
export function followRedirects(targets: Targets, path: string): Target | undefined {
  let last: Target | undefined;
  let isPermanent = true;
  const seen = new Set<string>();
  for (let at = tidyPath(path);;) {
    const target = targets.get(at);
    if (!target) return last && { to: last.to, isPermanent };
    if (seen.has(at)) return undefined;
    seen.add(at);
    isPermanent &&= target.isPermanent;
    last = target;
    // A URL of another site ends the chain.
    if (!target.to.startsWith("/")) return { to: target.to, isPermanent };
    at = tidyPath(target.to);
  }
}

/** Whether a path's redirects form a loop. The path must have a redirect. */
export function isLoop(targets: Targets, path: string): boolean {
  return followRedirects(targets, path) === undefined;
}
