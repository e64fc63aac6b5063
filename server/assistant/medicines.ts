import type { Product } from "../../contract/product.ts";
import type { Content } from "../content/content.ts";
import { statesDose } from "./model/states_dose.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { termsOf } from "../language/lexicons.ts";
import { rememberOf } from "../language/remember.ts";
import { entryTerm } from "../language/word_terms.ts";
import { once } from "../shared/once.ts";

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
  ...["antiparasitic", "antipyretic", "anti-inflammatory", "cephalosporin", "growth promoter", "antifungal"],
  ...["antiprotozoal", "corticosteroid", "antihistamine", "bronchodilator", "diuretic", "antiemetic"],
  ...["antacid", "antigout", "antibloat"],
]);

/** Whether an ingredient is a medicine wherever it is sold. */
export function isMedicinal(id: string): boolean {
  return loadKnowledge().ingredients.some((each) => each.id === id && MEDICINES.has(each.group));
}

/** Sold on prescription only, as its page says. */
export function isPrescribed({ badge, safetyInfo: { warning } }: Product): boolean {
  return PRESCRIPTION.test(`${badge ?? ""} ${warning ?? ""}`);
}

/**
 * A product is a medicine by what its page says: what it holds, a prescription, or days to wait, or none stated for
 * eggs.
 */
export const isMedicine = rememberOf((product: Product): boolean => {
  const { withdrawal, composition } = product;
  if (isPrescribed(product)) return true;
  if (withdrawal !== null && (withdrawal.meatDays !== 0 || withdrawal.eggDays !== 0)) return true;
  return composition.some(({ ingredient }) => termsOf(ingredient).some((term) => medicines().has(term)));
});

/** Terms of the ingredients that are medicines wherever they are sold. */
const medicines = once(() =>
  new Set(
    loadKnowledge().ingredients.filter(({ id }) => isMedicinal(id)).map(({ id }) =>
      entryTerm({ kind: "ingredient", id })
    ),
  )
);

/** The terms of what a product holds, if it is a medicine. */
const heldByMedicine = rememberOf((product: Product): readonly string[] =>
  !isMedicine(product) ? [] : product.composition
    .flatMap(({ ingredient }) => termsOf(ingredient)).filter((term) => term.startsWith("@ingredient:"))
);

/** The terms of what the catalogue's medicines hold. */
const medicineTerms = rememberOf((english: Content): ReadonlySet<string> =>
  new Set(english.products.flatMap(heldByMedicine))
);

/** Whether a line states an amount or a time of a medicine, by its name. */
export function namesDose(english: Content, line: string): boolean {
  if (!statesDose(line)) return false;
  const terms = medicineTerms(english);
  return termsOf(line).some((term) => terms.has(term));
}
