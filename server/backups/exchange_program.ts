/**
 * The program `exchange`: one request to a server that the owner named in the panel, which the process of the
 * server may not connect to. The request, a line of JSON, and its body come in; the answer goes out.
 */
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestEncrypted } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { runProgram } from "../sandbox/run_program.ts";
import { type ExchangeAnswer, type ExchangeRequest, splitLine, withLine } from "./exchange.ts";

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Not `fetch`: that sends a stream without its length, which stores refuse. */
function exchange({ method, url, headers, size, idleMs }: ExchangeRequest, body: Bytes) {
  const send = url.startsWith("https:") ? requestEncrypted : requestPlain;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(url, { method, headers: { ...headers, "content-length": String(size) } }, resolve);
    sent.setTimeout(idleMs, () => sent.destroy(Object.assign(new Error("late"), { code: "ETIMEDOUT" })));
    sent.on("error", reject);
    // A server may answer, and close, before it has read everything.
    pipeline(Readable.fromWeb(body as never), sent).catch(() => {});
  });
}

await runProgram(async (input) => {
  const { line, rest } = await splitLine<ExchangeRequest>(input);
  try {
    const answer = await exchange(line, rest);
    const status: ExchangeAnswer = { status: answer.statusCode ?? 0 };
    return withLine(status, Readable.toWeb(answer) as Bytes);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const problem: ExchangeAnswer = { problem: code ?? message };
    return withLine(problem);
  }
});
// The connection may stay open, with nothing to come.
Deno.exit();
