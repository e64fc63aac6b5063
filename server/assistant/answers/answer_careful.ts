import type { Product } from "../../../contract/product.ts";
import type { AssistantSource } from "../../../contract/assistant.ts";
import type { Known } from "../know.ts";
import { isMedicine } from "../medicines.ts";
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
import { warningsFirst } from "./rules_of_answers.ts";
import { likelyProducts } from "./likely_products.ts";
import { LEAST } from "./least.ts";
import { thingsOf } from "../understand_question.ts";

const WORDS = 3;
const PRODUCTS = 2;
const PRECAUTIONS = 3;
/** An article that is only pointed to may hold less of the question than one that is quoted. */
const NEAR = 0.33;

/**
 * What is said where a question is not understood as a whole: which page is meant, its own warnings, for whom it is,
 * and who helps. No figure, no remedy, no order form; and no refusal, since most who ask so mean no harm.
 */
export function answerCareful(known: Known, left: readonly string[], of?: Draft): Draft {
  const { texts, path } = known;
  const products = of?.kind === "article" ? [] : productsMeant(known);
  const [article] = products.length > 0 ? [] : bestArticles(known, NEAR);
  const category = products.length > 0 ? undefined : categoryOf(known);
  const isTrade = of?.kind === "price" || of?.kind === "ordering";
  const lines = [
    ...warningsFirst(known, products),
    openingOf(known, left),
    ...products.flatMap((product) => ["", ...aboutProduct(known, product)]),
    ...(products.some((product) => isMedicine(inEnglish(known, product)))
      ? ["", texts.careful.withdrawal]
      : []),
    ...(article ? ["", texts.careful.article(articleLink(known, article.post))] : []),
    ...(category ? ["", texts.careful.list(linkTo(category.title, category.url))] : []),
    ...(isTrade ? ["", texts.careful.trade(linkTo(texts.contactPage, path("/contact")))] : []),
    "",
    texts.whoHelps,
  ];
  return {
    kind: isTrade ? of.kind : products.length > 0 ? "facts" : article ? "article" : "unknown",
    answer: lines.join("\n"),
    sources: [
      ...products.map((product) => productSource(known, product)),
      ...(article ? [articleSource(known, article.post)] : []),
      ...(category ? [category] : []),
      ...(isTrade ? [{ title: texts.contactPage, url: path("/contact") }] : []),
    ],
    isCareful: true,
  };
}

function productsMeant(known: Known): Product[] {
  const named = known.products.filter(({ isNamed, share }) => isNamed && share >= LEAST.named)
    .slice(0, known.asked.meant.length || PRODUCTS).map(({ product }) => product);
  return named.length > 0 ? named : ofKind(known);
}

/** Of what is named by its kind, and is no medicine, the likeliest: an enzyme for guar. */
function ofKind(known: Known): Product[] {
  const { asked } = known;
  if (thingsOf(asked, "ingredient", "category").length === 0 || thingsOf(asked, "sign").length > 0) return [];
  const [first] = likelyProducts(known);
  return first && first.share >= LEAST.products && !isMedicine(inEnglish(known, first.product))
    ? [first.product]
    : [];
}

/** The list that what is likely stands in, where that is no medicine. */
function categoryOf(known: Known): AssistantSource | undefined {
  const [first] = likelyProducts(known);
  if (!first || isMedicine(inEnglish(known, first.product)) || first.share < LEAST.products) return undefined;
  return { title: first.product.category, url: known.path(`/products/${first.product.categorySlug}`) };
}

/** Words of another script than the answer's are not repeated in it. */
function openingOf({ texts, language }: Known, left: readonly string[]): string {
  const own = left.filter((word) =>
    !/\d/.test(word) && (language !== "en" || /^\p{Script=Latin}+$/u.test(word))
  );
  const words = [...new Set(own)].slice(0, WORDS).map((word) => `“${plain(word)}”`).join(", ");
  return words ? texts.careful.left(words) : texts.careful.plain;
}

function aboutProduct(known: Known, product: Product): string[] {
  const { texts, asked } = known;
  const { warning, precautions } = product.safetyInfo;
  const listed = product.species.map(plain).join(", ");
  const cautions = [warning ?? "", ...precautions.filter((line) => !/\d/.test(line)).slice(0, PRECAUTIONS)];
  return [
    texts.careful.product(productLink(known, product), listed),
    "",
    ...quoted(cautions.filter(Boolean).join("\n")),
    "",
    ...factsAsked(asked.aspects).filter(isFree).flatMap((fact) => factLines(known, product, fact, true)),
  ];
}
