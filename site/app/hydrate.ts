import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Gives the served page its life; as a transition it is done in short pieces, so that a tap in between is answered. A
 * module of its own, for React's renderer is evaluated as long as all else together.
 */
export function hydrate(root: Element, app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(root, app);
  });
}
