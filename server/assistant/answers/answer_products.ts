import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import { bestArticles } from "./answer_article.ts";
import {
  articleLink,
  articleSource,
  distinct,
  type Draft,
  linkTo,
  plain,
  productSource,
  topicOf,
} from "./draft.ts";
import { askedSpecies } from "./species.ts";
import { POULTRY } from "../../knowledge/animals.ts";
import { likelyProducts, productLine } from "./likely_products.ts";

const PRODUCTS = 3;

export function answerProducts(known: Known): Draft {
  const { texts, path } = known;
  const products = likelyProducts(known).slice(0, PRODUCTS).map(({ product }) => product);
  // Our articles are of birds.
  const species = askedSpecies(known);
  const [article] = !species || POULTRY.includes(species.id) ? bestArticles(known, 0.5) : [];
  const topic = topicOf(known);
  const viral = viralDisease(known);
  const all = path(`/products/${products[0]!.categorySlug}`);
  const links = products.map((product) => productSource(known, product));
  const read = article ? [articleSource(known, article.post)] : [];
  // Where nothing cures, what is written of it says more than what supports.
  const isOfUse = thingsOf(known.asked, "disease", "sign", "topic").length > 0 ||
    thingsOf(known.asked, "category").some(({ id }) => id === "antibiotics-antimicrobials");
  const before = viral ? 0 : isOfUse ? 2 : PRODUCTS;
  const sources = [...links.slice(0, before), ...read, ...links.slice(before)];
  return {
    kind: "products",
    answer: [
      viral ? texts.supportOnly(plain(viral)) : texts.products(topic),
      "",
      ...products.map((product) => productLine(known, product)),
      ...(known.products.length > PRODUCTS ? ["", linkTo(texts.moreLike, all)] : []),
      ...(article ? ["", texts.readMore(articleLink(known, article.post))] : []),
      "",
      texts.veterinarian,
    ].join("\n"),
    sources: distinct(sources),
    suggest: [{ kind: "quote", product: products[0]!.name }],
    about: products,
  };
}

/** A disease by its name that no medicine cures. */
function viralDisease({ asked, language }: Known): string | undefined {
  const { diseases } = loadKnowledge();
  const [entry] = thingsOf(asked, "disease");
  const disease = diseases.find(({ id }) => id === entry?.id);
  return disease?.kind === "viral" ? disease.names[language][0] ?? disease.names.en[0] : undefined;
}
