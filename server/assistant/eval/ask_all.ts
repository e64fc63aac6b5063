import { AssistantAnswerSchema } from "../../../contract/assistant.ts";
import { loadSample } from "../../sample/load_sample.ts";
import { testApp } from "../../testing/test_app.ts";
import { addHostileContent } from "./hostile_content.ts";
import { bm25 } from "./bm25.ts";
import { measure, type Result } from "./measure.ts";
import { pageTexts } from "./page_texts.ts";
import type { EvalQuestion } from "./question.ts";

/** Asks the real app, over the sample company and two pages that give it orders, each question as a visitor of its own; no model. */
export async function askAll(questions: readonly EvalQuestion[]): Promise<Result[]> {
  await using test = await testApp();
  await loadSample(test.stores);
  // All of the sample's articles are out by then.
  test.clock.now = new Date("2027-01-01T08:00:00.000Z");
  await addHostileContent(test);
  const pages = pageTexts(test);
  const plain = {
    en: bm25(await pages.documents("en")),
    hi: bm25(await pages.documents("hi")),
    te: bm25(await pages.documents("te")),
  };
  const results: Result[] = [];
  for (const question of questions) {
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    const { query, history = [], lang } = question;
    const response = await test.request("/api/assistant/chat", { json: { query, chatHistory: history } });
    if (response.status !== 200) throw new Error(`Cannot ask "${query}": ${await response.text()}`);
    const answer = AssistantAnswerSchema.parse(await response.json());
    results.push(await measure(question, answer, plain[lang](query), pages.of));
  }
  return results;
}
