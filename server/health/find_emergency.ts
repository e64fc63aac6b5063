import type { Condition } from "../../contract/condition.ts";
import { areMassDeaths, deathLevel, type Said } from "./said.ts";
import type { Scored } from "./score_conditions.ts";

/** Why help is to be called before anything else is read. */
interface Emergency {
  /** A part of the flock died within a day or two, whatever the cause is. */
  deaths: boolean;
  /** Urgent conditions that what was said supports, the likeliest first. */
  conditions: Condition[];
}

/** So far behind the best explanation, in bits, one is still to be reckoned with. */
const BEHIND = 2.5;
const TELLING_WEIGHT = 2;
/** A longer list tells nobody more. */
const NAMED_MAX = 5;
const LEAST_EXPLAINED = 0.5;

/** The emergency in what was said; undefined if there is none. `scored` is what `scoreConditions` gave for it. */
export function findEmergency(scored: readonly Scored[], said: Said): Emergency | undefined {
  const deaths = said.deaths !== undefined && areMassDeaths(said.deaths);
  const best = scored[0]?.score ?? 0;
  const calm = scored.find(({ condition }) => !condition.urgent)?.condition;
  const conditions = scored.filter((each) =>
    isSupported(each, said) && each.score >= best - BEHIND && !isAsCalm(each, said, calm)
  )
    .map(({ condition }) => condition).slice(0, NAMED_MAX);
  return deaths || conditions.length > 0 ? { deaths, conditions } : undefined;
}

/** Two of its telling signs, or one and many deaths; and it explains most of the signs. */
function isSupported({ condition, explained }: Scored, said: Said): boolean {
  if (!condition.urgent) return false;
  const telling =
    condition.signs.filter(({ id, weight }) => weight >= TELLING_WEIGHT && said.signs.includes(id)).length;
  const died = deathLevel(said.deaths) === "many" && condition.deaths === "many";
  return explained >= LEAST_EXPLAINED && telling >= (died ? 1 : 2);
}

/**
 * No deaths are told, and all that is told speaks as much for the likeliest condition that is not urgent: a runny nose
 * and a rattle are those of a cold.
 */
function isAsCalm({ condition }: Scored, { signs, deaths }: Said, calm: Condition | undefined): boolean {
  if (!calm || deaths && !deaths.none) return false;
  const weightIn = ({ signs }: Condition, sign: string) => signs.find(({ id }) => id === sign)?.weight ?? 0;
  return signs.every((sign) => weightIn(calm, sign) >= weightIn(condition, sign));
}
