import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { askAll } from "./ask_all.ts";
import { missedGoals } from "./goals.ts";
import { isDeclined, readQuestions, TOPICS, WAYS } from "./question.ts";

Deno.test("The questions are many, of every topic and way of writing, and three in ten have no answer", async () => {
  const questions = await readQuestions();
  assert(questions.length >= 300);
  for (const topic of TOPICS) assert(questions.some((question) => question.topic === topic));
  for (const way of WAYS) assert(questions.filter((question) => question.way === way).length > 50);
  const declined = questions.filter(isDeclined).length / questions.length;
  assert(declined > 0.25 && declined < 0.35, String(declined));
  assert(questions.filter(({ part }) => part === "report").length >= questions.length / 2);
});

Deno.test("The assistant reaches its goals on the reported part", async () => {
  const questions = await readQuestions();
  const results = await askAll(questions.filter(({ part }) => part === "report"));
  assertEquals(missedGoals(results), []);
});
