/** How often other servers are told how far a long write has come, in milliseconds. */
const TOLD_EVERY_MS = 500;

/** Writes down how far a long write has come, twice a second at the most. What fails is told better the next time. */
export function progressTeller(write: (done: number) => Promise<unknown>) {
  let [telling, last] = [Promise.resolve(), 0];
  return {
    tell(done: number): void {
      if (Date.now() - last < TOLD_EVERY_MS) return;
      last = Date.now();
      telling = telling.then(() => write(done)).then(() => {}, () => {});
    },
    /** Resolves when all that was told is written. */
    ended: () => telling,
  };
}
