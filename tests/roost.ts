import { cp } from "node:fs/promises";
import { startProgram } from "../server/start/start_program.ts";
import { eventually } from "./eventually.ts";

/** Environment variable with the folder of a sample company's store, which each server copies. */
export const SAMPLE_STORE = "TEST_SAMPLE_STORE";

/** A server in its own process. Disposing it stops the process and deletes its store. */
interface RunningServer extends AsyncDisposable {
  address: string;
}

export interface Roost extends RunningServer {
  username: string;
  password: string;
}

/** Environment variable with the address and the admin of a server that several test files share, as JSON. */
export const SHARED_ROOST = "TEST_ROOST";

/**
 * The sample company's server for a test that changes neither content nor settings, and that looks only at what it sent
 * itself. In a run of the whole suite all such tests share one: a start and the first answers take four seconds of CPU.
 */
export async function readRoost(): Promise<Roost> {
  const shared = Deno.env.get(SHARED_ROOST);
  if (shared) return { ...JSON.parse(shared), [Symbol.asyncDispose]: () => Promise.resolve() };
  return await startRoost();
}

/**
 * Starts Roost with the sample company, like `deno task dev`. `settings` are additional environment
 * variables.
 */
export async function startRoost(settings: Record<string, string> = {}): Promise<Roost> {
  const folder = await Deno.makeTempDir({ prefix: "roost-test-" });
  const sample = Deno.env.get(SAMPLE_STORE);
  if (sample) await cp(sample, folder, { recursive: true });
  const { printed, ...server } = startServer(folder, ["--dev"], settings);
  const [address] = await printed(/http:\/\/127\.0\.0\.1:\d+/);
  const [, username, password] = await printed(/user name:? (\S+)\s+password:? (\S+)/i);
  return { ...server, address: address!, username: username!, password: password! };
}

/**
 * A server that has been asked once. The first question after a start takes four seconds of CPU in one piece, which on
 * a busy machine is longer than the chat waits for an answer.
 */
export async function startAskedRoost(): Promise<Roost> {
  const roost = await startRoost();
  const response = await fetch(`${roost.address}/api/assistant/chat`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "Which medicine for coccidiosis?", chatHistory: [] }),
  });
  await response.body?.cancel();
  return roost;
}

interface EmptyRoost extends RunningServer {
  /** URL at which the first account is created. */
  setup: string;
}

/** Starts Roost like the first `deno task start`: with an empty store and no accounts. */
export async function startEmptyRoost(): Promise<EmptyRoost> {
  const { printed, ...server } = startServer(await Deno.makeTempDir({ prefix: "roost-test-" }), [], {
    LOG: "text",
  });
  const [, address, path] = await printed(/(http:\S+)(\/admin\/setup#token=\S+)\s/);
  return { ...server, address: address!, setup: address! + path! };
}

/** Creates the sample company's store in `folder`, with the indexes that each copy would else make anew. */
export async function makeSampleStore(folder: string): Promise<void> {
  const { printed, end } = startServer(folder, ["--dev"], {});
  const [address] = await printed(/http:\/\/127\.0\.0\.1:\d+/);
  await printed(/password:? (\S+)/i);
  // The indexes are kept before the server says that it is ready.
  await eventually(async () => (await fetch(`${address}/readyz`)).status, 200);
  await end();
}

function startServer(folder: string, options: string[], settings: Record<string, string>) {
  const server = startProgram("main.ts", {
    args: options,
    env: { KV: `${folder}/roost.kv`, PORT: "0", HOST: "127.0.0.1", ...settings },
    stdout: "piped",
  });
  async function end() {
    server.kill("SIGTERM");
    await server.status;
  }
  return {
    printed: lines(server.stdout),
    end,
    async [Symbol.asyncDispose]() {
      await end();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** Returns a function that waits until the process's output matches a pattern. */
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
