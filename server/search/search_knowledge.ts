import type { Condition } from "../../contract/condition.ts";
import { type KeptKnowledge, shippedKnowledge } from "../knowledge/kept_knowledge.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import type { DiseaseEntry, Knowledge } from "../knowledge/knowledge_schema.ts";
import own from "../knowledge/search_names.json" with { type: "json" };

const made = new WeakMap<KeptKnowledge, Knowledge>();

/**
 * The knowledge base with the conditions as the owner keeps them, and what only a search is asked for: wishes, which
 * lead where a sign would.
 */
export function searchKnowledge(kept: KeptKnowledge = shippedKnowledge()): Knowledge {
  let knowledge = made.get(kept);
  if (!knowledge) {
    const { signs, diseases, ...others } = loadKnowledge();
    const conditions = new Map(kept.conditions.map((condition) => [condition.id, condition]));
    knowledge = {
      ...others,
      diseases: [
        ...diseases.map((disease) => {
          const condition = conditions.get(disease.id);
          return condition ? { ...diseaseOf(condition), names: disease.names } : disease;
        }),
        ...kept.conditions.filter(({ id }) => !diseases.some((disease) => disease.id === id)).map(diseaseOf),
      ],
      signs: [...signs, ...own.signs],
    };
    made.set(kept, knowledge);
  }
  return knowledge;
}

function diseaseOf(condition: Condition): DiseaseEntry {
  const { id, kind, name, aliases, translations = {}, treat, support, categories, wholeCategories, urgent } =
    condition;
  return {
    id,
    kind,
    names: {
      en: [name, ...aliases.en],
      hi: [...translations.hi?.name ? [translations.hi.name] : [], ...aliases.hi],
      te: [...translations.te?.name ? [translations.te.name] : [], ...aliases.te],
      latin: aliases.latin,
    },
    treat,
    support,
    categories,
    ...(wholeCategories && { wholeCategories }),
    ...(urgent && { urgent }),
  };
}
