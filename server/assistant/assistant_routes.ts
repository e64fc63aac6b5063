import { type Context, Hono } from "hono";
import { type AssistantAnswer, AssistantQuestionSchema } from "../../contract/assistant.ts";
import { privateJson } from "../http/answers.ts";
import { readJson } from "../http/read_body.ts";
import type { Answerer } from "./answerer.ts";

export interface AssistantThrottles {
  /** Throws where this visitor asks too much; without an id, the address is the visitor. */
  visitor: (c: Context, userId: string | null) => void;
  /** Throws where too much is asked from one address. */
  address: (c: Context) => void;
}

/** `POST /chat`: a question in, an answer out; in pieces for who accepts `text/event-stream`. */
export function assistantRoutes(answer: Answerer, throttles: AssistantThrottles) {
  return new Hono().post("/chat", async (c) => {
    throttles.address(c);
    const question = await readJson(c, AssistantQuestionSchema);
    throttles.visitor(c, question.userId);
    const answered = await answer(question);
    if (!c.req.header("accept")?.includes("text/event-stream")) return privateJson(c, answered);
    return c.body(streamOf(answered), 200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // A proxy in between is not to wait for the end.
      "x-accel-buffering": "no",
    });
  });
}

/** The answer by its lines, then whole: an answerer that thinks while it speaks will send its pieces the same way. */
function streamOf(answer: AssistantAnswer): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = answer.answer.match(/[^\n]*\n+|[^\n]+$/g) ?? [];
  return ReadableStream.from([
    ...pieces.map((text) => eventOf("delta", { text })),
    eventOf("done", answer),
  ]).pipeThrough(new TextEncoderStream());
}

function eventOf(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
