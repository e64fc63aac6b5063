import { HOME_MESSAGE } from "../../server/testing/fixtures.ts";
import { freePort } from "../free_port.ts";

export const ROOT = new URL("../../", import.meta.url).pathname;

export async function run(command: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const { code, stdout, stderr } = await new Deno.Command(command, { args, cwd: ROOT }).output();
  return { code, text: new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr) };
}

/** `deno task start`, by a shell that may set limits and variables first. Ends with all that it started. */
export function start(kv: string, before = "true") {
  const port = freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = new Deno.Command("bash", {
    args: ["-c", `${before}; exec "${Deno.execPath()}" run --frozen --no-prompt -A server/start.ts main.ts`],
    cwd: ROOT,
    env: { KV: kv, PORT: String(port), HOST: "127.0.0.1", LOAD_TEST: "1" },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const said = new Response(child.stdout).text();
  const complained = new Response(child.stderr).text();
  return {
    address,
    pid: child.pid,
    status: (path: string) =>
      fetch(address + path).then(async (response) => {
        await response.body?.cancel();
        return response.status;
      }, () => 0),
    /** Sends an inquiry. Resolves to its id, or to the status of a refusal; 0 without an answer. */
    async send(message: string): Promise<string | number> {
      try {
        const response = await fetch(`${address}/api/contact`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...HOME_MESSAGE, message }),
        });
        const answer = await response.json();
        return response.ok ? answer.id : response.status;
      } catch {
        return 0;
      }
    },
    async end(signal: "SIGTERM" | "SIGKILL" = "SIGTERM") {
      try {
        child.kill(signal);
      } catch {
        // It has ended by itself.
      }
      await child.status;
      return { said: await said, complained: await complained };
    },
  };
}

export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "roost-faults-" });
  try {
    await work(folder);
  } finally {
    await Deno.remove(folder, { recursive: true }).catch(() => {});
  }
}
