import type { Known } from "../know.ts";
import { type CompanyAspect, type Intent, PAGE_ASPECTS } from "../intent.ts";
import { thingsOf } from "../understand_question.ts";
import { answerArticle, bestArticles } from "./answer_article.ts";
import { answerComparison, comparedProducts } from "./answer_comparison.ts";
import { answerDose } from "./answer_dose.ts";
import { answerFacts, factsAsked } from "./answer_facts.ts";
import {
  answerCompany,
  answerFaq,
  answerList,
  answerMessage,
  answerPages,
  answerPrice,
} from "./answer_house.ts";
import { answerProducts } from "./answer_products.ts";
import { likelyProducts } from "./likely_products.ts";
import { answerUnknown } from "./answer_unknown.ts";
import type { Draft } from "./draft.ts";
import {
  COMPANY,
  isMostlyUnexplained,
  isOfOthers,
  isOfPack,
  isOnlyAmount,
  isVaccinating,
  isWholeName,
} from "./traits_of_question.ts";

import { LEAST } from "./least.ts";
import { answerHouseIf, unstated } from "./answer_house_if.ts";

/** What is asked of one product, even where only its kind is named. */
const OF_ONE = ["composition", "packaging", "storage", "shelfLife", "make", "documents", "specifications"];

/** "This one or that?" */
const OR = /^(or|vs|versus|ya|leda|ledha|या|లేదా|లేక)$/;
const DIFFERS = /^(diff|differ\w*|f[ae]rk|teda|antar)$/;

/** Whether one of two things that are named is to be chosen: the word for it stands between or after them. */
function isChoice({ asked }: Known): boolean {
  const named = asked.things.filter(({ entry }) => entry.kind === "ingredient");
  if (named.length !== 2 || asked.intents.has("dose") || asked.aspects.includes("safety")) return false;
  const [first, second] = named.map(({ at }) => Math.min(...at)).sort((a, b) => a - b) as [number, number];
  return asked.words.slice(first, second).some((word) => OR.test(word)) ||
    asked.words.some((word) => DIFFERS.test(word));
}

const DOSE =
  /\bdos[ea]\w*|khurak|khuraak|motad|mothad|\bml\b|gram|\bgm\b|dawa|dawai|mandu|medicine|drug|खुराक|मात्रा|दवा|ग्राम|డోస|మోతాద|మందు|గ్రా/i;

