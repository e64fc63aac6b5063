import {
  type ConditionInput,
  ConditionInputSchema,
  type KeptCondition,
  KeptConditionSchema,
} from "../../contract/condition.ts";
import type { Issue } from "../../contract/issue.ts";
import { loadKnowledge } from "./load_knowledge.ts";
import { missingIds, missingIngredients } from "./missing_ids.ts";
import { overlayRoutes } from "./overlay_routes.ts";
import type { Stores } from "../stores.ts";

/** The conditions that the owner keeps. */
export function adminConditionRoutes({ knowledge, bin, drafts }: Stores) {
  return overlayRoutes({
    one: "a condition",
    many: "conditions",
    schema: KeptConditionSchema,
    input: ConditionInputSchema,
    store: knowledge.conditions,
    bin: bin.of("conditions"),
    drafts: drafts.of("conditions"),
    search: {
      in: "names in all languages",
      texts: ({ id, name, aliases, translations = {} }: KeptCondition) => [
        id,
        name,
        ...Object.values(aliases).flat(),
        ...Object.values(translations).map((translation) => translation?.name),
      ],
    },
    issuesOf: unknownIds,
  });
}

/** Relations that lead nowhere. Categories and articles may come and go: a page leaves out what is not there. */
function unknownIds({ signs, animals, treat, support }: ConditionInput): Issue[] {
  const { signs: known, species } = loadKnowledge();
  return [
    ...missingIds("signs", signs.map(({ id }) => id), known, "sign"),
    ...missingIds("animals", animals, species, "animal"),
    ...missingIngredients("treat", treat),
    ...missingIngredients("support", support),
  ];
}
