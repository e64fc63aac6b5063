/** What a promise gives, where it gives it in so many milliseconds; else undefined, and the promise goes on. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    // Whoever waits longer is told of a failure; here nobody may be.
    promise.catch(() => {});
  }
}
