import { cpuUsage } from "node:process";

/** Milliseconds of the processor since `start`, whatever else runs on the machine. */
export function cpuSince(start: ReturnType<typeof cpuUsage>): number {
  const { user, system } = cpuUsage(start);
  return (user + system) / 1000;
}

/** Milliseconds of the processor that the work takes, and the longest that anything else had to wait meanwhile. */
export async function measuredWork(work: () => Promise<void>): Promise<[took: number, longestWait: number]> {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const start = cpuUsage();
  await work();
  const took = cpuSince(start);
  clearInterval(beat);
  return [Math.round(took), Math.round(Math.max(longest, performance.now() - last))];
}
