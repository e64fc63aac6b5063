/** Trains the vote of safety, the chance of harm, and the choice of guides and pages, on all that was written for them: `deno task train`. */
import { answerExamples, trainAnswers } from "../answers/train_answers.ts";
import { guideExamples, trainGuides } from "../guides/train_guides.ts";
import { harmExamples, trainHarm } from "../permission/train_harm.ts";
import { loadGuides } from "../../knowledge/load_guides.ts";
import elsewhere from "../meaning/asked_elsewhere.json" with { type: "json" };
import askedOfGuides from "../meaning/asked_of_guides.json" with { type: "json" };
import house from "../meaning/asked_of_house.json" with { type: "json" };
import { type MeaningModel, trainMeaning } from "../meaning/train_meaning.ts";
import { models } from "../models.ts";
import { type LinearModel, trainLinear } from "./linear_model.ts";
import { digestOf, examplesOf, readTrainingSets } from "./training_examples.ts";
import { TRAINING } from "./vote.ts";

async function write(to: string, model: LinearModel | MeaningModel): Promise<void> {
  await Deno.writeTextFile(new URL(to, import.meta.url), `${JSON.stringify(model)}\n`);
}

if (import.meta.main) {
  const meaning = trainMeaning(loadGuides(), askedOfGuides, { house, elsewhere });
  await write("../meaning/meaning_model.json", meaning);
  // The guides are found by it.
  models.meaning = meaning;
  const sets = await readTrainingSets();
  const model = { ...trainLinear(examplesOf(sets), TRAINING), taughtBy: await digestOf(sets) };
  await write("./vote_model.json", model);
  // The chances below look at what the vote knows.
  models.vote = model;
  await write("../permission/harm_model.json", trainHarm(await harmExamples()));
  models.guides = trainGuides(await guideExamples());
  await write("../guides/guide_model.json", models.guides);
  await write("../answers/answer_model.json", trainAnswers(await answerExamples()));
  const questions = sets.reduce((sum, set) => sum + set.questions.length, 0);
  console.log(
    `${questions} questions of ${sets.length} sets, ${Object.keys(model.weights).length} features, ` +
      `${model.labels.length} labels`,
  );
}
