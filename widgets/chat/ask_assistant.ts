import type { ApiError } from "../../contract/api_error.ts";
import type { AssistantAnswer } from "../../contract/assistant.ts";
import type { ApiFailure } from "../kit/api_client.ts";
import type { ChatEntry } from "./chat_message.ts";

export interface Question {
  query: string;
  chatHistory: Pick<ChatEntry, "role" | "content">[];
  lang: string;
  userId?: string;
}

export type Asked =
  | { value: AssistantAnswer; failure?: undefined }
  /** `retryAfter`: seconds to wait, where too much was asked. */
  | { value?: undefined; failure: ApiFailure; retryAfter?: number };

/** How the model asks. `onText` is called with the answer as far as it has come. Never throws. */
export type Ask = (question: Question, onText: (text: string) => void) => Promise<Asked>;

/** Nothing heard for so long: the visitor is told, rather than left waiting. */
const PATIENCE = 45_000;

/** Asks the assistant at `base`, without cookies, and reads its answer as it comes. */
export function askAt(base: string): Ask {
  return async (question, onText) => {
    const control = new AbortController();
    let timer = setTimeout(() => control.abort(), PATIENCE);
    try {
      const response = await fetch(`${base}/api/assistant/chat`, {
        method: "POST",
        credentials: "omit",
        headers: { "content-type": "application/json", accept: "text/event-stream" },
        // On old pages lists have a `toJSON` that makes texts of them, before a replacer sees them.
        body: JSON.stringify(question, function (this: Record<string, unknown>, key) {
          return this[key];
        }),
        signal: control.signal,
      });
      if (!response.ok) return await refused(response);
      if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
        return { value: await response.json() };
      }
      let text = "";
      for await (const { event, data } of eventsOf(response.body!)) {
        clearTimeout(timer);
        timer = setTimeout(() => control.abort(), PATIENCE);
        if (event === "delta") onText(text += (data as { text: string }).text);
        if (event === "done") return { value: data as AssistantAnswer };
      }
      throw new Error("The answer broke off");
    } catch (error) {
      return { failure: { status: 0, code: "network", message: String(error), issues: [] } };
    } finally {
      clearTimeout(timer);
    }
  };
}

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop()!;
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(block)?.[1] ?? "";
      yield { event: field("event"), data: JSON.parse(field("data") || "null") as unknown };
    }
  }
}

async function refused(response: Response): Promise<Asked> {
  const body: Partial<ApiError> = await response.json().catch(() => ({}));
  return {
    failure: {
      status: response.status,
      code: body.code ?? "internal",
      message: body.message ?? "",
      issues: body.issues ?? [],
    },
    retryAfter: Number(response.headers.get("retry-after")) || 60,
  };
}
