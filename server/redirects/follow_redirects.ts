import { tidyPath } from "../../contract/redirect.ts";

export interface Target {
  to: string;
  isPermanent: boolean;
}

type Targets = ReadonlyMap<string, Target>;

/**
 * Where a path leads at the end of its chain, in one step; it is for good only when every step is. Undefined where
 * nothing leads on from it, or all around in a circle.
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
    // Another site's, or with a query of its own: nothing of ours leads on from there.
    if (!target.to.startsWith("/")) return { to: target.to, isPermanent };
    at = tidyPath(target.to);
  }
}

/** Whether one never arrives from a path that leads somewhere. */
export function isLoop(targets: Targets, path: string): boolean {
  return followRedirects(targets, path) === undefined;
}
