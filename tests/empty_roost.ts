import { SERVER_PERMISSIONS } from "../build/server_permissions.ts";

/** Roost as `deno task start` starts it for the first time: nothing in its store, and nobody who may sign in. */
export interface EmptyRoost {
  address: string;
  /** Where the first account is made. */
  setup: string;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function startEmptyRoost(): Promise<EmptyRoost> {
  const folder = await Deno.makeTempDir({ prefix: "roost-test-" });
  const server = new Deno.Command(Deno.execPath(), {
    args: ["run", ...SERVER_PERMISSIONS, "server/main.ts"],
    env: { NODE_ENV: "production", KV: `${folder}/roost.kv`, PORT: "0", HOST: "127.0.0.1" },
    stdin: "null",
    stdout: "piped",
  }).spawn();
  const output = server.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let printed = "";
  let found: RegExpExecArray | null = null;
  while (!found) {
    const { value, done } = await output.read();
    if (done) throw new Error(`Cannot start Roost: it ended after printing ${JSON.stringify(printed)}`);
    printed += value;
    found = /(http:\S+)(\/admin\/setup\?token=\S+)\s/.exec(printed);
  }
  await output.cancel();
  return {
    address: found[1]!,
    setup: found[1]! + found[2]!,
    async [Symbol.asyncDispose]() {
      server.kill("SIGTERM");
      await server.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}
