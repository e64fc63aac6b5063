/** Trains the vote of safety on all that was written for it: `deno task train`. */
import { trainLinear } from "./linear_model.ts";
import { examplesOf, readTrainingSets } from "./training_examples.ts";
import { TRAINING } from "./vote.ts";

if (import.meta.main) {
  const sets = await readTrainingSets();
  const model = trainLinear(examplesOf(sets), TRAINING);
  await Deno.writeTextFile(new URL("./vote_model.json", import.meta.url), `${JSON.stringify(model)}\n`);
  const questions = sets.reduce((sum, set) => sum + set.questions.length, 0);
  console.log(
    `${questions} questions of ${sets.length} sets, ${Object.keys(model.weights).length} features, ` +
      `${model.labels.length} labels`,
  );
}
