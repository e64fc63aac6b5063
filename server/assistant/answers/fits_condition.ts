import type { Condition } from "../../../contract/condition.ts";
import type { Product } from "../../../contract/product.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import type { Known } from "../know.ts";
import { termsOf } from "../../language/lexicons.ts";
import { rememberOf } from "../../language/remember.ts";
import { entryTerm } from "../../language/word_terms.ts";
import { inEnglish } from "./draft.ts";

const SURE = 0.88;

/** What birds are cared for with, ill or not. */
export const OF_CARE: readonly string[] = ["water-quality", "farm-cleaning", "chick-start", "vaccination"];

/**
 * Whether a product is for one of the diseases and signs that are named: its page says so, or a veterinarian would
 * think of what it holds. An antibiotic is for no weight gain.
 */
export function fitsCondition(known: Known, product: Product): boolean {
  // Water is what a medicine is given in.
  const isOfDose = known.asked.intents.has("dose") || known.asked.intents.has("withdrawal");
  // What only sounds like a sign is none to refuse a medicine for.
  const conditions = known.asked.things.filter(({ entry: { kind, id }, sureness }) =>
    (kind === "disease" || kind === "sign") && sureness > SURE && !(id === "water-quality" && isOfDose)
  ).map(({ entry }) => entry);
  if (conditions.length === 0) return true;
  const held = heldBy(inEnglish(known, product));
  return conditions.some(({ kind, id }) => remediesOf(known, kind, id).some((term) => held.has(term)));
}

/** What a page says that it holds and is for. */
const heldBy = rememberOf((
  { name, indications, composition, treats = [], prevents = [] }: Product,
): ReadonlySet<string> =>
  new Set([
    ...[name, ...indications, ...composition.map(({ ingredient }) => ingredient)].flatMap(termsOf),
    ...[...treats, ...prevents].map((id) => entryTerm({ kind: "disease", id })),
  ])
);

const remediesByThing = rememberOf((_: readonly Condition[]) => new Map<string, readonly string[]>());

function remediesOf({ conditions }: Known, kind: string, id: string): readonly string[] {
  const key = `${kind}:${id}`;
  return remediesByThing(conditions).getOrInsertComputed(key, () => findRemedies(conditions, kind, id));
}

function findRemedies(conditions: readonly Condition[], kind: string, id: string): string[] {
  const { diseases, signs, ingredients } = loadKnowledge();
  const sign = kind === "sign" ? signs.find((each) => each.id === id) : undefined;
  // Birds that are cared for are not ill: no medicine is for them.
  const isOfCare = OF_CARE.includes(id);
  const ids = isOfCare ? [] : sign?.diseases ?? [id];
  const meant = ids.flatMap((disease) =>
    conditions.find((each) => each.id === disease) ?? diseases.find((each) => each.id === disease) ?? []
  );
  const actives = [...meant.flatMap(({ treat, support }) => [...treat, ...support]), ...sign?.support ?? []];
  const classes = ingredients.filter(({ members }) => members?.some((member) => actives.includes(member)));
  return [
    entryTerm({ kind, id }),
    ...meant.map((each) => entryTerm({ kind: "disease", id: each.id })),
    ...[...actives, ...classes.map((each) => each.id)].map((each) =>
      entryTerm({ kind: "ingredient", id: each })
    ),
  ];
}
