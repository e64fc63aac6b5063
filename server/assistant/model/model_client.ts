import { delay } from "deno-std/async/delay.js";
import { ModelError } from "./model_error.ts";
import { type ModelSettings, TIMEOUTS_MS } from "./model_settings.ts";
import { readCompletion } from "./read_completion.ts";

export interface Message {
  role: "system" | "user";
  content: string;
}

/** The words of an answer as they come. Throws a ModelError, after some of them too. */
export type ModelClient = (messages: readonly Message[], signal: AbortSignal) => AsyncGenerator<string, void>;

/** Tokens of an answer: enough for a few paragraphs of Telugu, which takes many. */
const TOKENS_MAX = 900;
/** Longer than this nobody waits for a second attempt. */
const RETRY_MAX_MS = 2_000;

/**
 * Asks a server that speaks OpenAI's protocol (`POST …/chat/completions`), and once more where it could not be reached
 * or was busy and has said nothing yet. `spend` is called before each request and throws where no more may be made.
 */
export function modelClient(
  { url, model, key, timeouts }: ModelSettings,
  spend: () => Promise<void>,
): ModelClient {
  const { piece, whole, retry } = { ...TIMEOUTS_MS, ...timeouts };
  const address = addressOf(url);

  async function* attempt(messages: readonly Message[], signal: AbortSignal): AsyncGenerator<string, void> {
    await spend();
    const quiet = new AbortController();
    let timer = setTimeout(() => quiet.abort(), piece);
    const all = AbortSignal.any([signal, quiet.signal]);
    try {
      const response = await send(address, { model, key, messages, signal: all });
      for await (const words of readCompletion(response)) {
        clearTimeout(timer);
        timer = setTimeout(() => quiet.abort(), piece);
        yield words;
      }
    } catch (cause) {
      if (quiet.signal.aborted) throw new ModelError("it was silent for too long");
      if (cause instanceof ModelError || signal.aborted) throw cause;
      throw new ModelError("the connection broke", { cause });
    } finally {
      clearTimeout(timer);
      // A reader that stops early leaves nothing running.
      quiet.abort();
    }
  }

  return async function* ask(messages, signal) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), whole);
    const all = AbortSignal.any([signal, late.signal]);
    let hasSpoken = false;
    try {
      for (let again = true;; again = false) {
        try {
          for await (const words of attempt(messages, all)) {
            hasSpoken = true;
            yield words;
          }
          return;
        } catch (error) {
          if (!again || hasSpoken || !(error instanceof ModelError && error.canRetry)) throw error;
          if ((error.retryAfter ?? 0) > RETRY_MAX_MS) throw error;
          await delay(error.retryAfter ?? retry, { signal: all });
        }
      }
    } catch (error) {
      if (late.signal.aborted && !signal.aborted) throw new ModelError("it took too long");
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

interface Request {
  model: string;
  key: string | undefined;
  messages: readonly Message[];
  signal: AbortSignal;
}

async function send(address: string, { model, key, messages, signal }: Request): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream, application/json",
        ...key && { authorization: `Bearer ${key}` },
      },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0, max_tokens: TOKENS_MAX }),
      // The key is for this address alone.
      redirect: "manual",
      signal,
    });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new ModelError("it cannot be reached", { cause, canRetry: true });
  }
  if (response.ok) return response;
  await response.body?.cancel();
  const { status } = response;
  const seconds = Number(response.headers.get("retry-after"));
  throw new ModelError(`it answered ${status}`, {
    canRetry: status === 429 || status >= 500,
    ...seconds > 0 && { retryAfter: seconds * 1_000 },
  });
}

function addressOf(url: string): string {
  const base = url.replace(/\/+$/, "");
  return base.endsWith("/chat/completions") ? base : `${base}/chat/completions`;
}
