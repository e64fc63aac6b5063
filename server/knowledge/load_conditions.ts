import * as z from "zod/mini";
import { type Condition, ConditionSchema } from "../../contract/condition.ts";
import conditions from "./conditions.json" with { type: "json" };

let loaded: readonly Condition[] | undefined;

/** Diseases, deficiencies and poisonings, as they come with the software; parsed once. */
export function loadConditions(): readonly Condition[] {
  return loaded ??= z.array(ConditionSchema).parse(conditions);
}
