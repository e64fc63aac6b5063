import { models } from "../models.ts";
import { probabilities } from "./linear_model.ts";
import { questionFeatures } from "./question_features.ts";

/** The label of all that is answered. */
export const ANSWERED = "answered";

/** How the model beside this file was made. */
export const TRAINING = { epochs: 25, rate: 0.1, decay: 0.001, least: 3, seed: 1, smallest: 0.2 };

/** How likely each refusal is meant, the likeliest first; `alarm` is how likely any of them is. */
interface Vote {
  alarm: number;
  rules: readonly { id: string; share: number }[];
}

/** What the trained model says of a question and of those before it, the latest last. */
export function vote(query: string, before: readonly string[]): Vote {
  const given = probabilities(models.vote, questionFeatures(query, before));
  const all = models.vote.labels.map((id, at) => ({ id, share: given[at]! }));
  return {
    alarm: 1 - (all.find(({ id }) => id === ANSWERED)?.share ?? 0),
    rules: all.filter(({ id }) => id !== ANSWERED).sort((a, b) => b.share - a.share),
  };
}
