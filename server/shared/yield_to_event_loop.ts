/** Lets waiting requests have their turn between two pieces of a long computation. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** A pause for loops: yields to the event loop whenever `ms` milliseconds of work are done since it last did. */
export function yieldEvery(ms: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < ms) return;
    await yieldToEventLoop();
    since = performance.now();
  };
}
