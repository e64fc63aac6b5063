import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import type { AssistantKind } from "../../../contract/assistant.ts";
import { factsAsked, isFree as isFreeFact } from "../answers/answer_facts.ts";
import { answerCareful } from "../answers/answer_careful.ts";
import { withRules } from "../answers/rules_of_answers.ts";
import { OF_MEDICINES } from "../answers/likely_products.ts";
import { type Draft, inEnglish } from "../answers/draft.ts";
import { isGivenToAnimals } from "../../catalogue/is_given_to_animals.ts";
import { isKeptFrom, linesAgainst } from "../answers/kept_from.ts";
import { activesInSight, areOne } from "../answers/in_sight.ts";
import { readRoles } from "../safety/read_roles.ts";
import { readFlock } from "../flock_told.ts";
import type { Known } from "../know.ts";
import { isForeign } from "../answers/species.ts";
import { isVaccinating } from "../answers/traits_of_question.ts";
import { fitsCondition } from "../answers/fits_condition.ts";
import { isMedicinal, isMedicine, isPrescribed, namesDose } from "../medicines.ts";
import { statesDose } from "../model/states_dose.ts";
import { thingsOf } from "../understand_question.ts";
import { chanceOfHarm, isHeard } from "./harm_chance.ts";
import { isOfFlock, type LeftOver, leftOverOf, namesAnimal, NEVER, OF_STATE } from "./left_over_of.ts";
import { once } from "../../shared/once.ts";

