import type { Known } from "../know.ts";
import { type CompanyAspect, type Intent, PAGE_ASPECTS } from "../intent.ts";
import { checkQuestion } from "../safety/check_question.ts";
import { thingsOf } from "../understand_question.ts";
import { answerArticle, bestArticles } from "./answer_article.ts";
import { answerCompatibility } from "./answer_compatibility.ts";
import { answerComparison, comparedProducts } from "./answer_comparison.ts";
import { answerDose } from "./answer_dose.ts";
import { answerFacts, factsAsked } from "./answer_facts.ts";
import {
  answerCompany,
  answerFaq,
  answerHouse,
  answerList,
  answerMessage,
  answerPages,
  answerPrice,
} from "./answer_house.ts";
import { answerProducts, likelyProducts } from "./answer_products.ts";
import { answerRefused } from "./answer_refused.ts";
import { answerStaff } from "./answer_staff.ts";
import { answerUnknown } from "./answer_unknown.ts";
import type { Draft } from "./draft.ts";
import {
  COMPANY,
  isForeign,
  isForTheAnimal,
  isOfNoBirds,
  isOfOthers,
  isOfPack,
  isOfVirus,
  isOnlyAmount,
  isTelling,
  isVaccinating,
  isWholeName,
  teaches,
} from "./traits_of_question.ts";

/** What an answer must hold of its question, by weight. Set on the questions of `eval/`, the part to tune on. */
export const LEAST = {
  products: 0.42,
  named: 0.34,
  article: 0.45,
  articleAlone: 0.55,
  house: 0.62,
  staff: 0.72,
  staffElse: 0.5,
};

/** What is asked of one product, even where only its kind is named. */
const OF_ONE = ["composition", "packaging", "storage", "shelfLife", "make", "documents", "specifications"];

/** How a question is answered from what is known; the first rule that fits. */
export function chooseAnswer(known: Known, history: Parameters<typeof checkQuestion>[1]): Draft {
  const { asked, texts, content: { company }, staff } = known;
  const found = checkQuestion(known.query, history);
  // Who wants to talk to a man wants no medicine for one.
  if (found && !(found.rule === "people" && asked.intents.has("message") && asked.things.length === 0)) {
    return (found.rule === "mixture" ? answerCompatibility(known) : undefined) ?? answerRefused(known, found);
  }
  if (staff && staff.likeness >= LEAST.staff) return answerStaff(known, staff.answer);
  const asks = (...intents: Intent[]) => intents.some((intent) => asked.intents.has(intent));
  const subjects = asked.things.filter(({ entry }) => entry.kind !== "species");
  const isTalk = subjects.length === 0 && asked.rest.length <= 1;
  const talk = (answer: string): Draft => ({ kind: "greeting", answer, sources: [] });
  const isOnlyTalk = isTalk && asked.aspects.length === 0 &&
    [...asked.intents].every((intent) => TALK.includes(intent));
  if (isOnlyTalk) {
    if (asks("who")) return talk(texts.who(company.shortName));
    if (asks("thanks")) return talk(texts.thanks);
    if (asks("bye")) return talk(texts.bye);
    if (asks("greeting")) return talk(texts.greeting(company.shortName));
  }
  return answerAsked(known, asks) ?? answerAbout(known, asks) ??
    (staff && staff.likeness >= LEAST.staffElse ? answerStaff(known, staff.answer) : answerUnknown(known));
}

const TALK: readonly Intent[] = ["who", "greeting", "thanks", "bye", "products", "learn"];

