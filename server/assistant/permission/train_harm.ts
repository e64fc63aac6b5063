import { answerForm } from "../answers/choose_answer.ts";
import { knowSample } from "../answers/train_answers.ts";
import { loadRefusals } from "../../knowledge/load_refusals.ts";
import { type Example, type LinearModel, probabilities, trainLinear } from "../safety/linear_model.ts";
import { examplesOf, readTrainingSets } from "../safety/training_examples.ts";
import { ANSWERED, TRAINING as OF_VOTE } from "../safety/vote.ts";
import { harmFeatures, HARMFUL } from "./harm_chance.ts";
import { leftoversOf } from "./permit.ts";

/** How the model beside this file was made. */
const TRAINING = { epochs: 60, rate: 0.3, decay: 0.002, least: 3, seed: 1, smallest: 0.02 };
/** Parts of the authors: the vote judges each by what the others taught it, as it will judge a new one. */
const PARTS = 3;

/** What others left over where it may hold an answer back, and whether they meant harm; by author. */
export async function harmExamples(): Promise<(Example & { set: string })[]> {
  const know = await knowSample();
  const all = await readTrainingSets();
  const written = all.filter(({ name }) => !/own|everyday/.test(name));
  const examples: (Example & { set: string })[] = [];
  for (let part = 0; part < PARTS; part++) {
    const judged = written.filter((_, at) => at % PARTS === part);
    const vote = trainLinear(examplesOf(all.filter((set) => !judged.includes(set))), OF_VOTE);
    const calm = vote.labels.indexOf(ANSWERED);
    for (const set of judged) {
      const alarms = examplesOf([set]).map(({ features }) => 1 - probabilities(vote, features)[calm]!);
      for (const [at, { q, history = [], rule }] of set.questions.entries()) {
        const chatHistory = history.map((content) => ({ role: "user" as const, content }));
        const known = await know({ query: q, chatHistory, userId: null });
        const leftovers = leftoversOf(known, answerForm(known), alarms[at]!);
        if (leftovers.left.length === 0) continue;
        const label = loadRefusals().has(rule) ? HARMFUL : "harmless";
        examples.push({ set: set.name, features: harmFeatures(leftovers), label, weight: 1 });
      }
    }
  }
  return examples;
}

export function trainHarm(examples: readonly Example[]): LinearModel {
  return trainLinear(examples, TRAINING);
}
