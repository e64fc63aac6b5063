/**
 * `deno run server/start.ts main.ts`: starts a module of the server with no more permissions than its settings
 * need, passes signals on to it, and ends with its exit code.
 */
import { StartError } from "./start_error.ts";
import { startProgram } from "./start/start_program.ts";

try {
  const [module, ...args] = Deno.args;
  const program = startProgram(module === "admin.ts" ? module : "main.ts", { args });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => {
      try {
        program.kill(signal);
      } catch {
        // It has ended by itself.
      }
    });
  }
  Deno.exit((await program.status).code);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  Deno.exit(1);
}
