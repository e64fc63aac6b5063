import { type Language, LANGUAGES } from "../../../contract/language.ts";
import { asker } from "./asker.ts";
import { bm25 } from "./bm25.ts";
import { measure, type Result } from "./measure.ts";
import { pageTexts } from "./page_texts.ts";
import type { EvalQuestion } from "./question.ts";

/** Asks each question as a visitor of its own. */
export async function askAll(questions: readonly EvalQuestion[]): Promise<Result[]> {
  await using house = await asker();
  const pages = pageTexts(house.test);
  const plain: Partial<Record<Language, ReturnType<typeof bm25>>> = {};
  for (const language of LANGUAGES) plain[language] = bm25(await pages.documents(language));
  const results: Result[] = [];
  for (const question of questions) {
    const { query, history = [], lang } = question;
    const answer = await house.ask(query, history);
    results.push(await measure(question, answer, plain[lang]!(query), pages.of));
  }
  return results;
}
