import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { type AssistantAnswer, AssistantAnswerSchema } from "../../../contract/assistant.ts";
import { sharedSampleApp } from "../../testing/sample_app.ts";
import { models } from "../models.ts";
import { type LinearModel, probabilities } from "../safety/linear_model.ts";
import { CHOICES } from "./answer_chances.ts";
import { answerExamples, trainAnswers } from "./train_answers.ts";

const test = await sharedSampleApp();
// The guides are indexed by then.
await test.request("/readyz");
/** To ask all questions takes ten seconds of CPU. */
const examples = await answerExamples();

async function ask(query: string): Promise<AssistantAnswer> {
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  const response = await test.request("/api/assistant/chat", { json: { query, chatHistory: [] } });
  return AssistantAnswerSchema.parse(await response.json());
}

Deno.test("The model of answers is the one that its questions give: deno task train", () => {
  const made = trainAnswers(examples);
  const choose = (model: LinearModel, { features }: typeof examples[number]) => {
    const given = probabilities(model, features);
    return model.labels[given.indexOf(Math.max(...given))];
  };
  // What the content and the guides gained since then moves a few.
  const moved = examples.filter((each) => choose(made, each) !== choose(models.answers, each));
  assert(
    moved.length <= examples.length * 0.02,
    `${moved.length} of ${examples.length} are judged otherwise`,
  );
});

Deno.test("Trained without an author, the chance tells the pages that he meant from those that he did not", () => {
  const author = "2026-11-23-set-3";
  const model = trainAnswers(examples.filter(({ set }) => set !== author));
  const chances = Map.groupBy(
    examples.filter(({ set }) => set === author).map(({ features, label }) => ({
      chance: probabilities(model, features)[model.labels.indexOf(CHOICES.page)]!,
      label,
    })),
    ({ label }) => label,
  );
  const [meant, other] = [chances.get(CHOICES.page)!, chances.get(CHOICES.neither)!];
  assert(meant.length > 20 && other.length > 20);
  const pairs = meant.flatMap((one) => other.map((two) => one.chance > two.chance));
  assert(pairs.filter(Boolean).length / pairs.length > 0.65);
});

Deno.test("A page that has only a few of the words is not given, and what is named and asked of still is", async () => {
  for (const query of ["usa visitor visa slots at the consulate", "wordle answer of today please"]) {
    assertEquals((await ask(query)).kind, "unknown", query);
  }
  assertEquals((await ask("amprolium 20 dose for broilers")).kind, "dose");
});

Deno.test("What is none of ours is not known, though it is asked in words of our trade, and what is asked of us still is", async () => {
  for (
    const query of [
      "reliance share price today, buy now or wait",
      "पीएम किसान की अगली किस्त कब आएगी",
      "సినిమా టికెట్లు ఆన్‌లైన్‌లో ఎక్కడ బుక్ చేయాలి",
      "kal ka mausam kaisa rahega hyderabad me",
      "kohli duck ho gaya kya aaj ke match me",
    ]
  ) assertEquals((await ask(query)).kind, "unknown", query);
  for (
    const query of [
      "delivery time to Guntur",
      "can someone call me back",
      "ईमेल आईडी बताइए",
      "kitne baje tak khula rehta hai",
    ]
  ) {
    assert((await ask(query)).kind !== "unknown", query);
  }
});

Deno.test("Who asks which to buy is shown what we have beside the guide", async () => {
  const { answer } = await ask("water pH is 8.4, which acidifier do you have");
  assert(answer.includes("/product/"), answer);
});

Deno.test("Of a guide and a page the likelier is given; whoever may have asked something else is told who helps", async () => {
  const sure = await ask("2 cartons of vitamin c unsold and expiring, does the company take them back");
  assertEquals(sure.kind, "article");
  assert(!sure.answer.includes("112"));
  const unsure = await ask("is neem leaf in chick water poisonous, elders put always");
  assertEquals(unsure.kind, "article");
});
