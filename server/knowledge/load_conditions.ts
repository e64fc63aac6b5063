import * as z from "zod/mini";
import { type Condition, ConditionSchema } from "../../contract/condition.ts";
import bacterial from "./conditions/bacterial.json" with { type: "json" };
import metabolicToxicManagement from "./conditions/metabolic_toxic_management.json" with { type: "json" };
import nutritional from "./conditions/nutritional.json" with { type: "json" };
import parasiticFungal from "./conditions/parasitic_fungal.json" with { type: "json" };
import viral from "./conditions/viral.json" with { type: "json" };

let loaded: readonly Condition[] | undefined;

/** Diseases, deficiencies and poisonings, as they come with the software, the more usual first; parsed once. */
export function loadConditions(): readonly Condition[] {
  return loaded ??= inTurn(
    [viral, bacterial, parasiticFungal, nutritional, metabolicToxicManagement]
      .map((file) => z.array(ConditionSchema).parse(file)),
  );
}

/** The first of each list, then the second of each, and so on: in every file the more usual stands first. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
