import { cpuUsage } from "node:process";

/** The middle of the values, the upper one of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** A line of a Markdown table. */
export function row(...cells: (string | number)[]): void {
  console.info(`| ${cells.join(" | ")} |`);
}

/** The first two lines of a Markdown table. */
export function tableHead(...cells: (string | number)[]): void {
  row(...cells);
  row(...cells.map(() => "---"));
}

/** Milliseconds of CPU time of this process since `start`. Other processes do not count. */
export function cpuSince(start: ReturnType<typeof cpuUsage>): number {
  const { user, system } = cpuUsage(start);
  return (user + system) / 1000;
}

/** Megabytes of heap in use. */
export function heapMb(): number {
  // Defined only with `--v8-flags=--expose-gc`.
  (globalThis as { gc?: () => void }).gc?.();
  return Math.round(Deno.memoryUsage().heapUsed / 1024 / 1024);
}

/** Milliseconds of CPU time that the work takes, and the longest time that a timer was late meanwhile. */
export async function measureWork(
  work: () => Promise<void>,
): Promise<{ cpuMs: number; longestWaitMs: number }> {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const start = cpuUsage();
  await work();
  const cpuMs = Math.round(cpuSince(start));
  clearInterval(beat);
  return { cpuMs, longestWaitMs: Math.round(Math.max(longest, performance.now() - last)) };
}
