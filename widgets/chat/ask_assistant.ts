import type { AssistantAnswer } from "../../contract/assistant.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import { networkFailure } from "../kit/events.ts";
import { jsonOf } from "../kit/json_of.ts";
import type { ChatEntry } from "./chat.ts";

export interface Question {
  query: string;
  chatHistory: Pick<ChatEntry, "role" | "content">[];
  lang: string;
  userId?: string;
}

export type Asked =
  | { value: AssistantAnswer; failure?: undefined }
  | { value?: undefined; failure: ApiFailure };

/** Asks the assistant. `onText` gets the whole text received so far. Never throws. */
export type Ask = (question: Question, onText: (text: string) => void) => Promise<Asked>;

/** The request fails when no data arrives for this time. */
const TIMEOUT_MS = 45_000;
const PATH = "/api/assistant/chat";

interface AskOptions {
  base: string;
  request: Transport;
}

/** Gives a function that asks the assistant at `base` and streams its answer. */
export function askAt({ base, request }: AskOptions): Ask {
  return async (question, onText) => {
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // After a device sleeps, timers fire before received data is read. Wait a second for that data.
        timer = setTimeout(() => control.abort(), 1_000);
      }, TIMEOUT_MS);
    };
    wait();
    try {
      const response = await fetch(base + PATH, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "text/event-stream" },
        body: jsonOf(question),
        signal: control.signal,
      });
      if (!response.ok || !response.headers.get("content-type")?.startsWith("text/event-stream")) {
        return await request<AssistantAnswer>(PATH, { early: Promise.resolve(response), has: "answer" });
      }
      let text = "";
      for await (const { event, data } of eventsOf(response)) {
        wait();
        if (event === "delta") onText(text += (data as { text: string }).text);
        if (event === "done") return { value: data as AssistantAnswer };
      }
      throw new Error("The answer broke off");
    } catch (error) {
      return { failure: networkFailure(error) };
    } finally {
      clearTimeout(timer);
    }
  };
}

async function* eventsOf(response: Response) {
  // A page's own `fetch` may know no streams. Then the answer comes whole.
  const reader = (response.body ?? new Blob([await response.text()]).stream()).getReader();
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
