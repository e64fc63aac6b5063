import type { Condition } from "../../contract/condition.ts";
import { type Fact, factsOf, signChance } from "./chances.ts";
import { kinship } from "./kin.ts";
import type { Said } from "./said.ts";

/** What one thing that was said tells of a condition: in bits, positive where it speaks for it. */
interface Evidence {
  kind: Fact["kind"];
  id: string;
  bits: number;
}

export interface Scored {
  condition: Condition;
  /** How much better it explains all that was said than the conditions do together, in bits. */
  score: number;
  /** How likely it is among all conditions, from 0 to 1, if all are equally usual. */
  chance: number;
  /** The part of the signs that it explains, weighed by how telling they are, from 0 to 1. */
  explained: number;
  /** The strongest first. */
  for: Evidence[];
  against: Evidence[];
  /** Signs that were said and that it does not have. */
  unexplained: string[];
}

/** A sign of weight 3 is mostly mentioned where it is seen, and not always. */
const TELLS_OF_SIGN = 0.15;
/** Less than this speaks neither for nor against. */
const LEAST_BITS = 0.15;

/**
 * Which conditions explain what was said, the best first.
 *
 *     scoreConditions({ conditions }, { animal: "broilers", signs: ["bloody-droppings"], ageDays: { from: 25, to: 25 } })
 *
 * Each thing that was said weighs by how much likelier it is with a condition than over all conditions. So what many
 * conditions have weighs little, what only one has weighs much, and what a condition does not explain counts against
 * it. Its own main signs that nobody mentioned count against it a little.
 */
export function scoreConditions(
  { conditions }: { conditions: readonly Condition[] },
  said: Said,
): Scored[] {
  const { animal } = said;
  const possible = animal === undefined
    ? conditions
    : conditions.filter(({ animals }) => kinship(animal, animals) !== "none");
  const facts = factsOf(said);
  if (facts.length === 0 || possible.length === 0) return [];
  const usual = facts.map(({ chance }) => mean(possible.map(chance)));
  const unmentioned = new Map(possible.map((condition) => [condition, unmentionedBits(condition, said)]));
  const usualUnmentioned = mean([...unmentioned.values()]);
  const scored = possible.map((condition) => {
    const evidence = facts.map(({ kind, id, chance }, at): Evidence => ({
      kind,
      id,
      bits: Math.log2(chance(condition) / usual[at]!),
    }));
    const bits = evidence.reduce((sum, each) => sum + each.bits, 0);
    return {
      condition,
      score: bits + unmentioned.get(condition)! - usualUnmentioned,
      chance: 0,
      ...reasons(condition, evidence, usual),
    };
  });
  const total = scored.reduce((sum, { score }) => sum + 2 ** score, 0);
  return scored.map((each) => ({ ...each, chance: 2 ** each.score / total }))
    .sort((a, b) => b.score - a.score);
}

function reasons(condition: Condition, evidence: readonly Evidence[], usual: readonly number[]) {
  const isOwn = ({ id }: Evidence) => condition.signs.some((sign) => sign.id === id);
  const signs = evidence.map((each, at) => ({ each, telling: -Math.log2(usual[at]!) }))
    .filter(({ each }) => each.kind === "sign");
  const telling = signs.reduce((sum, sign) => sum + sign.telling, 0);
  const own = signs.filter(({ each }) => isOwn(each)).reduce((sum, sign) => sum + sign.telling, 0);
  const speaks = (each: Evidence) => each.kind === "sign" ? isOwn(each) : each.bits >= LEAST_BITS;
  return {
    explained: telling > 0 ? own / telling : 0,
    for: evidence.filter(speaks).sort((a, b) => b.bits - a.bits),
    against: evidence.filter((each) => each.kind !== "sign" && each.bits <= -LEAST_BITS)
      .sort((a, b) => a.bits - b.bits),
    unexplained: signs.filter(({ each }) => !isOwn(each)).map(({ each }) => each.id),
  };
}

/** What a condition loses for its signs that nobody mentioned. */
function unmentionedBits(condition: Condition, { signs, absent = [] }: Said): number {
  return condition.signs
    .filter(({ id, weight }) => weight > 1 && !signs.includes(id) && !absent.includes(id))
    .reduce((sum, { id }) => sum + Math.log2(1 - TELLS_OF_SIGN * signChance(condition, id)), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
