import {
  type KnowledgeChoice,
  type KnowledgeChoices,
  KnowledgeChoicesSchema,
} from "../../../contract/kept_knowledge.ts";
import { knowledgeTexts as own } from "./knowledge_texts.ts";
import { useRead } from "../use_read.ts";

const PATH = "/api/admin/knowledge-choices";

/** What one kind of relation can be chosen from, and the names of what was chosen. */
export function useChoices(kind: keyof KnowledgeChoices) {
  const { data, isError } = useRead(PATH, KnowledgeChoicesSchema);
  const choices = data?.[kind];
  return {
    choices,
    error: isError ? own.loadError : undefined,
    /** Until they are loaded, an id stands for itself. */
    named: (ids: readonly string[]): KnowledgeChoice[] =>
      ids.map((id) => ({
        id,
        name: choices?.find((choice) => choice.id === id)?.name ?? (choices ? own.unknown(id) : id),
      })),
  };
}
