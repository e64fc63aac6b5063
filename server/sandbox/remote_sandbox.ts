import { errorMessage } from "../shared/error_message.ts";
import { type Sandbox, SandboxError } from "./sandbox.ts";

/** A sandbox that has its programs run by `serveSandbox` at this address. */
export function remoteSandbox(address: string): Sandbox {
  return (name, input, args = []) => {
    const url = new URL(name, address);
    for (const arg of args) url.searchParams.append("arg", arg);
    return ReadableStream.from(outputOf(url, input));
  };
}

async function* outputOf(url: URL, input: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const abort = new AbortController();
  try {
    const response = await fetch(url, { method: "POST", body: input, signal: abort.signal });
    if (!response.ok || !response.body) throw new Error(`Cannot run a program: ${response.status}`);
    yield* response.body;
  } catch (cause) {
    // The connection breaks when the program does.
    throw new SandboxError(errorMessage(cause), { cause });
  } finally {
    abort.abort();
  }
}
