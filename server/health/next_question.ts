import { type Condition, DEATH_LEVELS, ONSETS } from "../../contract/condition.ts";
import { ageChance, animalChance, deathsChance, onsetChance, signChance } from "./chances.ts";
import type { Said } from "./said.ts";
import type { Scored } from "./score_conditions.ts";

/** What may be asked next. A sign is asked for with yes or no. */
interface NextQuestion {
  ask: "deaths" | "animal" | "age" | "onset" | "sign";
  /** The sign that is asked for. */
  sign?: string;
  /** How much its answer is expected to tell, in bits. */
  gain: number;
}

/** So many conditions are told apart. */
const FIRST = 8;
/** A question that tells less is not worth asking. */
const LEAST_GAIN = 0.12;
const ANIMALS = ["chicks", "broilers", "layers", "backyard-birds", "ducks"];
const AGES = [[0, 7], [8, 28], [29, 56], [57, 126], [127, 600]] as const;

/**
 * The questions that would decide most between the first conditions, the best first: those after whose answer the
 * least is expected to stay open. What was said already is not asked again.
 */
export function nextQuestions(scored: readonly Scored[], said: Said): NextQuestion[] {
  const first = scored.slice(0, FIRST);
  const total = first.reduce((sum, { chance }) => sum + chance, 0);
  if (first.length < 2 || total === 0) return [];
  const likely = first.map(({ condition, chance }) => ({ condition, chance: chance / total }));
  const gain = (answers: readonly ((condition: Condition) => number)[]) => expectedGain(likely, answers);
  const known = new Set([...said.signs, ...said.absent ?? []]);
  const signs = new Set(first.flatMap(({ condition }) => condition.signs.map(({ id }) => id)));
  const questions: (NextQuestion | undefined | false)[] = [
    !said.deaths && {
      ask: "deaths",
      gain: gain(DEATH_LEVELS.map((level) => (c) => deathsChance(c, level))),
    },
    (said.animal === undefined || said.animal === "chickens") && {
      ask: "animal",
      gain: gain(ANIMALS.map((animal) => (c) => animalChance(c, animal))),
    },
    !said.ageDays && {
      ask: "age",
      gain: gain(AGES.map(([from, to]) => (c) => ageChance(c, { from, to }))),
    },
    !said.onset && { ask: "onset", gain: gain(ONSETS.map((onset) => (c) => onsetChance(c, onset))) },
    ...[...signs].filter((id) => !known.has(id)).map((sign): NextQuestion => ({
      ask: "sign",
      sign,
      gain: gain([(c) => signChance(c, sign), (c) => 1 - signChance(c, sign)]),
    })),
  ];
  return questions.filter((question) => !!question).filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain);
}

interface Likely {
  condition: Condition;
  chance: number;
}

/** By how much the uncertainty is expected to shrink with an answer; `answers` are their chances. */
function expectedGain(
  likely: readonly Likely[],
  answers: readonly ((condition: Condition) => number)[],
): number {
  // The chances of a condition's answers need not add up to one as they are given.
  const totals = likely.map(({ condition }) => answers.reduce((sum, answer) => sum + answer(condition), 0));
  const after = answers.map((answer) => {
    const joint = likely.map(({ condition, chance }, at) => chance * answer(condition) / totals[at]!);
    const answered = joint.reduce((sum, each) => sum + each, 0);
    return answered === 0 ? 0 : answered * entropy(joint.map((each) => each / answered));
  });
  return entropy(likely.map(({ chance }) => chance)) - after.reduce((sum, each) => sum + each, 0);
}

function entropy(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => chance > 0 ? sum - chance * Math.log2(chance) : sum, 0);
}
