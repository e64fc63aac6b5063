import { SERVER_PERMISSIONS } from "../build/server_permissions.ts";

/** Roost as `deno task dev` starts it, with the sample company in a store of its own, in a process of its own. */
export interface Roost {
  address: string;
  username: string;
  password: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** `settings`: environment variables beside those of every test. */
export async function startRoost(settings: Record<string, string> = {}): Promise<Roost> {
  const folder = await Deno.makeTempDir({ prefix: "roost-test-" });
  const server = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      ...SERVER_PERMISSIONS,
      "server/main.ts",
      "--dev",
    ],
    env: { NODE_ENV: "production", KV: `${folder}/roost.kv`, PORT: "0", HOST: "127.0.0.1", ...settings },
    stdin: "null",
    stdout: "piped",
  }).spawn();
  const printed = lines(server.stdout);
  const [address] = await printed(/http:\/\/127\.0\.0\.1:\d+/);
  const [, username, password] = await printed(/user name:? (\S+)\s+password:? (\S+)/i);
  return {
    address: address!,
    username: username!,
    password: password!,
    async [Symbol.asyncDispose]() {
      server.kill("SIGTERM");
      await server.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** Waits until what the process has printed holds a match. */
function lines(
  stdout: ReadableStream<Uint8Array<ArrayBuffer>>,
): (pattern: RegExp) => Promise<RegExpExecArray> {
  let printed = "";
  let more = Promise.withResolvers<void>();
  let ended = false;
  void (async () => {
    for await (const text of stdout.pipeThrough(new TextDecoderStream())) {
      printed += text;
      more.resolve();
      more = Promise.withResolvers<void>();
    }
    ended = true;
    more.resolve();
  })();
  return async (pattern) => {
    while (true) {
      const found = pattern.exec(printed);
      if (found) return found;
      if (ended) throw new Error(`Cannot start Roost: it ended after printing ${JSON.stringify(printed)}`);
      await more.promise;
    }
  };
}
