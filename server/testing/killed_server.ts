const MAIN = new URL("../main.ts", import.meta.url).pathname;

/** A server as a process of its own in `folder`. It ends as a power cut ends it, when it is disposed. */
export async function startKilledServer(folder: string, settings: Record<string, string>) {
  const permissions = ["net", "read", "write", "env", "run", "sys"].map((name) => `--allow-${name}`);
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", ...permissions, MAIN],
    cwd: folder,
    env: { NODE_ENV: "production", PORT: "0", ...settings },
    stdin: "null",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let printed = "";
  let origin: string | undefined;
  while (!origin) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`Cannot start the server: ${printed}`);
    printed += value;
    origin = /http:\/\/localhost:\d+/.exec(printed)?.[0];
  }
  return {
    origin,
    async kill() {
      child.kill("SIGKILL");
      await child.status;
    },
    async [Symbol.asyncDispose]() {
      try {
        child.kill("SIGKILL");
      } catch {
        // It was killed before.
      }
      await child.status;
      await reader.cancel();
    },
  };
}

export type KilledServer = Awaited<ReturnType<typeof startKilledServer>>;
