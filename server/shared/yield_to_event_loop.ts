/** Yields to the event loop, so that requests are handled during a long computation. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Returns a function for loops. It yields to the event loop after every `ms` milliseconds of work. */
export function yieldEvery(ms: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < ms) return;
    await yieldToEventLoop();
    since = performance.now();
  };
}
