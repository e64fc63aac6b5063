import {
  type ConditionInput,
  ConditionInputSchema,
  type KeptCondition,
  KeptConditionSchema,
} from "../../contract/condition.ts";
import { type Issue, issue } from "../../contract/issue.ts";
import { loadKnowledge } from "./load_knowledge.ts";
import { overlayRoutes } from "./overlay_routes.ts";
import type { KnowledgeStore } from "./knowledge_store.ts";

/** The conditions that the owner keeps. */
export function adminConditionRoutes({ conditions }: KnowledgeStore) {
  return overlayRoutes({
    one: "a condition",
    many: "conditions",
    schema: KeptConditionSchema,
    input: ConditionInputSchema,
    store: conditions,
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
  const { ingredients, signs: known, species } = loadKnowledge();
  const missing = (path: string, ids: readonly string[], entries: readonly { id: string }[], label: string) =>
    ids.filter((id) => !entries.some((entry) => entry.id === id))
      .map((id) => issue(path, "not_found", { name: id }, { label }));
  return [
    ...missing("signs", signs.map(({ id }) => id), known, "sign"),
    ...missing("animals", animals, species, "animal"),
    ...missing("treat", treat, ingredients, "ingredient"),
    ...missing("support", support, ingredients, "ingredient"),
  ];
}
