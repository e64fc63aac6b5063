import { type AssistantAnswer, AssistantAnswerSchema } from "../../../contract/assistant.ts";
import { loadSample } from "../../sample/load_sample.ts";
import { type TestApp, testApp } from "../../testing/test_app.ts";
import { addHostileContent } from "./hostile_content.ts";

type Said = { role: "user" | "assistant"; content: string };

/** The real app over the sample company and two pages that give it orders; no model. */
export async function asker(): Promise<
  & { test: TestApp; ask: (query: string, history?: readonly Said[]) => Promise<AssistantAnswer> }
  & AsyncDisposable
> {
  const test = await testApp();
  await loadSample(test.stores);
  // All of the sample's articles are out by then.
  test.clock.now = new Date("2027-01-01T08:00:00.000Z");
  await addHostileContent(test);
  return {
    test,
    /** As a visitor of its own. */
    async ask(query, history = []) {
      test.clock.now = new Date(test.clock.now.getTime() + 60_000);
      const response = await test.request("/api/assistant/chat", { json: { query, chatHistory: history } });
      if (response.status !== 200) throw new Error(`Cannot ask "${query}": ${await response.text()}`);
      return AssistantAnswerSchema.parse(await response.json());
    },
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  };
}
