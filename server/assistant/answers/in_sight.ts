import { inEnglish } from "./draft.ts";
import type { Product } from "../../../contract/product.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import type { Known } from "../know.ts";
import { termsOf } from "../../language/lexicons.ts";
import { remember, rememberOf } from "../../language/remember.ts";
import { fieldTexts } from "../product_passages.ts";
import type { Meaning } from "../../language/read_meanings.ts";
import { thingsOf } from "../understand_question.ts";
import { listsSpecies } from "./species.ts";
import { entryTerm } from "../../language/word_terms.ts";

/** What forbids something; a line that only names another medicine allows nothing. */
const FORBIDS =
  /\b(not|never|avoid|keep .*away|fatal|deadly|toxic|incompatible|interacts?|poison\w*|kills?|deaths?|bind)\b/i;

/** The actives that are spoken of, now or before: "the feed has salinomycin". */
export function activesInSight({ asked, before }: Known): Meaning[] {
  const all = [...asked.things, ...before.flatMap(({ things }) => things)].filter(({ entry }) =>
    entry.kind === "ingredient"
  );
  return all.filter(({ entry }, at) => all.findIndex((other) => other.entry.id === entry.id) === at);
}

/** Whether one product holds all of them, as its name or its composition says. */
export function areOne(known: Known, actives: readonly Meaning[]): boolean {
  if (actives.length < 2) return true;
  return known.products.slice(0, 3).some(({ product }) =>
    actives.every(({ entry }) => holds(inEnglish(known, product), entry.id))
  );
}

/** Whether a product holds something, or what it is made of or belongs to, as its name or its composition says. */
export function holds(english: Product, ingredient: string): boolean {
  const held = heldBy(english);
  return termsFor(ingredient).some((term) => held.has(term));
}

const heldBy = rememberOf(({ name, composition }: Product): ReadonlySet<string> =>
  new Set([name, ...composition.map(({ ingredient }) => ingredient)].flatMap(termsOf))
);

/** What the pages of these say against each other, as it reads in the answer's language. */
export function conflictLines(
  known: Known,
  actives: readonly Meaning[],
): { product: Product; lines: string[] }[] {
  if (actives.length < 2) return [];
  return actives.slice(0, 4).flatMap((active) => {
    const product = known.productsFor(active).find(({ isNamed }) => isNamed)?.product;
    const others = actives.filter((other) => other !== active).flatMap(({ entry }) => termsFor(entry.id));
    const lines = product ? warningsOf(known, product, others) : [];
    return product && lines.length > 0 ? [{ product, lines }] : [];
  });
}

/** What the pages of the actives in sight say against the animals that are asked about, and that no page of them names. */
export function animalLines(known: Known): { product: Product; lines: string[] }[] {
  return activesInSight(known).slice(0, 2).flatMap((active) => {
    const product = known.productsFor(active).find(({ isNamed }) => isNamed)?.product;
    if (!product) return [];
    const animals = thingsOf(known.asked, "species").filter(({ id }) =>
      !listsSpecies(inEnglish(known, product), id)
    );
    const lines = warningsOf(known, product, animals.map(({ id }) => entryTerm({ kind: "species", id })));
    return lines.length > 0 ? [{ product, lines }] : [];
  });
}

/** It, its class, and what it is made of. */
export const termsFor = remember((id: string): readonly string[] => {
  const { ingredients } = loadKnowledge();
  const own = ingredients.find((each) => each.id === id);
  const classes = ingredients.filter(({ members }) => members?.includes(id)).map((each) => each.id);
  return [id, ...classes, ...own?.members ?? [], ...own?.with ?? [], ...own?.sources ?? []].map((each) =>
    entryTerm({ kind: "ingredient", id: each })
  );
});

function warningsOf(known: Known, product: Product, others: readonly string[]): string[] {
  const english = fieldTexts(inEnglish(known, product), known.texts).safety.split("\n");
  const shown = fieldTexts(product, known.texts).safety.split("\n");
  return english.flatMap((line, at) => {
    if (!FORBIDS.test(line)) return [];
    const terms = termsOf(line);
    return others.some((other) => terms.includes(other))
      ? [shown.length === english.length ? shown[at]! : line]
      : [];
  });
}
