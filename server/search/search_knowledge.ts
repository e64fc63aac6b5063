import { diseaseOf } from "../knowledge/disease_of.ts";
import { type KeptKnowledge, shippedKnowledge } from "../knowledge/kept_knowledge.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { rememberOf } from "../language/remember.ts";
import type { Knowledge } from "../knowledge/knowledge_schema.ts";
import own from "../knowledge/search_names.json" with { type: "json" };

/**
 * The knowledge base with the conditions as the owner keeps them, and what only a search is asked for: wishes, which
 * lead where a sign would.
 */
export function searchKnowledge(kept: KeptKnowledge = shippedKnowledge()): Knowledge {
  return knowledgeOf(kept);
}

const knowledgeOf = rememberOf((kept: KeptKnowledge): Knowledge => {
  const { signs, diseases, ...others } = loadKnowledge();
  const conditions = new Map(kept.conditions.map((condition) => [condition.id, condition]));
  return {
    ...others,
    diseases: [
      ...diseases.map((disease) => {
        const condition = conditions.get(disease.id);
        return condition ? diseaseOf(condition) : disease;
      }),
      ...kept.conditions.filter(({ id }) => !diseases.some((disease) => disease.id === id)).map(diseaseOf),
    ],
    signs: [...signs, ...own.signs],
  };
});
