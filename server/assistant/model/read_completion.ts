import * as z from "zod/mini";
import { ModelError } from "./model_error.ts";

/** Bytes of an answer, with all that the protocol wraps around each word. */
const BYTES_MAX = 512 * 1024;

const content = z.nullish(z.string());
const reason = z.nullish(z.string());
const PieceSchema = z.object({
  choices: z.array(z.object({
    delta: z.optional(z.object({ content })),
    finish_reason: reason,
  })),
});
const WholeSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }), finish_reason: reason }))
    .check(z.minLength(1)),
});

/** The words of a completion, streamed or whole. An end that the server did not mean is an error. */
export async function* readCompletion(response: Response): AsyncGenerator<string, void> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("application/json")) {
    yield* wholeOf(await textOf(response));
    return;
  }
  if (!type.startsWith("text/event-stream")) throw wrong(null);
  let hasEnded = false;
  for await (const data of eventsOf(response)) {
    if (data === "[DONE]") return;
    const choice = parsed(PieceSchema, data).choices[0];
    if (choice?.delta?.content) yield choice.delta.content;
    if (choice?.finish_reason) {
      refuseUnfinished(choice.finish_reason);
      hasEnded = true;
    }
  }
  if (!hasEnded) throw new ModelError("it broke off");
}

function* wholeOf(text: string): Generator<string, void> {
  const { message, finish_reason } = parsed(WholeSchema, text).choices[0]!;
  refuseUnfinished(finish_reason);
  yield message.content;
}

/** `stop` is an end; `length`, `content_filter` and others cut an answer short. */
function refuseUnfinished(reason: string | null | undefined): void {
  if (reason && reason !== "stop") throw new ModelError(`it stopped short (${reason.slice(0, 30)})`);
}

/** The data of each server-sent event; comments and other fields are passed over. */
async function* eventsOf(response: Response): AsyncGenerator<string, void> {
  let rest = "";
  for await (const text of boundedText(response)) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith("data:")) yield line.slice("data:".length).trim();
  }
  if (rest.startsWith("data:")) yield rest.slice("data:".length).trim();
}

async function textOf(response: Response): Promise<string> {
  return (await Array.fromAsync(boundedText(response))).join("");
}

async function* boundedText(response: Response): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > BYTES_MAX) throw new ModelError("it said too much");
    yield decoder.decode(chunk, { stream: true });
  }
}

function parsed<T>(schema: z.ZodMiniType<T>, json: string): T {
  try {
    return schema.parse(JSON.parse(json));
  } catch (cause) {
    throw wrong(cause);
  }
}

function wrong(cause: unknown): ModelError {
  return new ModelError("it does not speak the protocol", { cause });
}
