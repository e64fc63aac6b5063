import type { Product } from "../../contract/product.ts";
import type { Content } from "../content/content.ts";
import { statesDose } from "./model/states_dose.ts";
import { lexicons } from "../language/lexicons.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { entryTerm, type TermMaker, termMaker } from "../language/word_terms.ts";

const PRESCRIPTION = /prescription/i;

/** Classes of ingredients that are medicines wherever they are sold. */
const MEDICINES: ReadonlySet<string> = new Set([
  ...[
    "penicillin",
    "fluoroquinolone",
    "phenicol",
    "tetracycline",
    "macrolide",
    "pleuromutilin",
    "lincosamide",
  ],
  ...["aminocyclitol", "aminoglycoside", "polypeptide", "sulphonamide", "anticoccidial", "dewormer"],
  ...["antiparasitic", "antipyretic", "anti-inflammatory"],
]);

let makeTerms: TermMaker | undefined;

/** Sold on prescription only, as its page says. */
export function isPrescribed({ badge, safetyInfo: { warning } }: Product): boolean {
  return PRESCRIPTION.test(`${badge ?? ""} ${warning ?? ""}`);
}

/**
 * A product is a medicine by what its page says: what it holds, a prescription, or days to wait, or none stated for
 * eggs.
 */
export function isMedicine(product: Product): boolean {
  const { withdrawal, composition } = product;
  if (isPrescribed(product)) return true;
  if (withdrawal !== null && (withdrawal.meatDays !== 0 || withdrawal.eggDays !== 0)) return true;
  const maker = makeTerms ??= termMaker(lexicons().things);
  medicines ??= new Set(
    loadKnowledge().ingredients.filter(({ group }) => MEDICINES.has(group)).map(({ id }) =>
      entryTerm({ kind: "ingredient", id })
    ),
  );
  return composition.some(({ ingredient }) => maker(ingredient).some((term) => medicines!.has(term)));
}

/** Terms of the ingredients that are medicines wherever they are sold. */
let medicines: ReadonlySet<string> | undefined;

const remembered = new WeakMap<Content, ReadonlySet<string>>();

/** The terms of what the catalogue's medicines hold. */
function medicineTerms(english: Content): ReadonlySet<string> {
  let terms = remembered.get(english);
  if (!terms) {
    const maker = makeTerms ??= termMaker(lexicons().things);
    const held = english.products.filter(isMedicine).flatMap(({ composition }) => composition)
      .flatMap(({ ingredient }) => maker(ingredient)).filter((term) => term.startsWith("@ingredient:"));
    remembered.set(english, terms = new Set(held));
  }
  return terms;
}

/** Whether a line states an amount or a time of a medicine, by its name. */
export function namesDose(english: Content, line: string): boolean {
  if (!statesDose(line)) return false;
  const maker = makeTerms ??= termMaker(lexicons().things);
  const terms = medicineTerms(english);
  return maker(line).some((term) => terms.has(term));
}
