import type { Known } from "../know.ts";
import { type Intent } from "../intent.ts";
import { thingsOf } from "../understand_question.ts";
import { answerArticle, bestArticles } from "./answer_article.ts";
import { answerCondition, answerSigns, namedCondition } from "./answer_condition.ts";
import { answerFacts } from "./answer_facts.ts";
import { answerProducts } from "./answer_products.ts";
import { likelyProducts } from "./likely_products.ts";
import type { Draft } from "./draft.ts";
import {
  isForTheAnimal,
  isOfItsOwn,
  isOfNoBirds,
  isOfVirus,
  isTelling,
  teaches,
} from "./traits_of_question.ts";

import { isForeign } from "./species.ts";
import { OF_CARE } from "./fits_condition.ts";
import { LEAST } from "./least.ts";
import { answerHouseIf } from "./answer_house_if.ts";

/** Something that is to be had, by its kind. */
const WARES =
  /\b(acidifi\w*|disinfect\w*|saniti[sz]er|cleaner|chemical|liquid|powder|tablet|something|anything|which|best|kuch|koi|edaina|emaina)\b|कुछ|कोई|ఏదైనా/i;
const NEED =
  /how much .*\bneed|\brequire(?:d|ment|s)?\b|kitn[aei] (?:zaroori|jaroori|zarurat|jarurat)|avasaram|कितनी? (?:जरूरत|ज़रूरत)|అవసరం/i;

/** What a condition's page tells. */
const OF_PAGE = [
  "about-signs",
  "about-causes",
  "about-spread",
  "about-prevention",
  "about-treatment",
  "about-diagnosis",
  "about-age",
];

/** Where it names something: products for it, or what our articles say of it. */
export function answerAbout(known: Known, asks: (...intents: Intent[]) => boolean): Draft | undefined {
  const { asked } = known;
  const [product] = known.products;
  const diseases = thingsOf(asked, "disease", "sign");
  const topics = thingsOf(asked, "topic");
  const ingredients = thingsOf(asked, "ingredient", "category");
  if (!isForTheAnimal(known)) return undefined;
  const named = known.products.filter(({ isNamed, share }) => isNamed && share >= LEAST.named);
  const hasProduct = product !== undefined && likelyProducts(known).length > 0 &&
    product.share >= (product.isNamed ? LEAST.named : LEAST.products) &&
    (diseases.length + ingredients.length + named.length > 0 || isOfItsOwn(known) ||
      product.share > 0.8 && product.cover > 0.1 && asked.rest.some((word) => !/^\d+$/.test(word)));
  if (named.length > 0 && isForeign(known, named[0]!.product) && !asks("products", "have")) {
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
  // Water, sheds and first days are cared for, whatever is sold for them.
  const isOfCare = diseases.length > 0 && ingredients.length === 0 && named.length === 0 &&
    diseases.every(({ id }) => OF_CARE.includes(id)) && !asks("products", "have") && !WARES.test(known.query);
  const wantsToLearn = isToRead || isOfCare ||
    !wantsProduct && (asks("learn") || topics.length > 0 && ingredients.length === 0) ||
    teaches(known) && (asks("learn") || ingredients.length === 0);
  const isOfCondition = named.length === 0 && ingredients.length === 0 && !asks("have", "list");
  const condition = namedCondition(known);
  // A disease by its name alone, or what its page tells: what its article tells more of stands beside it.
  const isOfPage = topics.length === 0 || topics.every(({ id }) => OF_PAGE.includes(id));
  if (isOfCondition && condition && isOfPage && !asks("products")) return answerCondition(known, condition);
  if (isOfCondition && !condition && !isOfCare && topics.every(({ id }) => OF_PAGE.includes(id))) {
    const signs = answerSigns(known);
    if (signs) return signs;
  }
  if (wantsToLearn && diseases.length + topics.length > 0 && articles.length > 0) {
    return answerArticle(known, articles, diseases.length > 0);
  }
  // How much of a nutrient birds need is written in articles; what holds it stands beside.
  const isNeed = named.length === 0 && ingredients.length > 0 &&
    (asks("learn") && !asks("products", "have") || NEED.test(known.query));
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
    (alone.length > 0 && (things > 0 || alone[0]!.share >= LEAST.articleUnnamed) && isTelling(known)
      ? answerArticle(known, alone, false)
      : undefined);
}
