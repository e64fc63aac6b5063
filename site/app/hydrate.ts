import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the served page. As a transition it runs in short tasks, so that a tap in between is answered. It is a module
 * of its own because evaluating React's renderer takes as long as all other modules together.
 */
export function hydrate(root: Element, app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(root, app);
  });
}
