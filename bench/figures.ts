import { cpuUsage } from "node:process";

/** The median; the upper of the two middle values for an even count. */
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

/** CPU time of this process since `start`, in milliseconds. */
export function cpuSince(start: ReturnType<typeof cpuUsage>): number {
  const { user, system } = cpuUsage(start);
  return (user + system) / 1000;
}

/** Heap in use, in megabytes. */
export function heapMb(): number {
  // Defined only with `--v8-flags=--expose-gc`.
  (globalThis as { gc?: () => void }).gc?.();
  return Math.round(Deno.memoryUsage().heapUsed / 1024 / 1024);
}

/** The CPU time of the work and the longest delay of a timer during it, both in milliseconds. */
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
