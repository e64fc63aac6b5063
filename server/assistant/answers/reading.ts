import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { rememberOf } from "../../language/remember.ts";
import type { Condition } from "../../../contract/condition.ts";
import { type CompanyAspect, type Intent, PAGE_ASPECTS, type PageAspect } from "../intent.ts";
import type { Known, RetrievedProduct } from "../know.ts";
import type { NamedThing } from "../../language/lexicon.ts";
import { BY_GLOSS } from "../../language/read_meanings.ts";
import { thingsOf } from "../understand_question.ts";
import { bestArticles } from "./answer_article.ts";
import { namedCondition } from "./answer_condition.ts";
import { type Fact, factsAsked } from "./answer_facts.ts";
import { OF_CARE } from "./fits_condition.ts";
import { LEAST } from "./least.ts";
import { likelyProducts } from "./likely_products.ts";
import { isBarelyRead, isForTheAnimal, isMostlyUnexplained, teaches } from "./traits_of_question.ts";

/** What is asked of the company itself. */
const COMPANY: readonly string[] = [
  ...["phone", "email", "address", "hours", "director", "since", "area", "business"],
];

/** What a condition's page tells. */
const OF_PAGE: readonly string[] = [
  ...["about-signs", "about-causes", "about-spread", "about-prevention", "about-treatment"],
  ...["about-diagnosis", "about-age"],
];

/** A question as the forms of answers look at it: what it names, what it asks, and how much of it is left over. */
export interface Reading {
  known: Known;
  asks: (...intents: Intent[]) => boolean;
  /** Products by their names. */
  named: readonly RetrievedProduct[];
  /** Diseases and signs. */
  illness: readonly NamedThing[];
  topics: readonly NamedThing[];
  /** Ingredients and kinds of products. */
  wares: readonly NamedThing[];
  facts: readonly Fact[];
  pages: readonly PageAspect[];
  ours: readonly CompanyAspect[];
  condition: Condition | undefined;
  /** Of birds, of a product, or of neither. */
  isOfBirds: boolean;
  isOfProduct: boolean;
  isFree: boolean;
  /** Nothing of ours is named, and most of it is left over. */
  isForeign: boolean;
  /** So much of a story is left over that what was read of it is there by chance. */
  isBarelyRead: boolean;
  /** It speaks of an animal for which something of ours is. */
  isForTheAnimal: boolean;
  /** Only what a condition's own page tells is asked. */
  isOfPage: boolean;
  /** Birds are cared for, and none is ill. */
  isOfCare: boolean;
  /** Articles that hold enough of it beside what is named, or by themselves. */
  articles: ReturnType<typeof bestArticles>;
  likely: readonly RetrievedProduct[];
}

export const readQuestion = rememberOf((known: Known): Reading => {
  const { asked, products } = known;
  const asks = (...intents: Intent[]) => intents.some((intent) => asked.intents.has(intent));
  const named = products.filter(({ isNamed, share }) => isNamed && share >= LEAST.named);
  const illness = [...thingsOf(asked, "disease"), ...thingsOf(asked, "sign")];
  const topics = thingsOf(asked, "topic");
  const signs = thingsOf(asked, "sign");
  const wares = thingsOf(asked, "ingredient", "category");
  // Feed is what a medicine is given in, too.
  const isOfBirds = [...illness, ...topics].some(({ id }) => named.length === 0 || id !== "feeding");
  const isOfProduct = named.length > 0 || wares.length > 0;
  return {
    known,
    asks,
    named,
    illness,
    topics,
    wares,
    facts: factsAsked(asked.aspects),
    pages: PAGE_ASPECTS.filter((aspect) => asked.aspects.includes(aspect)),
    ours: asked.aspects.filter((aspect): aspect is CompanyAspect => COMPANY.includes(aspect)),
    condition: namedCondition(known),
    isOfBirds,
    isOfProduct,
    isFree: !isOfBirds && !isOfProduct,
    isForeign: !isOfBirds && !isOfProduct && isMostlyUnexplained(known),
    isBarelyRead: isBarelyRead(known),
    isForTheAnimal: isForTheAnimal(known),
    // Beside several signs a topic that is only read in other words is none.
    isOfPage: asked.things.every(({ entry: { kind, id }, sureness }) =>
      kind !== "topic" || OF_PAGE.includes(id) || signs.length > 1 && sureness <= BY_GLOSS
    ),
    isOfCare: illness.length > 0 && wares.length === 0 && named.length === 0 &&
      illness.every(({ id }) => OF_CARE.includes(id)) && !asks("products", "have") &&
      !WARES.test(known.query),
    articles: bestArticles(known, LEAST.article),
    likely: likelyProducts(known),
  };
});

/** Something that is to be had, by its kind. */
const WARES =
  /\b(acidifi\w*|disinfect\w*|saniti[sz]er|cleaner|chemical|liquid|powder|tablet|something|anything|which|best|kuch|koi|edaina|emaina)\b|कुछ|कोई|ఏదైనా/i;

/** Against a virus we have no medicine: what is written of it is the answer. */
export function isToRead({ known: { asked }, asks, named, wares, illness: [first] }: Reading): boolean {
  const isOfVirus = first?.kind === "disease"
    ? loadKnowledge().diseases.some(({ id, kind }) => id === first.id && kind === "viral")
    : thingsOf(asked, "sign").some(({ id }) => id === "vaccination");
  return isOfVirus && !asks("products", "have") && named.length === 0 &&
    wares.every(({ id }) => id === "antibiotics-antimicrobials");
}

/** Whether products are wanted, rather than what is written. */
export function wantsProducts({ known, asks, illness, topics }: Reading): boolean {
  return asks("products", "have") && !asks("learn") ||
    asks("products") && illness.length > 0 && topics.length === 0 && !teaches(known);
}
