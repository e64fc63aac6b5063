import type { Condition } from "../../contract/condition.ts";
import type { DiseaseEntry } from "./knowledge_schema.ts";

/** A condition with its names by language, the one to show first. */
export function diseaseOf(condition: Condition): DiseaseEntry {
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
    urgent,
  };
}
