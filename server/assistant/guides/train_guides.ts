import * as z from "zod/mini";
import { readQuestions } from "../eval/question.ts";
import { loadGuides } from "../../knowledge/load_guides.ts";
import { readTrainingSets } from "../safety/training_examples.ts";
import { type Example, type LinearModel, trainLinear } from "../safety/linear_model.ts";
import choices from "./choices.json" with { type: "json" };
import { ASKED_FOR, findGuides } from "./find_guides.ts";

/**
 * Questions of others, by author: the guide that answers it, if any, and the page that a form led to, as it was judged
 * when it was read.
 */
const ChoicesSchema = z.array(z.strictObject({
  set: z.string(),
  questions: z.array(z.strictObject({
    q: z.string(),
    guide: z.optional(z.string()),
    page: z.optional(z.string()),
    notPage: z.optional(z.string()),
  })),
}));

/** How the model beside this file was made. */
const TRAINING = { epochs: 150, rate: 0.3, decay: 0.00001, least: 3, seed: 1, smallest: 0.02 };

/** More than are found: which of them are the likeliest is what is to be learned. */
const LOOKED_AT = 6;

/** Those that were judged, and those that have nothing to do with us, which no page answers. */
export async function readChoices(): Promise<JudgedSet[]> {
  const foreign = (await readTrainingSets()).map(({ name, questions }) => ({
    set: name,
    questions: questions.filter(({ rule }) => rule === "foreign").map(({ q }) => ({ q, isForeign: true })),
  }));
  return [...z.parse(ChoicesSchema, choices), ...foreign];
}

interface JudgedSet {
  set: string;
  questions: { q: string; guide?: string; page?: string; notPage?: string; isForeign?: boolean }[];
}

interface ExampleOfSet extends Example {
  set: string;
}

/** What the weights are trained on: for each question the guides that were found, and whether they are asked for. */
export async function guideExamples(): Promise<ExampleOfSet[]> {
  const own = (await readQuestions()).filter(({ kinds, history }) =>
    !history && !kinds.includes("refused") && !kinds.includes("urgent")
  );
  const sets: { set: string; questions: { q: string; right: readonly string[] }[] }[] = [
    ...(await readChoices()).map(({ set, questions }) => ({
      set,
      questions: questions.map(({ q, guide }) => ({
        q,
        right: [guide].filter((each) => each !== undefined),
      })),
    })),
    { set: "own questions", questions: own.map(({ query, guides = [] }) => ({ q: query, right: guides })) },
  ];
  return sets.flatMap(({ set, questions }) =>
    questions.flatMap(({ q, right }) =>
      findGuides(loadGuides(), q, undefined, LOOKED_AT).map(({ guide, features }) => ({
        set,
        features,
        label: right.includes(guide.id) ? ASKED_FOR : "other",
        weight: 1,
      }))
    )
  );
}

export function trainGuides(examples: readonly Example[]): LinearModel {
  return trainLinear(examples, TRAINING);
}
