import type { Condition } from "../../contract/condition.ts";
import type { FitReason, FittingCondition, FittingConditions, SAID_DEATHS } from "../../contract/health.ts";
import type { Language } from "../../contract/language.ts";
import { conditionSummary } from "./condition_page.ts";
import { findEmergency } from "./find_emergency.ts";
import { namesOf } from "./names_of.ts";
import { nextQuestions } from "./next_question.ts";
import type { Said } from "./said.ts";
import { scoreConditions, type Scored } from "./score_conditions.ts";

const SHOWN_MAX = 6;
/** One that is so much less likely than the first is not shown. */
const LEAST_OF_FIRST = 0.04;
/** So many are shown however far behind they are: nobody should think of one alone. */
const SHOWN_MIN = 3;
const GOOD = 0.3;
const EXPLAINS_WELL = 0.65;

/** What the finder's choices of deaths mean to the scoring. */
export const DEATHS_SAID: Record<typeof SAID_DEATHS[number], NonNullable<Said["deaths"]>> = {
  none: { none: true },
  few: {},
  many: { share: 0.05, days: 7 },
  mass: { many: true, days: 1 },
};

/** What fits, in order, with what speaks for and against it; what to ask next; and the emergency. */
export function fittingConditions(
  conditions: readonly Condition[],
  said: Said,
  language: Language,
): FittingConditions {
  const scored = scoreConditions({ conditions }, said);
  const emergency = findEmergency(scored, said);
  const names = namesOf(language);
  const fits = said.signs.length === 0 ? [] : scored.filter(({ explained }) => explained > 0)
    .filter(({ chance }, at) => at < SHOWN_MIN || chance >= scored[0]!.chance * LEAST_OF_FIRST)
    .slice(0, SHOWN_MAX);
  const [next] = fits.length > 1 ? nextQuestions(scored, said) : [];
  return {
    emergency: emergency
      ? {
        deaths: emergency.deaths,
        notifiable: emergency.deaths || emergency.conditions.some(({ notifiable }) => notifiable),
        conditions: emergency.conditions.map((condition) => ({
          id: condition.id,
          name: conditionSummary(condition, language).name,
        })),
      }
      : null,
    fits: fits.map((each) => fitting(each, { first: fits[0]!, said, language })),
    next: next ? { ask: next.ask, ...(next.sign && { sign: names.named("sign", next.sign) }) } : null,
  };
}

interface FittingParts {
  first: Scored;
  said: Said;
  language: Language;
}

function fitting(each: Scored, { first, said, language }: FittingParts): FittingCondition {
  const { condition, chance, explained, unexplained } = each;
  const names = namesOf(language);
  const reason = ({ kind, id }: Scored["for"][number]): FitReason => {
    if (kind === "sign" || kind === "absent") return { kind, id, name: names.sign(id) };
    return kind === "animal" ? { kind, id, name: names.animal(id) } : { kind, id };
  };
  // An age that only follows from the animal was not said.
  const isSaid = ({ kind }: { kind: string }) => kind !== "age" || said.ageDays !== undefined;
  const isNear = chance >= first.chance * GOOD;
  return {
    ...conditionSummary(condition, language),
    fit: isNear && explained >= EXPLAINS_WELL
      ? "good"
      : isNear || explained >= EXPLAINS_WELL
      ? "fair"
      : "weak",
    for: each.for.filter(isSaid).map(reason),
    against: each.against.filter(isSaid).map(reason),
    unexplained: unexplained.map((id) => names.sign(id)),
  };
}
