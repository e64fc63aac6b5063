import { asker } from "./asker.ts";
import { measure, type Result } from "./measure.ts";
import { pageTexts } from "./page_texts.ts";
import type { EvalQuestion } from "./question.ts";

/** Asks each question as a visitor of its own. */
export async function askAll(questions: readonly EvalQuestion[]): Promise<Result[]> {
  await using house = await asker();
  const pages = pageTexts(house.test);
  const results: Result[] = [];
  for (const question of questions) {
    const { query, history = [] } = question;
    const answer = await house.ask(query, history);
    results.push(await measure(question, answer, pages.of));
  }
  return results;
}
