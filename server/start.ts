/**
 * `deno run server/start.ts main.ts`: starts a module of the server with no more permissions than its settings
 * need, passes signals on to it, and ends with its exit code. A server that has served for a while and dies is started
 * again, with a second between.
 */
import { delay } from "deno-std/async/delay.js";
import { refuse, REFUSED } from "./start/refuse.ts";
import { startProgram } from "./start/start_program.ts";

/** A process that dies earlier did not start, and would not the next time. */
const STARTED_MS = 10_000;
const PAUSE_MS = 1_000;

try {
  const [module, ...args] = Deno.args;
  let program: Deno.ChildProcess | undefined;
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => {
      isStopping = true;
      try {
        program?.kill(signal);
      } catch {
        // It has ended by itself.
      }
    });
  }
  for (;;) {
    const began = performance.now();
    program = startProgram(module === "admin.ts" ? module : "main.ts", { args });
    const { code, signal, success } = await program.status;
    const hasServed = performance.now() - began > STARTED_MS;
    if (success || isStopping || module === "admin.ts" || code === REFUSED || !hasServed) Deno.exit(code);
    console.error(`The server ended with ${signal ?? `code ${code}`} and is started again`);
    await delay(PAUSE_MS);
  }
} catch (error) {
  refuse(error);
}
