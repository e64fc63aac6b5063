/** Yields to the event loop, so that requests are handled during a long computation. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/**
 * Returns a function for loops. It yields to the event loop after every `ms` milliseconds of work, so that requests are
 * answered meanwhile. A yield takes a millisecond or two.
 */
export function yieldEvery(ms = 8): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < ms) return;
    await yieldToEventLoop();
    since = performance.now();
  };
}
