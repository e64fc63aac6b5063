import type { Language } from "../../contract/language.ts";
import type { Named } from "../../contract/health.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";

/** What signs and animals are called in a language, by id. What has no name keeps its id, in words. */
export function namesOf(language: Language) {
  const { signs, species } = loadKnowledge();
  const signNames = new Map(signs.map(({ id, names }) => [id, capital(names[language][0] ?? names.en[0]!)]));
  // The ids of animals are their English names in the plural.
  const animalNames = new Map(
    species.map(({ id, names }) => [id, language === "en" ? asWords(id) : names[language][0] ?? asWords(id)]),
  );
  return {
    sign: (id: string): string => signNames.get(id) ?? asWords(id),
    animal: (id: string): string => animalNames.get(id) ?? asWords(id),
    named: (kind: "sign" | "animal", id: string): Named => ({
      id,
      name: (kind === "sign" ? signNames : animalNames).get(id) ?? asWords(id),
    }),
  };
}

function asWords(id: string): string {
  return capital(id.replaceAll("-", " "));
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
