import { writtenLanguage } from "../../language/written_language.ts";
import { isNamed } from "./is_named.ts";
import { readRoles } from "../safety/read_roles.ts";

/** Roles that name who else it is for, or what else is done: no word for them is an ordinary one. */
const ROLES = [
  ...["kin", "child", "person", "pregnant", "humanIllness", "body", "eye", "otherAnimal", "wildBird"],
  ...[
    "enemy",
    "swallow",
    "take",
    "splash",
    "prick",
    "inject",
    "faint",
    "mistake",
    "kill",
    "poison",
    "suicide",
  ],
  ...[
    "hormone",
    "sell",
    "slaughter",
    "skip",
    "test",
    "hide",
    "fake",
    "pesticide",
    "more",
    "expired",
    "spoiled",
  ],
  ...["humanMedicine", "growth", "dead", "sudden", "dump", "sickBirds"],
] as const;

/** Places of the words that change whom or what a question is about, each with its roles there. */
export function changesCase(words: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const roles = readRoles(words);
  const at = new Map<number, string[]>();
  const language = writtenLanguage(words.join(" "));
  const put = (place: number, role: string) => at.set(place, [...at.get(place) ?? [], role]);
  for (const role of ROLES) {
    for (const place of roles.get(role) ?? []) {
      if (isNamed(role, words, place, language)) put(place, role);
    }
  }
  words.forEach((word, place) => SOMEBODY.test(word) && put(place, "somebody"));
  return at;
}

/** A bird is "it". */
const SOMEBODY = /^(she|his|hers?|him|himself|herself|boys?|girls?|guys?|m[ae]n|wom[ae]n|lad(?:y|ies))$/;
