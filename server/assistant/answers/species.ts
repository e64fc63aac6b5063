import type { Product } from "../../../contract/product.ts";
import type { Known } from "../know.ts";
import { lexicons } from "../lexicons.ts";
import { thingsOf } from "../understand_question.ts";
import { type TermMaker, termMaker } from "../word_terms.ts";

/** All that are chickens of some kind: a line for chickens is for each of them. */
const CHICKENS = [
  "chickens",
  "chicks",
  "broilers",
  "layers",
  "pullets",
  "breeders",
  "breeders-in-rear",
  "backyard-birds",
];
/** Our articles and products are for these, named or not. */
export const BIRDS: readonly string[] = [...CHICKENS, "turkeys", "ducks", "quails", "geese", "guinea-fowl"];
/** Of these no label speaks by itself: what is stated for chickens is theirs to read. */
const ANY_CHICKEN = ["chickens", "chicks"];

let makeTerms: TermMaker | undefined;

/** Ids of the animals that a text names. */
export function speciesIn(text: string): string[] {
  makeTerms ??= termMaker(lexicons().things);
  return makeTerms(text).filter((term) => term.startsWith("@species:")).map((term) =>
    term.slice("@species:".length)
  );
}

/** The animal that was asked about; undefined for birds in general, where nothing depends on it. */
export function askedSpecies({ asked, language }: Known): { id: string; name: string } | undefined {
  const named = thingsOf(asked, "species").filter(({ id }) => !ANY_CHICKEN.includes(id));
  const entry = named[0];
  return entry && { id: entry.id, name: entry.names[language][0] ?? entry.names.en[0]! };
}

/** Whether a product's own list of animals names one. Pullets are not layers, nor breeders in rear those in lay. */
export function listsSpecies(product: Product, id: string): boolean {
  const listed = product.species.flatMap(speciesIn);
  return listed.includes(id) || CHICKENS.includes(id) && listed.includes("chickens") ||
    id === "breeders" && listed.includes("breeders-in-rear");
}

/** Whether a line of doses is for an animal: it names it, or none at all. */
export function isForSpecies(line: string, id: string): boolean {
  const head = line.includes(":") ? line.slice(0, line.indexOf(":")) : line;
  const named = speciesIn(head);
  return named.length === 0 || named.includes(id) || CHICKENS.includes(id) && named.includes("chickens") ||
    id === "breeders" && named.includes("breeders-in-rear");
}
