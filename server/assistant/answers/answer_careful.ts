import type { Product } from "../../../contract/product.ts";
import type { Known } from "../know.ts";
import { isMedicine } from "../medicines.ts";
import { statesDose } from "../model/states_dose.ts";
import { bestArticles } from "./answer_article.ts";
import { factLines, factsAsked, isFree } from "./answer_facts.ts";
import {
  articleLink,
  articleSource,
  type Draft,
  inEnglish,
  linkTo,
  plain,
  productLink,
  productSource,
  quoted,
} from "./draft.ts";
import { activesInSight } from "./in_sight.ts";
import { guideText } from "./answer_guide.ts";
import { givesFigures, whoHelps } from "./answer_unknown.ts";
import type { Intent } from "../intent.ts";
import { warningsFirst, warnsOfAnother } from "./rules_of_answers.ts";
import { likelyProducts } from "./likely_products.ts";
import { LEAST } from "./least.ts";
import { listedSpecies, unlistedSpecies } from "./species.ts";
import { thingsOf } from "../understand_question.ts";

const WORDS = 3;
const PRODUCTS = 2;
/** An article that is only pointed to may hold less of the question than one that is quoted. */
const NEAR = 0.33;

/**
 * What is said where a question is not understood as a whole: which page is meant, its own warnings, for whom it is,
 * and who helps. No figure, no remedy, no order form; and no refusal, since most who ask so mean no harm.
 */
export function answerCareful(known: Known, left: readonly string[], of?: Draft): Draft {
  const { texts, path } = known;
  const unknown = unknownWords(known, left);
  const guide = known.guides.find(({ guide, chance }) =>
    !guide.urgent && chance >= LEAST.guideBesideCareful && !givesFigures(known, guideText(known, guide))
  );
  const meant = of?.kind === "article" ? [] : productsMeant(known, unknown.length > 0 ? undefined : of);
  const isNamed = meant.some((product) =>
    known.products.some((each) => each.isNamed && each.product === product)
  );
  // What only may be meant is not shown before what is likely asked for.
  const products = isNamed || !guide ? meant : [];
  const [article] = isNamed ? [] : bestArticles(known, NEAR);
  const isTrade = of?.kind === "price" || of?.kind === "ordering";
  const warned = warningsFirst(known, products);
  const lines = [
    ...warned,
    ...products.flatMap((product) => [...aboutProduct(known, product), ""]),
    ...(guide ? [guideText(known, guide.guide), ""] : []),
    ...(article ? [texts.careful.article(articleLink(known, article.post)), ""] : []),
    ...(isTrade ? [texts.careful.trade(linkTo(texts.contactPage, path("/contact"))), ""] : []),
    ...(activesInSight(known).length > 1 && !warnsOfAnother(known) ? [texts.careful.pair, ""] : []),
    ...(unknown.length > 0 && isOfTreatment(known) ? [texts.careful.left(unknown.join(", ")), ""] : []),
    ...(unknown.length + warned.length === 0 && products.length > 0 ? [texts.careful.plain, ""] : []),
    ...(products.length + Number(isTrade) === 0 && !article && !guide ? [texts.unknown, ""] : []),
    whoHelps(known),
  ];
  return {
    kind: isTrade ? of.kind : products.length > 0 ? "facts" : article || guide ? "article" : "unknown",
    answer: lines.join("\n"),
    sources: [
      ...products.map((product) => productSource(known, product)),
      ...(article ? [articleSource(known, article.post)] : []),
      ...(isTrade ? [{ title: texts.contactPage, url: path("/contact") }] : []),
    ],
    isCareful: true,
  };
}

function productsMeant(known: Known, of?: Draft): Product[] {
  const named = known.products.filter(({ isNamed, share }) => isNamed && share >= LEAST.named)
    .slice(0, known.asked.meant.length || PRODUCTS).map(({ product }) => product);
  if (named.length > 0) return named;
  // Who asks of a name that we do not know is shown no other's page.
  if (!of) return [];
  // Of a kind that is no medicine, one page of it shows what is meant.
  const about = (of.kind === "dose" ? [] : of.about ?? []).filter((product) =>
    !isMedicine(inEnglish(known, product))
  );
  return about.length > 0 ? about : ofKind(known);
}

/** Of what is no medicine, the likeliest, where an animal or a kind is named: who tells of signs alone may be ill himself. */
function ofKind(known: Known): Product[] {
  if (thingsOf(known.asked, "species", "ingredient", "category").length === 0) return [];
  const [first] = likelyProducts(known);
  return first && first.share >= LEAST.products && !isMedicine(inEnglish(known, first.product))
    ? [first.product]
    : [];
}

/** Words that nobody knows are said: one of them may be another medicine. Those of another script are not repeated. */
function unknownWords({ language, isOrdinary, asked }: Known, left: readonly string[]): string[] {
  const unknown = left.filter((word) =>
    asked.rest.includes(word) && !/\d/.test(word) && !isOrdinary(word) &&
    (language !== "en" || /^\p{Script=Latin}+$/u.test(word))
  );
  return [...new Set(unknown)].slice(0, WORDS).map((word) => `“${plain(word)}”`);
}

function isOfTreatment({ asked, products }: Known): boolean {
  return products[0]?.isNamed === true ||
    ["dose", "withdrawal", "products"].some((each) => asked.intents.has(each as Intent));
}

function aboutProduct(known: Known, product: Product): string[] {
  const { texts, asked } = known;
  const { warning, precautions } = product.safetyInfo;
  const caution = warning ?? precautions.find((line) => !/\d/.test(line)) ?? "";
  const facts = factsAsked(asked.aspects).filter(isFree);
  const isCure = isMedicine(inEnglish(known, product));
  // How powder goes into water or feed is no dose; of a medicine it stands beside one, and is read there.
  const said = [product.shortDescription, ...(isCure ? [] : [product.usage.instructions])].flatMap(
    withoutAmounts,
  );
  return [
    texts.careful.product(
      productLink(known, product),
      listedSpecies(known, product),
      plain(unlistedSpecies(known, product).join(", ")),
    ),
    "",
    ...quoted(caution),
    ...(said.length > 0 ? ["", ...said] : []),
    ...facts.flatMap((fact) => ["", ...factLines(known, product, fact, true)]),
    ...(isCure ? ["", texts.careful.withdrawal] : []),
  ];
}

/** Its sentences that state no amount and no time. */
function withoutAmounts(text: string | null | undefined): string[] {
  const sentences = (text ?? "").split(/(?<=[.!?।])\s+/).filter((each) =>
    !statesDose(each) && !RATE.test(each)
  );
  return sentences.length > 0 ? [plain(sentences.join(" "))] : [];
}

/** So much for each of something, in words or figures. */
const RATE =
  /\d.*\b(?:per|litres?|tonnes?|minutes)\b|\d.*(?:प्रति|लीटर|टन|मिनट|ప్రతి|లీటరు|టన్ను|నిమిష)|\bper\b|प्रति|ప్రతి/iu;
