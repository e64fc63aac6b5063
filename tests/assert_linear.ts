import { threadCpuUsage } from "node:process";
import { assert } from "deno-std/assert/assert.js";

const TIMES = 3;
/** Ten times the input takes about ten times as long, or a hundred times where the work grows with its square. */
const MOST = 50;
/** Microseconds: the step of the clock. */
const LEAST = 10_000;

/** Throws where ten times the input takes much more than ten times as long, however fast or busy the machine is. */
export function assertLinear(work: (size: number) => void, size: number): void {
  const growth = quickest(() => work(10 * size)) / quickest(() => work(size));
  assert(growth < MOST, `ten times the input takes ${growth.toFixed()} times as long`);
}

/** The processor time of this thread alone: other tests run in the same process. */
function quickest(work: () => void): number {
  return Math.min(...Array.from({ length: TIMES }, () => {
    const begun = threadCpuUsage();
    work();
    const { user, system } = threadCpuUsage(begun);
    return Math.max(LEAST, user + system);
  }));
}
