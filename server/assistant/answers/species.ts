import { foldWord } from "../../language/fold.ts";
import { wordsOf } from "../../language/words_of.ts";
import type { Product } from "../../../contract/product.ts";
import type { Known } from "../know.ts";
import type { NamedThing } from "../../language/lexicon.ts";
import { lexicons } from "../../language/lexicons.ts";
import { remember } from "../../language/remember.ts";
import { CHICKENS, POULTRY } from "../../knowledge/animals.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { inEnglish, plain } from "./draft.ts";
import { thingsOf } from "../understand_question.ts";

/** Words that a name of an animal has at most. */
const NAME_WORDS = 4;
/** Ids of the animals that a text names, each by its whole name: "backyard birds" are not birds of every kind. */
export const speciesIn = remember((text: string): readonly string[] =>
  readSpecies(wordsOf(text).map(foldWord))
);

function readSpecies(words: readonly string[]): string[] {
  const { squashed } = lexicons().things;
  const found = new Set<string>();
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let count = Math.min(NAME_WORDS, words.length - at); count > 0; count--) {
      const named = (squashed.get(words.slice(at, at + count).join("")) ?? []).filter(({ entry }) =>
        entry.kind === "species"
      );
      if (named.length === 0) continue;
      for (const { entry } of named) found.add(entry.id);
      taken = count;
      break;
    }
    at += taken;
  }
  return [...found];
}

/** The animal that was asked about; a word for chickens in general is one for each kind of them. */
export function askedSpecies({ asked, language }: Known): { id: string; name: string } | undefined {
  const named = thingsOf(asked, "species");
  const entry = named.find(({ id }) => !ANY_CHICKEN.includes(id)) ?? named[0];
  return entry && withName(entry, language);
}

/** All the animals that were asked about. */
export function namedSpecies({ asked, language }: Known): { id: string; name: string }[] {
  return thingsOf(asked, "species").map((entry) => withName(entry, language));
}

function withName({ id, names }: NamedThing, language: Known["language"]): { id: string; name: string } {
  return { id, name: language === "en" ? id.replaceAll("-", " ") : names[language][0] ?? names.en[0]! };
}

/** The animals of a product's label, in the answer's language. */
export function listedSpecies(known: Pick<Known, "language">, product: Product): string {
  return speciesNames(known, product).map(plain).join(", ");
}

/** The animals of a product's page, by their names in the answer's language. */
export function speciesNames({ language }: Pick<Known, "language">, { species }: Product): string[] {
  return species.map((text) => {
    const [id, ...others] = speciesIn(text);
    const entry = id && others.length === 0 && loadKnowledge().species.find((each) => each.id === id);
    return language === "en" || !entry ? text : entry.names[language][0] ?? text;
  });
}

/** Whether a product's own list of animals names one. Pullets are not layers. */
export function listsSpecies(product: Product, id: string): boolean {
  return fits(product.species.flatMap(speciesIn), id);
}

/** Whether another animal than a bird is asked about, and a product's own list does not name it. */
export function isForeign(known: Known, product: Product): boolean {
  return unlistedSpecies(known, product).length > 0;
}

/** Names of the animals other than birds that are asked about, and that a product's own list does not name. */
export function unlistedSpecies(known: Known, product: Product): string[] {
  return namedSpecies(known).filter(({ id }) =>
    !POULTRY.includes(id) && !listsSpecies(inEnglish(known, product), id)
  ).map(({ name }) => name);
}

/** Whether a line of doses is for an animal: it names it, or none at all. */
export function isForSpecies(line: string, id: string): boolean {
  const named = speciesIn(headOf(line));
  return named.length === 0 || fits(named, id);
}

/** Who and what a line of doses is for. */
export function headOf(line: string): string {
  return line.includes(":") ? line.slice(0, line.indexOf(":")) : line;
}

export const ANY_CHICKEN: readonly string[] = ["chickens", "chicks"];

function fits(named: readonly string[], id: string): boolean {
  if (named.includes(id)) return true;
  if (ANY_CHICKEN.includes(id)) return named.some((each) => CHICKENS.includes(each));
  return CHICKENS.includes(id) && named.includes("chickens") ||
    id === "breeders" && named.includes("breeders-in-rear");
}
