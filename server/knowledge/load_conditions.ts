import * as z from "zod/mini";
import { type Condition, ConditionSchema } from "../../contract/condition.ts";
import bacterial from "./conditions/bacterial.json" with { type: "json" };
import metabolicToxicManagement from "./conditions/metabolic_toxic_management.json" with { type: "json" };
import nutritional from "./conditions/nutritional.json" with { type: "json" };
import parasiticFungal from "./conditions/parasitic_fungal.json" with { type: "json" };
import viral from "./conditions/viral.json" with { type: "json" };

let loaded: readonly Condition[] | undefined;

/** Diseases, deficiencies and poisonings, as they come with the software; parsed once. */
export function loadConditions(): readonly Condition[] {
  return loaded ??= z.array(ConditionSchema).parse([
    ...viral,
    ...bacterial,
    ...parasiticFungal,
    ...nutritional,
    ...metabolicToxicManagement,
  ]);
}
