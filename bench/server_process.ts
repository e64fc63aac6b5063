import { startProgram } from "../server/start/start_program.ts";

/** A server in a separate process, with its figures. Linux only, because they come from `/proc`. */
export interface ServerProcess extends AsyncDisposable {
  address: string;
  /** Milliseconds from process start to the first response. */
  startMs: number;
  /** CPU time used so far, user and system, in milliseconds. */
  cpuMs(): number;
  /** Resident memory in megabytes. */
  memoryMb(): number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Clock ticks per second in `/proc/<pid>/stat`: 100 on every Linux that Deno supports. */
const TICKS = 100;
/** The start task uses the same flags, so that memory figures hold for production. */
const FLAGS = ["--v8-flags=--max-semi-space-size=4"];
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

/** Starts our server over the store in `file`: `program`, or the source as it stands. */
export function startRoost(
  file: string,
  { settings, probe, program }: { settings?: Record<string, string>; probe?: string; program?: string } = {},
): Promise<ServerProcess> {
  const env = { KV: file, PORT: "0", HOST: "127.0.0.1", LOAD_TEST: "1", ...settings };
  return measured(() => startProgram("main.ts", { env, stdout: "piped", file: program }), probe);
}

/** Starts a server that prints its address. `probe` is the path of the first request. */
export function startServer(
  args: string[],
  { probe }: { probe?: string } = {},
): Promise<ServerProcess> {
  return measured(
    () =>
      new Deno.Command(Deno.execPath(), {
        args: ["run", ...FLAGS, "--allow-net", "--allow-read", "--allow-env", ...args],
        env: { NODE_ENV: "production" },
        stdin: "null",
        stdout: "piped",
      }).spawn(),
    probe,
  );
}

async function measured(start: () => Deno.ChildProcess, probe = "/"): Promise<ServerProcess> {
  const started = performance.now();
  const child = start();
  const address = await readAddress(child.stdout);
  await (await fetch(address + probe)).arrayBuffer();
  const startMs = performance.now() - started;
  const proc = `/proc/${child.pid}`;
  return {
    address,
    startMs,
    cpuMs: () => cpuOf(child.pid),
    async kill() {
      child.kill("SIGKILL");
      await child.status;
    },
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readProc(`${proc}/status`))![1]) / 1024,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
    },
  };
}

/** CPU time that a process has used so far, in milliseconds. Linux only. */
export function cpuOf(pid: number): number {
  const fields = readProc(`/proc/${pid}/stat`).split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 1_000 / TICKS;
}

/** Uses `cat`, because Deno itself may read `/proc` only with all permissions. */
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
      // Keep reading: if the pipe is full, the server blocks.
      void (async () => {
        while (!(await reader.read()).done);
      })();
      return found[0];
    }
  }
}
