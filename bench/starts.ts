import { resolve } from "node:path";
import * as esbuild from "esbuild";
import { release } from "../build/release.ts";
import { median, row, tableHead } from "./figures.ts";
import { seed } from "./seed.ts";
import { startRoost } from "./server_process.ts";
import { tempFolder } from "../tests/temp_folder.ts";

const SIZES = [83, 10_000];
const STARTS = 5;

/** Milliseconds by the clock and of CPU from the start of the process until an answer, and megabytes then. */
async function started(file: string, probe: string, program: string) {
  await using server = await startRoost(file, { probe, program });
  return { ms: server.startMs, cpuMs: server.cpuMs(), mb: server.memoryMb() };
}

/**
 * Prints how long a start of a release takes until the first answer and until the server is ready: once without what is
 * kept beside the store, and medians of starts that find it there.
 */
export async function measureStarts(): Promise<void> {
  await using unpacked = await tempFolder();
  const { version } = await release(unpacked.path, { dist: resolve("dist") });
  await esbuild.stop();
  // Where its server is started, as it may read what lies there.
  Deno.chdir(`${unpacked.path}/roost-${version}`);
  const program = resolve("server/bundled/main.js");
  const start = (file: string, probe: string) => started(file, probe, program);
  tableHead("start", "first answer ms", "CPU ms", "ready ms", "CPU ms", "MB");
  for (const size of SIZES) {
    await using folder = await tempFolder();
    const file = `${folder.path}/roost.kv`;
    await seed(file, size);
    const first = await start(file, "/readyz");
    const rounds: Record<"answer" | "ready", Awaited<ReturnType<typeof started>>>[] = [];
    for (let count = 0; count < STARTS; count++) {
      rounds.push({ answer: await start(file, "/healthz"), ready: await start(file, "/readyz") });
    }
    const middle = (figure: (round: typeof rounds[number]) => number) =>
      median(rounds.map(figure)).toFixed(0);
    row(`${size} products, first`, "", "", first.ms.toFixed(0), first.cpuMs.toFixed(0), first.mb.toFixed(0));
    row(
      `${size} products`,
      middle(({ answer }) => answer.ms),
      middle(({ answer }) => answer.cpuMs),
      middle(({ ready }) => ready.ms),
      middle(({ ready }) => ready.cpuMs),
      middle(({ ready }) => ready.mb),
    );
  }
}
