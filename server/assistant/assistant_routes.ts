import { type Context, Hono, type MiddlewareHandler } from "hono";
import {
  type AssistantAnswer,
  AssistantAnswerSchema,
  AssistantQuestionSchema,
} from "../../contract/assistant.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { errorMessage } from "../shared/error_message.ts";
import type { NoteUnanswered } from "../unanswered/note_unanswered.ts";
import type { Answerer } from "./answerer.ts";
import { streamAnswer } from "./stream_answer.ts";

interface AssistantThrottles {
  /** Throws where this visitor asks too much; without an id, the address is the visitor. */
  visitor: (c: Context, userId: string | null) => void;
  /** Throws where too much is asked from one address, or from all together. */
  address: (c: Context) => Promise<void>;
  /** Whether the address may have a model asked. Counts the question. */
  model: (c: Context) => boolean;
}

interface Parts {
  answer: Answerer;
  throttles: AssistantThrottles;
  note: NoteUnanswered["answered"];
  /** Stores question and answer in the chat of this handle, so that nobody else says what we said. */
  save: (c: Context, handle: string, query: string, answer: AssistantAnswer) => Promise<void>;
  log: (line: string) => void;
}

/** `POST /chat`: a question in, an answer out; in pieces for who accepts `text/event-stream`. */
export function assistantRoutes({ answer, throttles, note, save, log }: Parts) {
  const throttle: MiddlewareHandler = async (c, next) => {
    await throttles.address(c);
    await next();
  };
  const described = endpoint({
    summary:
      "Answers a question. For Accept: text/event-stream: delta events with { text }, replace where all " +
      "before it does not hold, done with the whole answer, which always wins.",
    request: AssistantQuestionSchema,
    response: AssistantAnswerSchema,
  });

  return new Hono().post("/chat", throttle, described, async (c) => {
    const question = c.req.valid("json");
    throttles.visitor(c, question.userId);
    const noted: Answerer = async (question, listener) => {
      const answered = await answer(question, { ...listener, mayAskModel: () => throttles.model(c) });
      note(question, answered, c);
      // Stored before it is sent, because the chat then asks for its id.
      if (question.userId) {
        await save(c, question.userId, question.query, answered).catch((error) => {
          if (!(error instanceof AppError)) log(`Cannot store an answer of the chat: ${errorMessage(error)}`);
        });
      }
      return answered;
    };
    const { signal } = c.req.raw;
    if (!c.req.header("accept")?.includes("text/event-stream")) {
      return privateJson(c, await noted(question, { signal }));
    }
    return c.body(await streamAnswer(noted, question, signal), 200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // A proxy in between is not to wait for the end.
      "x-accel-buffering": "no",
    });
  });
}
