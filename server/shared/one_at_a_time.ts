/** A queue that runs one piece of work at a time, in the order in which they came. A failed one does not stop the next. */
export function oneAtATime(): <R>(work: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return function run(work) {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}
