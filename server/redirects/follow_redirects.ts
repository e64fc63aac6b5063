import { tidyPath } from "../../contract/redirect.ts";

export interface Target {
  to: string;
  isPermanent: boolean;
}

type Targets = ReadonlyMap<string, Target>;

/**
 * The end of a path's chain of redirects. It is permanent only where every step is. Undefined where the path has no
 * redirect or its chain is a loop.
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
    // An address of another site has no redirect of ours.
    if (!target.to.startsWith("/")) return { to: target.to, isPermanent };
    at = tidyPath(target.to);
  }
}

/** Whether the chain of a path that has a redirect never ends. */
export function isLoop(targets: Targets, path: string): boolean {
  return followRedirects(targets, path) === undefined;
}
