import type { Condition } from "../../contract/condition.ts";
import { byLanguage, DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import type { DiseaseEntry, Names } from "./knowledge_schema.ts";

/** A condition with its names by language, the one to show first. */
export function diseaseOf(condition: Condition): DiseaseEntry {
  const { id, kind, treat, support, categories, wholeCategories, urgent } = condition;
  return {
    id,
    kind,
    names: namesOfCondition(condition),
    treat,
    support,
    categories,
    ...(wholeCategories && { wholeCategories }),
    urgent,
  };
}

/** Its names by language: how it is shown, then what else it is called. */
export function namesOfCondition(
  { name, aliases, translations = {} }: Pick<Condition, "name" | "aliases" | "translations">,
): Names {
  const shown: Partial<Record<Language, { name?: string | undefined }>> = {
    ...translations,
    [DEFAULT_LANGUAGE]: { name },
  };
  return {
    ...byLanguage((
      language,
    ) => [...shown[language]?.name ? [shown[language].name] : [], ...aliases[language]]),
    latin: aliases.latin,
  };
}