/** Where the question says what it wants. */
export function answerAsked(known: Known, asks: (...intents: Intent[]) => boolean): Draft | undefined {
  const { asked } = known;
  const named = known.products.filter(({ isNamed, share }) => isNamed && share >= LEAST.named);
  // Feed is what a medicine is given in, too.
  const isOfBirds = thingsOf(asked, "disease", "sign", "topic").some(({ id }) =>
    named.length === 0 || id !== "feeding"
  );
  const isOfProduct = named.length > 0 || thingsOf(asked, "ingredient", "category").length > 0;
  const isFree = !isOfBirds && !isOfProduct;
  if (isFree && isMostlyUnexplained(known)) return undefined;
  if (asks("compare") || isChoice(known)) {
    const pair = comparedProducts(known);
    if (pair.length === 2) return answerComparison(known, pair);
  }
  if (asks("message") && !isOfBirds) return answerMessage(known);
  const isOfHealth = thingsOf(asked, "disease", "sign").some(({ id }) => id !== "chick-start");
  const isToTeach = thingsOf(asked, "topic").some(({ id }) => !id.startsWith("about-"));
  if (asks("unstated") && !isOfProduct && !isOfHealth && !isToTeach && !asks("ordering")) {
    return answerHouseIf(known, 0.8) ?? unstated(known);
  }
  if (isFree && asks("payment")) return answerFaq(known, "payment");
  const isOfAmount = isOfBirds && !isOfProduct && isOnlyAmount(known);
  if (asks("price") && !asks("dose", "withdrawal") && !isOfAmount) {
    // What chicks, eggs or telephones cost elsewhere is nothing that we could quote.
    if (named.length > 0 || isOfProduct || isOfBirds || !isOfOthers(known)) return answerPrice(known);
    return asks("ordering") ? answerFaq(known, "ordering") : answerUnknown(known);
  }
  if (named.length > 0 && asks("dose") && isOfPack(known)) return answerFacts(known, named);
  if (asks("withdrawal", "dose")) {
    const about = asks("withdrawal") && !asks("dose") ? "withdrawal" : "dose";
    const isOfMedicine = named.length > 0 || thingsOf(asked, "disease", "sign", "category").length > 0;
    // Of a kind of medicine there is no one period: what is written of periods says what counts.
    const isOfKind = about === "withdrawal" && named.length === 0 &&
      thingsOf(asked, "ingredient").length === 0;
    const rules = isOfKind && !asked.isFollowUp ? bestArticles(known, LEAST.article) : [];
    if (rules.length > 0) return answerArticle(known, rules, false);
    // "How long does the virus stay?", "when is the footbath changed?": of no medicine there is no dose.
    const isOfNone = about === "dose" && named.length === 0 && !DOSE.test(known.query) &&
      thingsOf(asked, "ingredient", "category").length === 0;
    const told = isOfNone ? bestArticles(known, LEAST.article) : [];
    if (told.length > 0) return answerArticle(known, told, true);
    if (isOfMedicine && !isVaccinating(known)) return answerDose(known, about);
    // "What is a withdrawal period?"
    const isToRead = !isFree || about === "withdrawal" && !asked.isFollowUp;
    const articles = isToRead ? bestArticles(known, LEAST.article) : [];
    if (articles.length > 0) return answerArticle(known, articles, false);
    // "How many days does a hen sit?" asks for no dose of anything.
    const isOfDose = about === "withdrawal" || asked.isFollowUp || DOSE.test(known.query) || !isFree;
    if (isOfDose && (!isFree || !asks("payment", "shipping", "ordering", "support"))) {
      return answerDose(known, about);
    }
  }
  const pages = PAGE_ASPECTS.filter((aspect) => asked.aspects.includes(aspect));
  const isOfRules = pages.some((page) => page === "terms" || page === "facilities") && named.length === 0 &&
    !isOfBirds;
  if (isOfRules || isFree && pages.length > 0 && !asks("payment", "shipping", "ordering", "support")) {
    return answerPages(known, pages);
  }
  // What only sounds like a sign does not outdo an outright word for delivery.
  const isSure = asked.things.some(({ entry: { kind }, sureness }) =>
    kind === "topic" || (kind === "disease" || kind === "sign") && sureness > 0.94
  );
  if (!isOfBirds || named.length === 0 && (asks("payment", "ordering") || !isSure && asks("shipping"))) {
    if (asks("payment")) return answerFaq(known, "payment");
    if (asks("shipping")) return answerFaq(known, "shipping");
    if (asks("ordering")) return answerFaq(known, "ordering");
    if (asks("support")) return answerFaq(known, "support");
  }
  if (isFree && asks("list")) return answerList(known);
  // "What products have you got?", and nothing else.
  const isBare = asked.things.length === 0 && asked.rest.length === 0 && asked.aspects.length === 0;
  if (isBare && asks("have", "products") && !asks("learn", "unstated")) return answerList(known);
  if (asks("list") && !isOfBirds && likelyProducts(known).length > 1) return answerProducts(known);
  const ours = asked.aspects.filter((aspect): aspect is CompanyAspect =>
    COMPANY.includes(aspect as CompanyAspect)
  );
  if (isFree && pages.length > 0) return answerPages(known, pages);
  if (isFree && ours.length > 0 && asked.rest.length <= 3) {
    const isVague = ours.every((aspect) => aspect === "business") && asked.rest.length > 0;
    return isVague ? answerHouseIf(known, LEAST.house) ?? unstated(known) : answerCompany(known, ours);
  }
  // Whether a slip of a doctor is needed stands among the cautions.
  const withCautions = asked.aspects.includes("terms") && named.length > 0
    ? { ...known, asked: { ...asked, aspects: [...asked.aspects, "safety" as const] } }
    : known;
  const isOfTwo = thingsOf(asked, "ingredient").length > 1 && asked.aspects.includes("safety");
  const isOfFacts = !isOfBirds && (factsAsked(asked.aspects).length > 0 || isWholeName(known));
  if (named.length > 0 && (withCautions !== known || isOfTwo || isOfFacts)) {
    return answerFacts(withCautions, named);
  }
  const [first] = known.products;
  if (
    first && (isOfProduct || first.cover >= 0.25) && first.share >= LEAST.products &&
    factsAsked(asked.aspects).some((fact) => OF_ONE.includes(fact))
  ) {
    return answerFacts(known, known.products);
  }
  if (asked.isFollowUp && named.length > 0 && factsAsked(asked.aspects).length > 0) {
    return answerFacts(known, named);
  }
}
