import { assert } from "deno-std/assert/assert.js";

const TIMES = 3;
/** Ten times the input takes about ten times as long, or a hundred times where the work grows with its square. */
const MOST = 50;

/** Throws where ten times the input takes much more than ten times as long, however fast or busy the machine is. */
export function assertLinear(work: (size: number) => void, size: number): void {
  const growth = quickest(() => work(10 * size)) / quickest(() => work(size));
  assert(growth < MOST, `ten times the input takes ${growth.toFixed()} times as long`);
}

function quickest(work: () => void): number {
  return Math.min(...Array.from({ length: TIMES }, () => {
    const begun = performance.now();
    work();
    // Less is below what the clock tells reliably.
    return Math.max(0.1, performance.now() - begun);
  }));
}
