import { SERVER_PERMISSIONS } from "../build/server_permissions.ts";

/** A server in a process of its own, and what it costs. Linux only: the figures come from `/proc`. */
export interface ServerProcess {
  address: string;
  /** From the start of the process to its first answer, in milliseconds. */
  startMs: number;
  /** CPU time used so far, user and system, in milliseconds. */
  cpuMs(): number;
  /** Resident memory in megabytes. */
  memoryMb(): number;
  stop(): Promise<void>;
}

/** Clock ticks a second in `/proc/<pid>/stat`: 100 on every Linux that Deno runs on. */
const TICKS = 100;
/** As the start task has it, so that the memory measured is the memory that people get. */
const FLAGS = ["--v8-flags=--max-semi-space-size=4"];
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

export async function startServer(
  args: string[],
  { env = {}, probe = "/" }: { env?: Record<string, string>; probe?: string } = {},
): Promise<ServerProcess> {
  const started = performance.now();
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      ...FLAGS,
      ...SERVER_PERMISSIONS,
      ...args,
    ],
    env: { NODE_ENV: "production", ...env },
    stdin: "null",
    stdout: "piped",
  }).spawn();
  const address = await readAddress(child.stdout);
  await (await fetch(address + probe)).arrayBuffer();
  const startMs = performance.now() - started;
  const proc = `/proc/${child.pid}`;
  return {
    address,
    startMs,
    cpuMs() {
      const fields = readProc(`${proc}/stat`).split(") ")[1]!.split(" ");
      return (Number(fields[11]) + Number(fields[12])) * 1_000 / TICKS;
    },
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readProc(`${proc}/status`))![1]) / 1024,
    async stop() {
      child.kill("SIGTERM");
      await child.status;
    },
  };
}

/** Deno itself reads `/proc` only with every permission. */
function readProc(path: string): string {
  return new TextDecoder().decode(new Deno.Command("cat", { args: [path] }).outputSync().stdout);
}

async function readAddress(stdout: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  let printed = "";
  const reader = stdout.pipeThrough(new TextDecoderStream()).getReader();
  while (true) {
    const { value, done } = await reader.read();
    if (done) {
      throw new Error(`Cannot measure the server: it ended after printing ${JSON.stringify(printed)}`);
    }
    printed += value;
    const found = ADDRESS.exec(printed);
    if (found) {
      // Drained from here on, so that a full pipe never stops the server.
      void (async () => {
        while (!(await reader.read()).done);
      })();
      return found[0];
    }
  }
}
