import type { AssistantAnswer, AssistantQuestion } from "../../contract/assistant.ts";
import type { Answerer } from "./answerer.ts";

/**
 * The answer as server-sent events: `delta` for each piece as it comes, `replace` where all before it does not hold,
 * `done` with the whole. Rejects where there is no answer, before a byte of it is sent; what fails later breaks the
 * stream off, without `done`.
 */
export async function streamAnswer(
  answer: Answerer,
  question: AssistantQuestion,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const left = new AbortController();
  const begun = Promise.withResolvers<void>();
  const encoder = new TextEncoder();
  const { readable, send, end, fail } = eventStream(() => left.abort());
  let said = "";

  function say(text: string): void {
    if (!text) return;
    said += text;
    send(encoder.encode(eventOf("delta", { text })));
    begun.resolve();
  }

  const answering = answer(question, {
    signal: AbortSignal.any([signal, left.signal]),
    say,
    takeBack() {
      if (said) send(encoder.encode(eventOf("replace", {})));
      said = "";
    },
  });
  answering.then((answered) => {
    // What was ready at once goes by its lines.
    if (answered.answer.startsWith(said)) linesOf(answered.answer.slice(said.length)).forEach(say);
    send(encoder.encode(eventOf("done", answered)));
    end();
    begun.resolve();
  }).catch((error) => {
    fail(error);
    begun.reject(error);
  });
  await begun.promise;
  return readable;
}

/** A stream that is written to from outside; what comes after its reader has left goes nowhere. */
function eventStream(onLeft: () => void) {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const readable = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (own) => void (controller = own),
    cancel() {
      controller = undefined;
      onLeft();
    },
  });
  return {
    readable,
    send: (bytes: Uint8Array<ArrayBuffer>) => controller?.enqueue(bytes),
    end: () => controller?.close(),
    fail: (error: unknown) => controller?.error(error),
  };
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n+|[^\n]+$/g) ?? [];
}

function eventOf(name: string, data: AssistantAnswer | { text?: string }): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
