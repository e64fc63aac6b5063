/** Creates a queue that runs one function at a time, in call order. A failure does not stop the next one. */
export function oneAtATime(): <R>(work: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return function run(work) {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}
