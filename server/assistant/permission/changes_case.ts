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

/** Places of the words that change whom or what a question is about. */
export function changesCase(words: readonly string[]): ReadonlySet<number> {
  const roles = readRoles(words);
  const at = new Set(ROLES.flatMap((role) => roles.get(role) ?? []));
  words.forEach((word, place) => SOMEBODY.test(word) && at.add(place));
  return at;
}

/** A bird is "it". */
const SOMEBODY = /^(she|his|hers?|him|himself|herself|boys?|girls?|guys?|m[ae]n|wom[ae]n|lad(?:y|ies))$/;