/** Answers that hold a dose, a medicine or its days by their form. */
const RESTRICTED: readonly AssistantKind[] = ["dose", "products", "facts", "comparison"];
/** Answers on us: without a product and a form they hold nothing that could harm. */
const ON_US: readonly AssistantKind[] = [
  "shipping",
  "payment",
  "support",
  "message",
  "list",
  "company",
  "staff",
];
const PRODUCT_LINK = /\]\((?:\/\w\w)?\/product\//;
const PRODUCT_URL = /\/product\//;

/**
 * The last stage of every answer: a dose, a duration, days until sale, a product as a remedy and an order form pass
 * only where every word of the question is explained by the form that it asks in. Else the same without them, or the
 * careful form. Nothing after it adds to an answer.
 */
export function permit(known: Known, draft: Draft): Draft {
  if (draft.isCareful || draft.kind === "refused" || draft.kind === "urgent") return draft;
  const left = heldBackBy(known, draft);
  const isWhole = !draft.isDoubtful && leftOver(known, draft, "whole").length === 0;
  if (left.length === 0 && draft.suggest?.length && !isWhole) {
    // An order form goes only with what is explained word by word, and where nothing speaks against it.
    return permit(known, { ...draft, suggest: [] });
  }
  if (!isRestricted(known, draft)) {
    return draft.kind === "article" ? withRules(known, withWhoHelps(known, draft, left)) : draft;
  }
  const { about = [] } = draft;
  const isOfOne = draft.kind === "comparison" || areOne(known, activesInSight(known)) ||
    !isOfMedicine(known, draft);
  const isFit = about.every((product) =>
    (!isMedicine(inEnglish(known, product)) || fitsCondition(known, product)) &&
    !isForeign(known, product) && !isKeptFrom(known, { product, isNamed: true }) &&
    (draft.kind !== "dose" || linesAgainst(known, product).length === 0) &&
    (isGivenToAnimals(inEnglish(known, product)) || !isOfFood(known))
  );
  const isNamed = (id: string) => known.products.some((each) => each.isNamed && each.product.id === id);
  // Of a kind that is no medicine, the likeliest page is as good as one that is named.
  const isOfKind = !isOfMedicine(known, draft) && thingsOf(known.asked, "ingredient", "category").length > 0;
  const isMild = draft.kind === "facts" && !isOfMedicine(known, draft);
  const isOfNamed = !["facts", "dose"].includes(draft.kind) || isOfKind || isMild ||
    about.every(({ id }) => isNamed(id));
  // Doubt is outdone by who tells how much water, or how many birds of what weight, and leaves no word over.
  const isOfFlock = draft.kind === "dose" && Object.keys(readFlock(known.query)).length > 0 &&
    leftOver(known, draft, "whole").length === 0;
  // What is put on walls may be meant for the birds, where there is doubt.
  const isForWalls = draft.kind === "dose" &&
    about.some((product) => !isGivenToAnimals(inEnglish(known, product)));
  const outdoesDoubt = isOfFlock ||
    (isOfDays(known, draft) ? (draft.alarm ?? 1) < ALARMING : howStrict(known, draft) === "others");
  const isSafe = !draft.isDoubtful || outdoesDoubt && !isForWalls;
  if (isSafe && left.length === 0 && isOfOne && isFit && isOfNamed) return withRules(known, draft);
  return (draft.bare && withWhoHelps(known, draft.bare, left)) ??
    (ON_US.includes(draft.kind) ? withoutProducts(draft) : answerCareful(known, left, draft));
}

/**
 * What may be left over of a question: nothing; ordinary words; or whatever names nobody and nothing else, where
 * birds or their house are spoken of and no medicine is.
 */
type Strictness = "whole" | "ordinary" | "others";

function howStrict(known: Known, draft: Draft): Strictness {
  const facts = factsAsked(known.asked.aspects);
  const isIll = thingsOf(known.asked, "disease", "sign").length > 0;
  const isPrescription = draft.about?.some((product) => isPrescribed(inEnglish(known, product))) ?? false;
  if (draft.kind === "products" && isPrescription && !isIll) return "whole";
  // What a thing is, holds, comes in and is kept like neither treats nor says how much; nor do days until sale.
  const isFree = draft.kind === "facts" && facts.length > 0 && facts.every(isFreeFact) ||
    isOfDays(known, draft);
  const isMild = draft.kind === "comparison" || !isOfMedicine(known, draft);
  return isFree || isMild && isOfFarm(known) ? "others" : "ordinary";
}

/** Only the days until sale are told: they are for whoever eats it. */
function isOfDays({ asked: { intents } }: Pick<Known, "asked">, { kind }: Pick<Draft, "kind">): boolean {
  return kind === "dose" && intents.has("withdrawal") && !intents.has("dose");
}

function isOfMedicine(known: Known, { about }: Draft): boolean {
  return !about?.length || thingsOf(known.asked, "category").some(({ id }) => OF_MEDICINES.includes(id)) ||
    about.some((product) => isMedicine(inEnglish(known, product)));
}

/** Signs that people cannot have. */
const ofEggs = once(() =>
  new Set(loadKnowledge().signs.filter(({ group }) => group === "eggs").map(({ id }) => id))
);

/** What is cut and sold is spoken of: what is put on walls and floors is never for food. */
function isOfFood({ asked }: Known): boolean {
  const roles = readRoles(asked.words);
  return roles.has("meat") || roles.has("slaughter");
}

/** Kinds of products that somebody may think of taking himself. */
const OF_PEOPLE_TOO = ["vitamins-minerals", "liver-herbal-tonics"];

/** Whether animals, their house, feed or water are spoken of. */
function isOfFarm({ asked, products: [first] }: Known): boolean {
  return thingsOf(asked, "species", "topic", "category").length > 0 || asked.words.some(isOfFlock) ||
    thingsOf(asked, "sign").some(({ id }) => ofEggs().has(id)) ||
    first?.isNamed === true &&
      (asked.intents.has("dose") || !OF_PEOPLE_TOO.includes(first.product.categorySlug));
}

/** An article's words stand by themselves; who asks something else too is told who helps. */
function withWhoHelps({ texts }: Known, draft: Draft, left: readonly string[]): Draft {
  if (left.length === 0) return draft;
  return { ...draft, answer: draft.answer.replace(`\n${texts.veterinarian}`, `\n${texts.whoHelps}`) };
}

/** Whether a model may add to an answer on products. */
export function isUnderstood(known: Known, draft: Draft, strictness: Strictness = "ordinary"): boolean {
  return !draft.isCareful && leftOver(known, draft, strictness).length === 0;
}

/** The words that hold an answer back. */
export function leftFor(known: Known, draft: Draft): string[] {
  return leftOver(known, draft, howStrict(known, draft)).map(({ word }) => word);
}

/**
 * The same, or nothing where who leaves such words over hardly ever means harm. What is prohibited always holds back; a
 * medicine and its dose are held back too by whom it is for, by what is done, and by a name that nobody ever said.
 */
function heldBackBy(known: Known, draft: Draft): string[] {
  const strictness = howStrict(known, draft);
  // Who vaccinates against what must be reported has no such case.
  const isCalm = draft.kind === "article" &&
    (isVaccinating(known) || thingsOf(known.asked, "topic").some(({ id }) => id === "about-vaccines"));
  const left = leftOver(known, draft, strictness).filter(({ roles }) => !(isCalm && isAll(roles, [NEVER])));
  const words = left.map(({ word }) => word);
  if (left.length === 0 || strictness === "whole" || draft.alarm === undefined) return words;
  const ofMedicine = isOfMedicine(known, draft);
  if (!ofMedicine && isOfFarm(known) && left.every(({ roles }) => isAll(roles, OF_MILD))) return [];
  const isGiven = ofMedicine &&
    (RESTRICTED.includes(draft.kind) || draft.kind === "article" && isRestricted(known, draft));
  const isHard = ({ word, roles }: LeftOver) =>
    roles.includes(NEVER) ||
    isGiven && (roles.length > 0 ? !roles.every((role) => OF_STATE.includes(role)) : !isHeard(word));
  return left.some(isHard) || chanceOfHarm({ left, alarm: draft.alarm, isOfMedicine: ofMedicine }) >= HARM
    ? words
    : [];
}

/** What is no medicine may be meant for growth, too. */
const OF_MILD: readonly string[] = [...OF_STATE, "growth"];

/** From here on the vote of safety takes days until sale for a wish to sell before. */
const ALARMING = 0.5;

/** What is left over with less than this chance of harm holds nothing back. */
const HARM = 0.15;

/** What the chance of harm is trained on: what is left over where a word may hold the answer back. */
export function leftoversOf(known: Known, draft: Draft, alarm: number): Parameters<typeof chanceOfHarm>[0] {
  const left = isRestricted(known, draft) ? leftOver(known, draft, howStrict(known, draft)) : [];
  return { left, alarm, isOfMedicine: isOfMedicine(known, draft) };
}

/** Words of the question, and of what it follows on, that its form does not explain. */
function leftOver(
  { asked, before, products, isOrdinary, english }: Known,
  { kind, about = [] }: Draft,
  strictness: Strictness = "ordinary",
): LeftOver[] {
  const named = products.filter(({ isNamed }) => isNamed).slice(0, 2).map(({ product }) => product);
  const read = asked.isFollowUp ? [asked, ...before] : [asked];
  const passes = strictness === "whole" ? () => false : isOrdinary;
  const isOfPlaces = about.length > 0 &&
    about.every((product) => !isGivenToAnimals(inEnglish({ english }, product)));
  // "My buyer" follows on the flock that was told of before.
  const isOfAnimal = read.some(({ reading }) => namesAnimal(reading));
  return read.flatMap((each) => leftOverOf(each, kind, [...about, ...named], passes, isOfAnimal))
    .filter(({ isOther, roles }) =>
      (isOther || strictness !== "others") && !(asked.intents.has("withdrawal") && isAll(roles, OF_SALE)) &&
      !(strictness !== "whole" && isOfDays({ asked }, { kind }) && isAll(roles, OF_EATERS)) &&
      !(isOfPlaces && thingsOf(asked, "disease").length > 0 && isAll(roles, OF_GERMS))
    );
}

function isAll(roles: readonly string[], own: readonly string[]): boolean {
  return roles.length > 0 && roles.every((role) => own.includes(role));
}

/** From when on something may be sold is asked in these. */
const OF_SALE: readonly string[] = ["sell", "slaughter"];
/** Who eats it, and when the medicine ended. */
const OF_EATERS: readonly string[] = [...OF_SALE, "kin", "child", "person", "own", "somebody", "dead"];
/** What is put on walls and floors is asked what it kills there, and of which disease. */
const OF_GERMS: readonly string[] = ["kill", "sickBirds", "humanIllness", NEVER];

function isRestricted(known: Known, { kind, answer, sources, suggest = [] }: Draft): boolean {
  const { english } = known;
  // Beside a medicine that is spoken of, the figures of a text are taken for its own.
  const isBeside = kind === "article" && statesDose(answer) &&
    activesInSight(known).some(({ entry }) => isMedicinal(entry.id));
  return isBeside || RESTRICTED.includes(kind) || suggest.some((each) => each.kind === "quote") ||
    PRODUCT_LINK.test(answer) || sources.some(({ url }) => PRODUCT_URL.test(url)) ||
    kind === "article" && answer.split("\n").some((line) => namesDose(english, line));
}

function withoutProducts({ kind, answer, sources }: Draft): Draft {
  return {
    kind,
    answer: answer.split("\n").filter((line) => !PRODUCT_LINK.test(line)).join("\n"),
    sources: sources.filter(({ url }) => !PRODUCT_URL.test(url)),
  };
}