/** Where the question says what it wants. */
function answerAsked(known: Known, asks: (...intents: Intent[]) => boolean): Draft | undefined {
  const { asked } = known;
  const named = known.products.filter(({ isNamed, share }) => isNamed && share >= LEAST.named);
  // Feed is what a medicine is given in, too.
  const isOfBirds = thingsOf(asked, "disease", "sign", "topic").some(({ id }) =>
    named.length === 0 || id !== "feeding"
  );
  const isOfProduct = named.length > 0 || thingsOf(asked, "ingredient", "category").length > 0;
  const isFree = !isOfBirds && !isOfProduct;
  if (asks("compare")) {
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
    if (isOfMedicine && !isVaccinating(known)) return answerDose(known, about);
    // "What is a withdrawal period?"
    const isToRead = !isFree || about === "withdrawal" && !asked.isFollowUp;
    const articles = isToRead ? bestArticles(known, LEAST.article) : [];
    if (articles.length > 0) return answerArticle(known, articles, false);
    if (!isFree || !asks("payment", "shipping", "ordering", "support")) return answerDose(known, about);
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

/** Where it names something: products for it, or what our articles say of it. */
function answerAbout(known: Known, asks: (...intents: Intent[]) => boolean): Draft | undefined {
  const { asked } = known;
  const [product] = known.products;
  const diseases = thingsOf(asked, "disease", "sign");
  const topics = thingsOf(asked, "topic");
  const ingredients = thingsOf(asked, "ingredient", "category");
  if (!isForTheAnimal(known)) return undefined;
  const named = known.products.filter(({ isNamed, share }) => isNamed && share >= LEAST.named);
  const hasProduct = product !== undefined && likelyProducts(known).length > 0 &&
    product.share >= (product.isNamed ? LEAST.named : LEAST.products) &&
    (diseases.length + ingredients.length + named.length > 0 ||
      product.share > 0.8 && product.cover > 0.1 && asked.rest.some((word) => !/^\d+$/.test(word)));
  if (named.length > 0 && isForeign(known) && !asks("products", "have")) {
    return answerFacts({ ...known, asked: { ...asked, aspects: ["species", "safety"] } }, named);
  }
  const articles = bestArticles(known, LEAST.article);
  const alone = bestArticles(known, LEAST.articleAlone);
  const isOfVaccine = thingsOf(asked, "sign").some(({ id }) => id === "vaccination");
  const onlyTalkedOf = asked.things.every(({ entry: { kind, id } }) =>
    isOfVaccine && kind === "disease" || kind === "topic" || kind === "species" || id === "vaccination" ||
    id === "chick-start"
  );
  // Feed, chicks and vaccines are what we write about, and not what we sell.
  if (asks("have") && !asks("learn") && onlyTalkedOf && asked.things.length > 0 && named.length === 0) {
    return undefined;
  }
  const wantsProduct = asks("products", "have") && !asks("learn") ||
    asks("products") && diseases.length > 0 && topics.length === 0 && !teaches(known);
  // Against a virus we have no medicine: what is written of it is the answer.
  const isToRead = isOfVirus(known) && !asks("products", "have") && named.length === 0 &&
    ingredients.every(({ id }) => id === "antibiotics-antimicrobials");
  const wantsToLearn = isToRead ||
    !wantsProduct && (asks("learn") || topics.length > 0 && ingredients.length === 0) ||
    teaches(known) && (asks("learn") || ingredients.length === 0);
  if (wantsToLearn && diseases.length + topics.length > 0 && articles.length > 0) {
    return answerArticle(known, articles, diseases.length > 0);
  }
  // How much of a nutrient birds need is written in articles; what holds it stands beside.
  const isNeed = named.length === 0 && ingredients.length > 0 && asks("learn") && !asks("products", "have");
  if (isNeed && articles.length > 0) return answerArticle(known, articles, true);
  const isOfKind = thingsOf(asked, "category").length > 0 && thingsOf(asked, "ingredient").length === 0;
  const isOfOne = ingredients.length > 0 && !asks("products", "have", "list", "compare");
  if (named.length > 0 && (asks("learn") || isOfOne) && diseases.length === 0 && !isOfKind) {
    return answerFacts(known, named);
  }
  if (hasProduct && named.length === 0 && isOfNoBirds(known)) return undefined;
  if (
    hasProduct &&
    !(alone.length > 0 && diseases.length === 0 && !asks("products", "have") &&
      alone[0]!.share > product.share + 0.15)
  ) {
    return answerProducts(known);
  }
  const things = diseases.length + topics.length + ingredients.length;
  if (things > 0 && articles.length > 0) return answerArticle(known, articles, false);
  return answerHouseIf(known, LEAST.house) ??
    (alone.length > 0 && isTelling(known) ? answerArticle(known, alone, false) : undefined);
}

function unstated(known: Known): Draft {
  return {
    ...answerUnknown({ ...known, products: [], articles: [] }),
    sources: [{ title: known.texts.contactPage, url: known.path("/contact") }],
  };
}

function answerHouseIf(known: Known, least: number): Draft | undefined {
  const [best] = known.house;
  const isBest = best && best.share >= least && best.score >= (known.articles[0]?.score ?? 0);
  return isBest && isTelling(known) ? answerHouse(known) : undefined;
}
