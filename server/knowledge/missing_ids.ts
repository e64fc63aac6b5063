import { type Issue, issue } from "../../contract/issue.ts";
import { loadKnowledge } from "./load_knowledge.ts";

/** An issue for each id at a field that leads to no entry. */
export function missingIds(
  path: string,
  ids: readonly string[],
  entries: readonly { id: string }[],
  label: string,
): Issue[] {
  return ids.filter((id) => !entries.some((entry) => entry.id === id))
    .map((id) => issue(path, "not_found", { name: id }, { label }));
}

export function missingIngredients(path: string, ids: readonly string[]): Issue[] {
  return missingIds(path, ids, loadKnowledge().ingredients, "ingredient");
}
