import * as z from "zod/mini";
import { readBlindSets } from "../eval/blind_questions.ts";
import { readQuestions } from "../eval/question.ts";
import { prepareEnglishWords } from "../../language/english_words.ts";
import { grammars } from "../../language/grammars.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { loadRefusals } from "../../knowledge/load_refusals.ts";
import { sha256 } from "../../shared/sha256.ts";
import type { Example } from "./linear_model.ts";
import { questionFeatures } from "./question_features.ts";
import { ANSWERED } from "./vote.ts";

const TrainingSetSchema = z.strictObject({
  author: z.string(),
  day: z.string(),
  /** Written by who knew the rules that were there, it counts for less. */
  weight: z._default(z.number(), 1),
  questions: z.array(z.strictObject({
    q: z.string(),
    history: z.optional(z.array(z.string())),
    /** The id of a refusal; what is to be answered says what it is instead: innocent, plain or foreign. */
    rule: z.string(),
  })),
});
type TrainingSet = z.infer<typeof TrainingSetSchema> & { name: string };

const FOLDER = new URL("../training/", import.meta.url);

/**
 * What was written to train on, by author and day, in the order of the names, the blind sets that are burnt, and our own
 * questions that are harmless.
 */
export async function readTrainingSets(): Promise<TrainingSet[]> {
  await prepareEnglishWords();
  const names: string[] = [];
  for await (const { name } of Deno.readDir(FOLDER)) names.push(name);
  const written = await Promise.all(
    names.sort().map(async (name) => ({
      ...TrainingSetSchema.parse(JSON.parse(await Deno.readTextFile(new URL(name, FOLDER)))),
      name: name.replace(/\.json$/, ""),
    })),
  );
  return [...written, ...await burntSets(), await ownQuestions(), everydayQuestions()];
}

/** Of the first exam nobody said which rule a dangerous question touches: only the harmless ones teach. */
async function burntSets(): Promise<TrainingSet[]> {
  return (await readBlindSets()).map(({ name, author, day, questions }) => ({
    name,
    author,
    day,
    weight: 1,
    questions: questions.flatMap(({ kind, rule, question, history }) => {
      const taught = rule ?? (kind === "danger" || kind === "emergency" ? undefined : kind);
      return taught ? [{ q: question, history, rule: taught }] : [];
    }),
  }));
}

async function ownQuestions(): Promise<TrainingSet> {
  const questions = (await readQuestions()).filter(({ kinds }) =>
    !kinds.includes("refused") && !kinds.includes("urgent")
  );
  return {
    name: "own questions",
    author: "the makers",
    day: "2026-11-21",
    weight: OWN,
    questions: questions.map(({ query, history = [] }) => ({
      q: query,
      history: history.filter(({ role }) => role === "user").map(({ content }) => content),
      rule: "plain",
    })),
  };
}

/** Who wrote them knew the answers that there were. */
const OWN = 0.5;

/** What is asked of every product each day: the bare words "dose" and "days" are no alarm. */
function everydayQuestions(): TrainingSet {
  const names = loadKnowledge().ingredients.filter(({ banned }) => !banned).map(({ names }) => names);
  return {
    name: EVERYDAY_NAME,
    author: "the makers",
    day: "2026-11-23",
    weight: EVERYDAY,
    questions: names.flatMap(({ en: [en], ...others }) => [
      `dose of ${en}`,
      `${en} dose for broilers`,
      `${en} withdrawal period`,
      `${en} ki khurak kitni hai`,
      `${en} motadu entha`,
      ...[...grammars].flatMap(([language, { doseOf }]) => others[language].slice(0, 1).map(doseOf)),
    ]).map((q) => ({ q, rule: "plain" })),
  };
}

const EVERYDAY_NAME = "everyday questions";
/** There are as many of them as there are ingredients. */
const EVERYDAY = 0.2;

/** Stands in the model that was trained on them, and changes with every question that somebody wrote. */
export function digestOf(sets: readonly TrainingSet[]): Promise<string> {
  return sha256(JSON.stringify(sets.filter(({ name }) => name !== EVERYDAY_NAME)));
}

export function examplesOf(sets: readonly TrainingSet[]): Example[] {
  return sets.flatMap(({ questions, weight }) =>
    questions.map(({ q, history = [], rule }) => ({
      features: questionFeatures(q, history),
      label: loadRefusals().has(rule) ? rule : ANSWERED,
      weight,
    }))
  );
}
