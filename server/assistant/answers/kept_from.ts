import type { Condition } from "../../../contract/condition.ts";
import type { Product } from "../../../contract/product.ts";
import { isGivenToAnimals } from "../../catalogue/is_given_to_animals.ts";
import { loadGrammar } from "../../knowledge/load_grammar.ts";
import { fold } from "../../language/fold.ts";
import { entryTerm } from "../../language/word_terms.ts";
import { wordsOf } from "../../language/words_of.ts";
import { readRoles } from "../safety/read_roles.ts";
import type { Known, RetrievedProduct } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import { inEnglish } from "./draft.ts";
import { termsOf } from "../../language/lexicons.ts";
import { rememberOf } from "../../language/remember.ts";
import { termsFor } from "./in_sight.ts";
import { LEAST } from "./least.ts";
import { once } from "../../shared/once.ts";

/**
 * Whether a page keeps a product from what is asked: its own page from the condition, or from being given to an animal
 * at all; the condition's page from what it holds. So no list names it as a remedy, in whatever language is asked.
 */
export function isKeptFrom(
  known: Known,
  { product, isNamed }: Pick<RetrievedProduct, "product" | "isNamed">,
): boolean {
  const english = inEnglish(known, product);
  // What whitens a wall holds calcium too: only its own name leads to it.
  if (!isNamed && thingsOf(known.asked, "ingredient").length > 0 && !isGivenToAnimals(english)) return true;
  return conditionsTold(known).some((condition) =>
    termsAgainst(english).some((terms) => terms.includes(termOf(condition))) || forbids(condition, english)
  );
}

/** The conditions that are named, and those that what is told fits best. */
const conditionsTold = rememberOf(({ asked, conditions, fits }: Known): readonly Condition[] => {
  const named = thingsOf(asked, "disease").map(({ id }) => id);
  const likely = fits.filter(({ chance }) => chance >= LEAST.chance).map(({ condition }) => condition.id);
  return conditions.filter(({ id }) => named.includes(id) || named.length === 0 && likely.includes(id));
});

/** What its own page says against giving it in a condition or a state that is told, in the answer's language. */
export function linesAgainst(known: Known, product: Product): string[] {
  const told = [...conditionsTold(known).map(termOf), ...statesIn(known.asked.words)];
  if (told.length === 0) return [];
  const shown = cautionsOf(product);
  const english = inEnglish(known, product);
  const lines = cautionsOf(english);
  return termsAgainst(english).flatMap((terms, at) =>
    told.some((each) => terms.includes(each)) ? [shown.length === lines.length ? shown[at]! : lines[at]!] : []
  );
}

/** States of animals and of their house that labels speak of, and that no condition is named by. */
const STATES = ["withYoung", "occupied"];

function statesIn(words: readonly string[]): string[] {
  const roles = readRoles(words);
  return STATES.filter((state) => roles.has(state));
}

function cautionsOf({ safetyInfo: { warning, precautions } }: Product): string[] {
  return [warning ?? "", ...precautions];
}

/** What each of its cautions keeps it from: "Avoid in flocks with visceral gout." */
const termsAgainst = rememberOf((english: Product) =>
  cautionsOf(english).map((line) => KEEPS.test(line) ? [...termsOf(line), ...statesIn(wordsOf(line))] : [])
);

function termOf({ id }: Condition): string {
  return entryTerm({ kind: "disease", id });
}

/** A line that keeps it from some birds; "not a replacement for treatment" does not. */
const KEEPS =
  /\b(?:avoid|contraindicated|(?:do not|never|not to be) (?:give|given|use|used|feed|fed|spray|fumigate))\b/i;

/** "Stop what loads the kidneys: soda, copper sulphate." The condition's own remedies are meant by no such line. */
function forbids(condition: Condition, { name }: Product): boolean {
  const { stopped, remedies } = actionOf(condition);
  const held = termsOf(name).filter((term) => term.startsWith("@ingredient:"));
  return !held.some((term) => remedies.has(term)) && held.some((term) => stopped.has(term));
}

/** What is stopped in a condition, and what helps. */
const actionOf = rememberOf(({ now, treat, support }: Condition) => ({
  stopped: new Set(
    now.flatMap((line) => line.split(/[.;]/)).filter((part) => STOPS.test(part)).flatMap(termsOf),
  ),
  remedies: new Set([...treat, ...support].flatMap(termsFor)),
}));

const STOPS = /\b(?:stop|never|avoid|do not|give no)\b/i;

/** How a thing is made up, which another of it may not be. */
type ProductForm = keyof ReturnType<typeof loadGrammar>["form"];

const forms = once(() =>
  new Map(
    (Object.entries(loadGrammar().form) as [ProductForm, string[]][]).flatMap(([form, words]) =>
      words.map((each) => [fold(each), form] as const)
    ),
  )
);

const formOf = (word: string): ProductForm | undefined => forms().get(fold(word));

/** The form that is asked for, where none of these products has it: "liquid calcium" is no shell grit. */
export function formThatNoneHas(known: Known, products: readonly Product[]): ProductForm | undefined {
  const asked = new Set(known.asked.words.flatMap((word) => formOf(word) ?? []));
  const [form] = asked;
  if (!form || asked.size > 1 || products.length === 0) return undefined;
  const isOf = (product: Product) =>
    `${product.name} ${product.specifications.Appearance ?? ""}`.toLowerCase().replaceAll(
      /\bsolution\b/g,
      "liquid",
    )
      .split(/[^\p{L}]+/u).some((word) => formOf(word) === form);
  return products.some((product) => isOf(inEnglish(known, product))) ? undefined : form;
}
