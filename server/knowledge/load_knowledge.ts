/**
 * Knowledge of the trade, as data: what ingredients, diseases, signs, categories and animals are called in English,
 * Hindi and Telugu, in their scripts and in Latin letters, and what leads to what. The search reads it, and the
 * assistant reads the same files.
 *
 *     const { diseases } = loadKnowledge();
 *     diseases.find(({ id }) => id === "coccidiosis")?.treat; // ["amprolium", "toltrazuril", …]
 */
import categories from "./categories.json" with { type: "json" };
import ingredients from "./ingredients.json" with { type: "json" };
import signs from "./signs.json" with { type: "json" };
import species from "./species.json" with { type: "json" };
import stopWords from "./stop_words.json" with { type: "json" };
import type { Condition } from "../../contract/condition.ts";
import { diseaseOf } from "./disease_of.ts";
import { type Knowledge, KnowledgeSchema } from "./knowledge_schema.ts";
import { loadConditions } from "./kept_knowledge.ts";
import { once } from "../shared/once.ts";

/** A sign of less weight is seen in some cases only. */
const TELLING = 2;
const LIKELIEST = 8;

/** The knowledge, checked against its schema and for references to what does not exist; parsed once. */
export const loadKnowledge: () => Knowledge = once(() => checked(readKnowledge(loadConditions())));

function readKnowledge(conditions: readonly Condition[]): Knowledge {
  const read = KnowledgeSchema.parse({ categories, ingredients, signs, species, stopWords });
  return {
    ...read,
    diseases: conditions.map(diseaseOf),
    signs: read.signs.map((sign) => ({ ...sign, diseases: sign.diseases ?? likeliest(sign.id, conditions) })),
  };
}

/** The conditions in which a sign is often seen; where it tells as much, the more usual first. */
function likeliest(sign: string, conditions: readonly Condition[]): string[] {
  return conditions.map(({ id, signs }) => ({
    id,
    weight: signs.find((each) => each.id === sign)?.weight ?? 0,
  })).filter(({ weight }) => weight >= TELLING).sort((a, b) => b.weight - a.weight).slice(0, LIKELIEST)
    .map(({ id }) => id);
}

/** The knowledge itself; throws a sentence where an id is used twice or leads nowhere. */
export function checked(knowledge: Knowledge): Knowledge {
  const ids = {
    ingredient: idsOf("ingredient", knowledge.ingredients),
    disease: idsOf("disease", knowledge.diseases),
    sign: idsOf("sign", knowledge.signs),
    category: idsOf("category", knowledge.categories),
    species: idsOf("species", knowledge.species),
  };
  const refer = (from: string, kind: keyof typeof ids, to: readonly string[] = []) => {
    const missing = to.find((id) => !ids[kind].has(id));
    if (missing) {
      throw new Error(`Cannot use the knowledge: ${from} names the ${kind} "${missing}", which is not there`);
    }
  };
  for (const entry of knowledge.ingredients) {
    refer(entry.id, "ingredient", [...entry.with ?? [], ...entry.sources ?? [], ...entry.members ?? []]);
  }
  for (const { id, treat, support, categories, wholeCategories } of knowledge.diseases) {
    refer(id, "ingredient", [...treat, ...support]);
    refer(id, "category", [...categories, ...wholeCategories ?? []]);
  }
  for (const { id, diseases, support, categories } of knowledge.signs) {
    refer(id, "disease", diseases);
    refer(id, "ingredient", support);
    refer(id, "category", categories);
  }
  return knowledge;
}

function idsOf(kind: string, entries: readonly { id: string }[]): Set<string> {
  const ids = new Set<string>();
  for (const { id } of entries) {
    if (ids.has(id)) throw new Error(`Cannot use the knowledge: there are two of the ${kind} "${id}"`);
    ids.add(id);
  }
  return ids;
}
