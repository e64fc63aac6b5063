import type { Guide } from "../../knowledge/load_guides.ts";
import { unsoldWares } from "../../search/unsold_wares.ts";
import type { Known } from "../know.ts";
import { answerArticle, bestArticles, isOn } from "./answer_article.ts";
import { answerBrand, namedBrand } from "./answer_brand.ts";
import { answerCareful } from "./answer_careful.ts";
import { answerComparison, comparedProducts } from "./answer_comparison.ts";
import { answerCondition, answerSigns } from "./answer_condition.ts";
import { answerDifference, twoConditions } from "./answer_difference.ts";
import { answerDose } from "./answer_dose.ts";
import { answerFacts } from "./answer_facts.ts";
import { answerGuide } from "./answer_guide.ts";
import {
  answerCompany,
  answerFaq,
  answerHouseIf,
  answerList,
  answerMessage,
  answerPages,
  answerPrice,
  unstated,
} from "./answer_house.ts";
import { answerProducts } from "./answer_products.ts";
import { answerUnknown } from "./answer_unknown.ts";
import { type Draft, inEnglish } from "./draft.ts";
import { activesInSight, holds } from "./in_sight.ts";
import { LEAST } from "./least.ts";
import { isToRead, type Reading, wantsProducts } from "./reading.ts";
import { USE_ASPECTS } from "../intent.ts";
import { isForeign } from "./species.ts";
import {
  isChoice,
  isOfItsOwn,
  isOfNoBirds,
  isOfOthers,
  isVaccinating,
  isWholeName,
  namesPrice,
  spokenOfDose,
  teaches,
} from "./traits_of_question.ts";

/** A form of answer: which questions it needs, and what it gives; nothing where it has nothing to give after all. */
interface Form {
  name: string;
  needs: (reading: Reading) => boolean;
  gives: (reading: Reading) => Draft | undefined;
}

const FAQ = ["payment", "shipping", "ordering", "support"] as const;
/** What is asked of one product, even where only its kind is named. */
const OF_ONE: readonly string[] = [
  ...["composition", "packaging", "storage", "shelfLife", "make", "documents", "specifications"],
  ...USE_ASPECTS,
];
/** Of several that may help with an illness no one is meant. */
const USE: readonly string[] = USE_ASPECTS;
const NEED =
  /how much .*\bneed|\brequire(?:d|ment|s)?\b|kitn[aei] (?:zaroori|jaroori|zarurat|jarurat)|avasaram|कितनी? (?:जरूरत|ज़रूरत)|అవసరం/i;

const ofTrade: readonly Form[] = [
  {
    name: "message",
    needs: ({ asks, isOfBirds }) => asks("message") && !isOfBirds,
    gives: ({ known }) => answerMessage(known),
  },
  {
    name: "not stated",
    needs: ({ asks, isOfProduct, illness, topics }) =>
      asks("unstated") && !asks("ordering") && !isOfProduct &&
      illness.every(({ id }) => id === "chick-start") && topics.every(({ id }) => id.startsWith("about-")),
    gives: ({ known }) => answerHouseIf(known, 0.8) ?? unstated(known),
  },
  {
    name: "payment",
    needs: ({ asks, isFree }) => isFree && asks("payment"),
    gives: ({ known }) => answerFaq(known, "payment"),
  },
  {
    name: "price",
    // What chicks, eggs or telephones cost elsewhere is nothing that we could quote.
    needs: ({ known, asks, isFree, isOfBirds, isOfProduct }) =>
      asks("price") && !asks("dose", "withdrawal") && !(isOfBirds && !isOfProduct && !namesPrice(known)) &&
      !(isFree && isOfOthers(known)),
    gives: ({ known }) => answerPrice(known),
  },
];

