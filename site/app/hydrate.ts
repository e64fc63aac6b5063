import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the served page. In a transition React works in short tasks, so that a tap in between is handled.
 * This is a separate module because evaluating React's renderer takes as long as all other modules together.
 */
export function hydrate(root: Element, app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(root, app);
  });
}
