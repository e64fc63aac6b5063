interface TableWatch {
  /** Brings the controls of the rows in line with a list of the visitor's. Runs whenever rows or the list change. */
  mark: () => void;
  /** Runs for a click in the table. */
  click: (event: Event) => void;
  /** Calls its argument whenever the list changes; returns how to end that. */
  subscribe: (changed: () => void) => () => void;
}

/** Keeps controls in a product table's shadow root and a list of the visitor's the same. Returns a cleanup function. */
export function watchTable(table: HTMLElement, { mark, click, subscribe }: TableWatch): () => void {
  const observer = new MutationObserver(mark);

  /** An element created in the browser gets its shadow root later. */
  function observe(): void {
    if (table.shadowRoot) observer.observe(table.shadowRoot, { childList: true, subtree: true });
    mark();
  }

  table.addEventListener("click", click);
  table.addEventListener("roost-load", observe);
  const unsubscribe = subscribe(mark);
  observe();
  return () => {
    table.removeEventListener("click", click);
    table.removeEventListener("roost-load", observe);
    unsubscribe();
    observer.disconnect();
  };
}
