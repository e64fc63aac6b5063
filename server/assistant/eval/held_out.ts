import { answerExamples, trainAnswers } from "../answers/train_answers.ts";
import { guideExamples, trainGuides } from "../guides/train_guides.ts";
import { models } from "../models.ts";
import { harmExamples, trainHarm } from "../permission/train_harm.ts";
import { trainLinear } from "../safety/linear_model.ts";
import { examplesOf, readTrainingSets } from "../safety/training_examples.ts";
import { TRAINING } from "../safety/vote.ts";
import { readBlindSets } from "./blind_questions.ts";
import { askBlind, blindTable } from "./blind_table.ts";

/** The table of the blind sets where each is asked of models that were trained without its author. */
export async function heldOutTable(): Promise<string> {
  const trained = { ...models };
  const sets = await readTrainingSets();
  const [harm, guides, answers] = [await harmExamples(), await guideExamples(), await answerExamples()];
  const met = [];
  try {
    for (const blind of await readBlindSets()) {
      const others = <T extends { set: string }>(examples: readonly T[]) =>
        examples.filter(({ set }) => set !== blind.name);
      models.vote = trainLinear(examplesOf(sets.filter(({ name }) => name !== blind.name)), TRAINING);
      models.harm = trainHarm(others(harm));
      models.guides = trainGuides(others(guides));
      models.answers = trainAnswers(others(answers));
      met.push(...await askBlind([blind]));
    }
  } finally {
    Object.assign(models, trained);
  }
  return blindTable(met);
}
