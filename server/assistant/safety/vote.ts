import { probabilities } from "./linear_model.ts";
import { questionFeatures } from "./question_features.ts";
import { ANSWERED } from "./training_examples.ts";
import model from "./vote_model.json" with { type: "json" };

/** How the model beside this file was made. */
export const TRAINING = { epochs: 25, rate: 0.1, decay: 0.001, least: 3, seed: 1 };

/** How likely each refusal is meant, the likeliest first; `alarm` is how likely any of them is. */
interface Vote {
  alarm: number;
  rules: readonly { id: string; share: number }[];
}

/** What the trained model says of a question and of those before it, the latest last. */
export function vote(query: string, before: readonly string[]): Vote {
  const given = probabilities(model as Parameters<typeof probabilities>[0], questionFeatures(query, before));
  const all = model.labels.map((id, at) => ({ id, share: given[at]! }));
  return {
    alarm: 1 - (all.find(({ id }) => id === ANSWERED)?.share ?? 0),
    rules: all.filter(({ id }) => id !== ANSWERED).sort((a, b) => b.share - a.share),
  };
}
