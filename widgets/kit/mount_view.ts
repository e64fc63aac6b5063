import { effect } from "@preact/signals-core";
import { type ComponentChild, render } from "preact";

/**
 * Shows a view in `container`, and again whenever a signal changes that it read; gives back its undo. Nodes that the
 * server put there are taken over. Views are small enough to be drawn whole, which saves the binding's weight.
 */
export function mountView(view: () => ComponentChild, container: Element): () => void {
  // `render`, not `hydrate`: it keeps served nodes as well, and puts right what changed since the page was made.
  const stop = effect(() => render(view(), container));
  return () => {
    stop();
    render(null, container);
  };
}
