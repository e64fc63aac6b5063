import type { Known, RetrievedProduct } from "../know.ts";
import { isMedicine, isPrescribed } from "../medicines.ts";
import { rememberOf } from "../../language/remember.ts";
import { fitsCondition } from "./fits_condition.ts";
import { isKeptFrom } from "./kept_from.ts";
import { thingsOf } from "../understand_question.ts";
import { isOfLaying, statesEggDays } from "./laying.ts";
import { inEnglish, plain, productLink } from "./draft.ts";
import { readRoles } from "../safety/read_roles.ts";
import { statesDose } from "../model/states_dose.ts";
import { askedSpecies, listedSpecies, listsSpecies } from "./species.ts";

/** How much to give in feed or water: never said beside a name alone, not even in the words of a product's page. */
const AMOUNT = /\bper (tonne|litre|bird|head)\b|प्रति (टन|लीटर|पक्षी)|टन (में|दाने)|టన్ను|లీటరు/i;

/** Categories of medicines. */
export const OF_MEDICINES: readonly string[] = ["antibiotics-antimicrobials", "anticoccidials", "dewormers"];

const PREVENTS = /not a treatment for an? outbreak/i;

/** What its page keeps from the birds that were asked about, or from an outbreak, is no remedy. */
function isRemedy(known: Known, product: RetrievedProduct["product"]): boolean {
  const { asked } = known;
  if (isOfLaying(known) && !statesEggDays(product)) return false;
  if (isMedicine(inEnglish(known, product)) && !fitsCondition(known, product)) return false;
  const isToPrevent = thingsOf(asked, "topic").some(({ id }) => id === "about-prevention");
  const isOfOutbreak = thingsOf(asked, "disease", "sign").length > 0 && !isToPrevent;
  const named = thingsOf(asked, "disease").map(({ id }) => id);
  if (isOfOutbreak && named.some((id) => product.prevents?.includes(id) && !product.treats?.includes(id))) {
    return false;
  }
  return !isOfOutbreak || !PREVENTS.test(inEnglish(known, product).safetyInfo.warning ?? "");
}

/** No antibiotic is a remedy for birds that are not said to be ill, and nothing else is instead of one. */
function isOfNoIllness(known: Known, { product, isNamed }: RetrievedProduct): boolean {
  const { asked } = known;
  const isAsked = asked.intents.has("have") || asked.intents.has("list");
  const isToPrevent = thingsOf(asked, "topic").some(({ id }) => id === "about-prevention");
  const isIll = !isToPrevent && thingsOf(asked, "disease", "sign").length > 0;
  return !isIll && !isAsked && !isNamed && isPrescribed(inEnglish(known, product));
}

/** "Without antibiotics", "antibiotic premix band karna": kinds of medicines that are named to be left out. */
function unwantedKinds({ asked: { things, words } }: Known): ReadonlySet<string> {
  const apart = readRoles(words).get("unwanted") ?? [];
  return new Set(
    things.filter(({ entry: { kind, id }, at }) =>
      kind === "category" && OF_MEDICINES.includes(id) &&
      apart.some((place) => at.some((each) => Math.abs(each - place) <= BESIDE))
    ).map(({ entry }) => entry.id),
  );
}

/** Words between what is left out and the word that says so. */
const BESIDE = 3;

/** Products that may be the answer: those that hold much of the question, and that are near the best of them. */
export const likelyProducts = rememberOf((known: Known): readonly RetrievedProduct[] => {
  const [first] = known.products;
  if (!first || isOfNoIllness(known, first)) return [];
  const unwanted = unwantedKinds(known);
  const kinds = thingsOf(known.asked, "category").map(({ id }) => id).filter((id) =>
    OF_MEDICINES.includes(id) && !unwanted.has(id)
  );
  // Who asks for an antibiotic is not given something else instead.
  const products = known.products.filter((each) =>
    isRemedy(known, each.product) && !isKeptFrom(known, each) && !unwanted.has(each.product.categorySlug) &&
    (kinds.length === 0 || kinds.includes(each.product.categorySlug))
  );
  const [best] = products;
  if (!best) return [];
  const isFew = known.asked.things.every(({ entry }) => entry.kind === "species");
  return products.filter(({ score, share }) =>
    score >= best.score * 0.45 && share >= best.share * 0.6 && (!isFew || share > 0.5)
  );
});

/** The product's name, what its page says of it first and warns of, and whether it names the animal. */
export function productLine(known: Known, product: RetrievedProduct["product"]): string {
  const { shortDescription } = product;
  const isBare = shortDescription && !AMOUNT.test(shortDescription) && !statesDose(shortDescription);
  const said = isBare ? shortDescription : product.category;
  const species = askedSpecies(known);
  const isListed = !species || listsSpecies(inEnglish(known, product), species.id);
  const listed = listedSpecies(known, product);
  const own = product.safetyInfo.warning ?? "";
  const caution = own && !/\d/.test(own) ? ` ${plain(own)}` : "";
  const warning = isListed || !listed ? "" : ` (${known.texts.notListedShort(plain(species.name), listed)})`;
  return `- ${productLink(known, product)}: ${plain(said)}${caution}${warning}`;
}
