import { PROGRAMS } from "./programs.ts";
import { type Sandbox, SandboxError } from "./sandbox.ts";

/** The variables that Deno itself needs. Native code could read all others, such as passwords. */
const VARIABLES = ["PATH", "HOME", "DENO_DIR", "XDG_CACHE_HOME", "USERPROFILE", "LOCALAPPDATA", "SystemRoot"];

/** Starts one process per run. */
export const childSandbox: Sandbox = (name, input, args = []) => {
  const { module, permissions, heapMb, memoryMb, timeoutMs } = PROGRAMS[name];
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--quiet",
      `--v8-flags=--max-old-space-size=${heapMb}`,
      ...permissions,
      module,
      String(memoryMb),
      ...args,
    ],
    clearEnv: true,
    env: Object.fromEntries(VARIABLES.flatMap((key) => [[key, Deno.env.get(key) ?? ""]])),
    stdin: "piped",
    stdout: "piped",
    stderr: "null",
  }).spawn();

  async function* output() {
    const timer = setTimeout(() => kill(child), timeoutMs);
    // The program may end before it has read all.
    input.pipeTo(child.stdin).catch(() => {});
    try {
      yield* child.stdout;
      const { success, code, signal } = await child.status;
      if (!success) throw new SandboxError(`${name} ended with ${signal ?? `code ${code}`}`);
    } finally {
      clearTimeout(timer);
      kill(child);
    }
  }
  return ReadableStream.from(output());
};

function kill(child: Deno.ChildProcess): void {
  try {
    child.kill("SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
