import { type ComponentChild, render } from "preact";

/** Shows a view in `container`, taking over nodes that the server put there; gives back its undo. */
export function mountView(view: ComponentChild, container: Element): () => void {
  // `render`, not `hydrate`: it keeps the nodes as well, and puts right what changed since the page was made.
  render(view, container);
  return () => render(null, container);
}