const ofHouse: readonly Form[] = [
  {
    name: "our pages",
    needs: ({ asks, pages, named, isOfBirds, isFree, ours }) =>
      pages.some((page) => page === "terms" || page === "facilities") && named.length + ours.length === 0 &&
        !isOfBirds ||
      isFree && pages.length > 0 && !asks(...FAQ),
    gives: ({ known, pages }) => answerPages(known, pages),
  },
  {
    name: "question of the contact page",
    // What only sounds like a sign does not outdo an outright word for delivery.
    needs: ({ known, asks, named, isOfBirds }) => {
      const isSure = known.asked.things.some(({ entry: { kind }, sureness }) =>
        kind === "topic" || (kind === "disease" || kind === "sign") && sureness > 0.94
      );
      return asks(...FAQ) &&
        (!isOfBirds || named.length === 0 && (asks("payment", "ordering") || !isSure && asks("shipping")));
    },
    gives: ({ known, asks }) => answerFaq(known, FAQ.find((each) => asks(each))!),
  },
  {
    name: "list of categories",
    // "What products have you got?", and nothing else.
    needs: ({ known: { asked: { things, rest, aspects } }, asks, isFree }) =>
      isFree && asks("list") ||
      things.length + rest.length + aspects.length === 0 && asks("have", "products") &&
        !asks("learn", "unstated"),
    gives: ({ known }) => answerList(known),
  },
  {
    name: "company",
    needs: ({ known, isFree, ours }) => isFree && ours.length > 0 && known.asked.rest.length <= 3,
    gives: ({ known, ours }) =>
      ours.every((aspect) => aspect === "business") && known.asked.rest.length > 0
        ? answerHouseIf(known, LEAST.house) ?? unstated(known)
        : answerCompany(known, ours),
  },
];

const ofOneProduct: readonly Form[] = [
  {
    name: "cautions",
    // Whether a slip of a doctor is needed stands among them.
    needs: ({ known, named }) => named.length > 0 && known.asked.aspects.includes("terms"),
    gives: ({ known, named }) => {
      const { asked } = known;
      return answerFacts({ ...known, asked: { ...asked, aspects: [...asked.aspects, "safety"] } }, named);
    },
  },
  {
    name: "facts",
    needs: ({ known, named, wares, facts, isOfBirds }) =>
      named.length > 0 &&
      (wares.filter(({ kind }) => kind === "ingredient").length > 1 && facts.includes("safety") ||
        !isOfBirds && (facts.length > 0 || isWholeName(known)) || known.asked.isFollowUp && facts.length > 0),
    gives: ({ known, named }) => answerFacts(known, named),
  },
  {
    name: "facts of the likeliest",
    needs: ({ known: { products: [first] }, isOfProduct, illness, facts }) =>
      first !== undefined && (isOfProduct || first.cover >= 0.25) && first.share >= LEAST.products &&
      facts.some((fact) => OF_ONE.includes(fact) && (illness.length === 0 || !USE.includes(fact))),
    gives: ({ known }) => answerFacts(known, known.products),
  },
];

