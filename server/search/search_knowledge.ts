import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import type { Knowledge } from "../knowledge/knowledge_schema.ts";
import own from "../knowledge/search_names.json" with { type: "json" };

let loaded: Knowledge | undefined;

/** The knowledge base plus what only a search is asked for: wishes, which lead where a sign would. */
export function searchKnowledge(): Knowledge {
  const knowledge = loadKnowledge();
  return loaded ??= { ...knowledge, signs: [...knowledge.signs, ...own.signs] };
}
