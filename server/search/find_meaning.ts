import type { DiseaseEntry, Knowledge, SignEntry } from "../knowledge/knowledge_schema.ts";
import { findConcept, findIngredients, findSpecies } from "./find_word.ts";
import { addBonus, type Hits, mergeBest } from "./hits.ts";
import type { TermIndex } from "./TermIndex.ts";
import type { QueryMeaning } from "./read_query.ts";

/** Finds products for a concept: those that name it and those that the knowledge base links to it. */
export function meaningFinder(index: TermIndex, knowledge: Knowledge) {
  const diseases = new Map(knowledge.diseases.map((disease) => [disease.id, disease]));
  const ingredients = new Map(knowledge.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const signs = new Map(knowledge.signs.map((sign) => [sign.id, sign]));

  function forDisease({ id, treat, support, categories, wholeCategories = [] }: DiseaseEntry): Hits {
    const hits = findConcept(index, "disease", id);
    addBonus(hits, findIngredients(index, treat, 34, 1), 1, true);
    addBonus(hits, findIngredients(index, support, 12, 0.7), 1, true);
    for (const category of categories) {
      addBonus(hits, findConcept(index, "category", category), 0.3, wholeCategories.includes(category));
    }
    return hits;
  }

  function forSign({ id, group, diseases: likely, support, categories, urgent }: SignEntry): Hits {
    const helps = findIngredients(index, support, 30, 1);
    // An urgent sign needs a veterinarian, not a product: list only what protects the other houses.
    if (urgent) return helps;
    const hits = findConcept(index, "sign", id);
    addBonus(hits, helps, 1, true);
    // A task of the farm, as cleaning water, belongs to no group of signs and calls for no treatment.
    (group ? likely : []).forEach((diseaseId, rank) => {
      const disease = diseases.get(diseaseId)!;
      // Only disinfectants and vaccines act on a virus, and neither treats a bird that is already ill.
      if (disease.kind !== "viral") mergeBest(hits, forDisease(disease), Math.max(0.9 - rank * 0.15, 0.3));
    });
    for (const category of categories) addBonus(hits, findConcept(index, "category", category), 0.2, false);
    return withoutTail(hits);
  }

  function forIngredient(id: string): Hits {
    const hits = findConcept(index, "ingredient", id);
    const { sources = [], members = [] } = ingredients.get(id)!;
    mergeBest(hits, findIngredients(index, sources, 80, 2));
    mergeBest(hits, findIngredients(index, members, 90, 1));
    return hits;
  }

  return function find({ kind, id }: Pick<QueryMeaning, "kind" | "id">): Hits {
    if (kind === "disease") return forDisease(diseases.get(id)!);
    if (kind === "sign") return forSign(signs.get(id)!);
    if (kind === "ingredient") return forIngredient(id);
    if (kind === "species") return findSpecies(index, id);
    if (kind === "prohibited") return new Map();
    const hits: Hits = new Map();
    // Products in the category rank above products that only mention its name.
    mergeBest(hits, findConcept(index, kind, id), 1.8);
    return hits;
  };
}

/** Drops hits below a quarter of the best score, because a sign leads to many loosely related products. */
function withoutTail(hits: Hits): Hits {
  const best = Math.max(0, ...[...hits.values()].map(({ score }) => score));
  for (const [document, { score }] of hits) if (score < best / 4) hits.delete(document);
  return hits;
}

/** Ingredients of the same class, offered when the catalogue lacks the one that was asked for. */
export function ofSameClass(knowledge: Knowledge, ingredientId: string): string[] {
  const asked = knowledge.ingredients.find(({ id }) => id === ingredientId);
  return knowledge.ingredients.filter(({ id, group }) => group === asked?.group && id !== ingredientId)
    .map(({ id }) => id);
}