const ofHealth: readonly Form[] = [
  {
    name: "for which animals it is",
    needs: ({ known, asks, named: [first] }) =>
      first !== undefined && isForeign(known, first.product) && !asks("products", "have"),
    gives: ({ known, named }) =>
      answerFacts({ ...known, asked: { ...known.asked, aspects: ["species", "safety"] } }, named),
  },
  {
    name: "condition",
    needs: ({ asks, named, wares, condition, isOfPage }) =>
      condition !== undefined && isOfPage && named.length + wares.length === 0 &&
      !asks("have", "list", "products"),
    gives: ({ known, condition, isBarelyRead }) =>
      isBarelyRead ? answerUnknown(known) : answerCondition(known, condition!),
  },
  {
    name: "signs",
    needs: ({ asks, named, wares, condition, isOfPage, isOfCare }) =>
      condition === undefined && isOfPage && !isOfCare && named.length + wares.length === 0 &&
      !asks("have", "list"),
    gives: ({ known, isBarelyRead }) => isBarelyRead ? answerUnknown(known) : answerSigns(known),
  },
  {
    name: "what is written of it",
    needs: (reading) => {
      const { known, asks, illness, topics, wares, articles, isOfCare } = reading;
      const wantsToLearn = isToRead(reading) || isOfCare ||
        !wantsProducts(reading) && (asks("learn") || topics.length > 0 && wares.length === 0) ||
        teaches(known) && (asks("learn") || wares.length === 0);
      return wantsToLearn && illness.length + topics.length > 0 && articles.length > 0;
    },
    gives: ({ known, articles, illness, condition }) =>
      // An article on another disease that mentions this one tells less of it than its own page.
      condition && !isOn(articles[0]!, illness[0]!)
        ? answerCondition(known, condition)
        : answerArticle(known, articles, illness.length > 0),
  },
  {
    name: "how much of a nutrient is needed",
    // It is written in articles; what holds it stands beside.
    needs: ({ known, asks, named, wares, articles }) =>
      named.length === 0 && wares.length > 0 && articles.length > 0 &&
      (asks("learn") && !asks("products", "have") || NEED.test(known.query)),
    gives: ({ known, articles }) => answerArticle(known, articles, true),
  },
  {
    name: "the product in short",
    needs: ({ asks, named, illness, wares }) => {
      const isOfOne = wares.length > 0 && !asks("products", "have", "list", "compare");
      const isOfKind = wares.length > 0 && wares.every(({ kind }) => kind === "category");
      return named.length > 0 && (asks("learn") || isOfOne) && illness.length === 0 && !isOfKind;
    },
    gives: ({ known, named }) => answerFacts(known, named),
  },
  { name: "products", needs: hasProducts, gives: ({ known }) => answerProducts(known) },
  {
    name: "article",
    needs: ({ illness, topics, wares, articles }) =>
      illness.length + topics.length + wares.length > 0 && articles.length > 0,
    gives: ({ known, articles }) => answerArticle(known, articles, false),
  },
];

/** What is written of goods that are asked for and that we do not sell. */
function unsoldGuide({ query, english, language, allGuides }: Known): Guide | undefined {
  const [ware] = unsoldWares(query, english, language);
  return ware && allGuides.find(({ id }) => id === ware.guide);
}

/** The first product that is named holds several of the actives that are: "BKC and glutaraldehyde" is one. */
function isOfOneProduct(known: Known): boolean {
  const actives = activesInSight(known);
  const [first] = known.products;
  return first !== undefined &&
    actives.filter(({ entry }) => holds(inEnglish(known, first.product), entry.id)).length > 1;
}

/** Products that hold enough of the question, where no article alone holds much more. */
function hasProducts({ known, asks, named, illness, wares, likely }: Reading): boolean {
  const [product] = known.products;
  if (!product || likely.length === 0 || product.share < (product.isNamed ? LEAST.named : LEAST.products)) {
    return false;
  }
  if (named.length === 0 && isOfNoBirds(known)) return false;
  const isNamed = illness.length + wares.length + named.length > 0 || isOfItsOwn(known) ||
    product.share > 0.8 && product.cover > 0.1 && known.asked.rest.some((word) => !/^\d+$/.test(word));
  const [alone] = illness.length === 0 && !asks("products", "have")
    ? bestArticles(known, LEAST.articleAlone)
    : [];
  return isNamed && !(alone && alone.share > product.share + 0.15);
}

/** What is asked for is here, and not for the animal that is asked about: which page is meant, and for whom it is. */
function noneFor(known: Known): Draft | undefined {
  const draft = answerCareful(known, [], { kind: "products", answer: "", sources: [] });
  return draft.kind === "facts" ? { ...draft, isMeant: true } : undefined;
}

