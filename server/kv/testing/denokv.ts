import { delay } from "deno-std/async/delay.js";
import { freePort } from "../../../tests/free_port.ts";

const TOKEN = "only-for-tests-of-roost";
const START_TIMEOUT_MS = 10_000;

/** The program of a denokv server: `$DENOKV`, or one on the PATH; undefined where there is none. */
export async function findDenokv(): Promise<string | undefined> {
  const folders = (Deno.env.get("PATH") ?? "").split(":").filter(Boolean);
  for (const path of [Deno.env.get("DENOKV"), ...folders.map((folder) => `${folder}/denokv`)]) {
    if (path && (await Deno.stat(path).catch(() => null))?.isFile) return path;
  }
}

/** A denokv server of its own, for as long as the test needs it: on an empty database, or on that in `file`. */
export async function startDenokv(program: string, file?: string) {
  const folder = await Deno.makeTempDir();
  const port = freePort();
  const address = `127.0.0.1:${port}`;
  Deno.env.set("DENO_KV_ACCESS_TOKEN", TOKEN);
  const server = new Deno.Command(program, {
    args: [
      "--sqlite-path",
      file ?? `${folder}/test.sqlite`,
      "serve",
      "--addr",
      address,
      "--access-token",
      TOKEN,
    ],
    stdout: "null",
    stderr: "null",
  }).spawn();
  await untilItAnswers(`http://${address}`);
  return {
    url: `http://${address}`,
    pid: server.pid,
    /** What a process needs to know to open it. */
    environment: { DENO_KV_ACCESS_TOKEN: TOKEN },
    /** Lets it stand still: resolves when it does. The signal alone may come after a next request. */
    async stop() {
      server.kill("SIGSTOP");
      while (!await isStopped(server.pid)) await delay(1);
    },
    goOn: () => server.kill("SIGCONT"),
    async [Symbol.asyncDispose]() {
      server.kill("SIGKILL");
      await server.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** As Linux tells it: the letter after the program's name is its state. Elsewhere the signal is taken to have come. */
async function isStopped(pid: number): Promise<boolean> {
  const states = await Deno.readTextFile(`/proc/${pid}/stat`).catch(() => null);
  return states === null || /\) T /.test(states);
}

async function untilItAnswers(url: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await (await fetch(url)).body?.cancel();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await delay(10);
  }
}
