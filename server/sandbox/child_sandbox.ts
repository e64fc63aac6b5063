import type { Program } from "./programs.ts";
import { type Sandbox, SandboxError } from "./sandbox.ts";

/** The variables that Deno itself needs. Native code could read all others, such as passwords. */
const VARIABLES = ["PATH", "HOME", "DENO_DIR", "XDG_CACHE_HOME", "USERPROFILE", "LOCALAPPDATA", "SystemRoot"];

/** Programs that run at the same time. Each may take as much memory as its limit. */
const CONCURRENCY = 2;

interface Run {
  name: string;
  program: Program;
  input: ReadableStream<Uint8Array<ArrayBuffer>>;
  args: readonly string[];
}

/** A sandbox that starts one child process per run. Further ones wait for their turn. */
export function childSandbox<Name extends string>(
  programs: Record<Name, Program>,
  concurrency = CONCURRENCY,
): Sandbox<Name> {
  const takePlace = places(concurrency);
  const takeSlowPlace = places(concurrency);
  async function* run(run: Run) {
    const leave = await (run.program.isSlow ? takeSlowPlace : takePlace)();
    try {
      yield* outputOf(run);
    } finally {
      leave();
    }
  }
  return (name, input, args = []) => ReadableStream.from(run({ name, program: programs[name], input, args }));
}

async function* outputOf({ name, program, input, args }: Run) {
  const child = start(program, args);
  const timer = setTimeout(() => kill(child), program.timeoutMs);
  // The program may end before it has read everything.
  const sent = input.pipeTo(child.stdin).catch(() => {});
  try {
    yield* child.stdout;
    const { success, code, signal } = await child.status;
    if (!success) throw new SandboxError(`${name} ended with ${signal ?? `code ${code}`}`);
  } finally {
    clearTimeout(timer);
    kill(child);
    await child.status;
    await sent;
  }
}

function start({ module, permissions, heapMb, memoryMb }: Program, args: readonly string[]) {
  return new Deno.Command(Deno.execPath(), {
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
    env: Object.fromEntries(VARIABLES.flatMap((name) => {
      const value = Deno.env.get(name);
      return value === undefined ? [] : [[name, value]];
    })),
    stdin: "piped",
    stdout: "piped",
    stderr: "null",
  }).spawn();
}

function kill(child: Deno.ChildProcess): void {
  try {
    child.kill("SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/** Returns a function that waits for one of `count` places and returns how to leave it, in call order. */
function places(count: number): () => Promise<() => void> {
  let free = count;
  const waiting: (() => void)[] = [];

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }

  return async () => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return leave;
  };
}