/** How much to give, for how long, and when to sell: of a product by its name, else what is written of it. */
function doseOrRule(reading: Reading): Draft | undefined {
  const { known, asks, named, illness, wares, isFree, articles } = reading;
  const { isFollowUp } = known.asked;
  const about = asks("withdrawal") && !asks("dose") ? "withdrawal" : "dose";
  const isOfNothing = named.length === 0 && wares.every(({ kind }) => kind === "category");
  const [article] = articles;
  // Of a kind of medicine there is no one period: what is written of periods says what counts.
  if (about === "withdrawal" && isOfNothing && !isFollowUp && article) {
    return answerArticle(known, articles, false);
  }
  // "How long does the virus stay?", "when is the footbath changed?": of no medicine there is no dose.
  const isOfNone = about === "dose" && named.length + wares.length === 0 && !spokenOfDose(known);
  if (isOfNone && article) return answerArticle(known, articles, true);
  const isOfMedicine = named.length > 0 || illness.length > 0 ||
    wares.some(({ kind }) => kind === "category");
  if (isOfMedicine && !isVaccinating(known)) return answerDose(known, about);
  // "What is a withdrawal period?"
  const isRule = !isFree || about === "withdrawal" && !isFollowUp;
  if (isRule && article) return answerArticle(known, articles, false);
  // "How many days does a hen sit?" asks for no dose of anything.
  const isOfDose = about === "withdrawal" || isFollowUp || spokenOfDose(known) || !isFree;
  return isOfDose && (!isFree || !asks(...FAQ)) ? answerDose(known, about) : undefined;
}

/** In the order in which they are tried. */
export function formsFor(
  { known, asks, illness, wares, named, isForeign, isForTheAnimal }: Reading,
): readonly Form[] {
  const isOfVaccine = illness.some(({ id }) => id === "vaccination");
  // Feed, chicks and vaccines are what we write about, and not what we sell.
  const isOnlyTalkedOf = known.asked.things.length > 0 && named.length === 0 && asks("have") &&
    !asks("learn") &&
    wares.length === 0 &&
    illness.every(({ kind, id }) =>
      kind === "disease" && isOfVaccine || id === "vaccination" || id === "chick-start"
    );
  return [
    {
      name: "brand of another maker",
      needs: ({ known }) => namedBrand(known) !== undefined,
      gives: ({ known }) => answerBrand(known, namedBrand(known)!),
    },
    ...(isForeign ? [] : [
      {
        name: "comparison",
        // What one product holds together is one.
        needs: ({ asks, known, named }: Reading) =>
          (asks("compare") || isChoice(known)) &&
          !(asks("dose") && named.length > 0 && isOfOneProduct(known)),
        gives: ({ known }: Reading) => {
          const pair = comparedProducts(known);
          return pair.length === 2 ? answerComparison(known, pair) : undefined;
        },
      },
      {
        name: "difference of conditions",
        needs: ({ known, named, asks }: Reading) =>
          named.length === 0 && !asks("dose", "withdrawal", "have", "list") &&
          twoConditions(known) !== undefined,
        gives: ({ known }: Reading) => answerDifference(known, twoConditions(known)!),
      },
      {
        name: "not sold here",
        needs: ({ known, named, asks }: Reading) =>
          named.length === 0 && asks("have", "list", "price", "ordering", "shipping") && !asks("learn") &&
          unsoldGuide(known) !== undefined,
        gives: ({ known }: Reading) => ({ ...answerGuide(known, unsoldGuide(known)!), isMeant: true }),
      },
      ...ofTrade,
      { name: "dose", needs: ({ asks }: Reading) => asks("withdrawal", "dose"), gives: doseOrRule },
      ...ofHouse,
      ...ofOneProduct,
    ]),
    ...(isForTheAnimal && !isOnlyTalkedOf ? ofHealth : []),
    {
      name: "for another animal",
      needs: ({ wares }) => !isForTheAnimal && wares.length > 0,
      gives: ({ known }) => noneFor(known),
    },
    {
      name: "emergency that is near",
      needs: ({ known: { guides: [near] } }) =>
        near?.guide.urgent !== undefined && near.chance >= LEAST.urgentNear,
      gives: ({ known }) => answerGuide(known, known.guides[0]!.guide),
    },
    { name: "not known", needs: () => true, gives: ({ known }) => answerUnknown(known) },
  ];
}
