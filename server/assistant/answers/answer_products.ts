import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import type { FoundProduct, Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import { inEnglish } from "./answer_dose.ts";
import { bestArticles } from "./answer_article.ts";
import {
  articleLink,
  articleSource,
  distinct,
  type Draft,
  linkTo,
  plain,
  productLink,
  productSource,
  topicOf,
} from "./draft.ts";
import { askedSpecies, listsSpecies } from "./species.ts";

const PRODUCTS = 3;

/** How much to give in feed or water: never said beside a name alone, not even in the words of a product's page. */
const AMOUNT = /\bper (tonne|litre|bird|head)\b|प्रति (टन|लीटर|पक्षी)|टन (में|दाने)|టన్ను|లీటరు/i;

/** Products that may be the answer: those that hold much of the question, and that are near the best of them. */
export function likelyProducts(known: Known): FoundProduct[] {
  const [best] = known.products;
  if (!best) return [];
  const isFew = known.asked.things.every(({ entry }) => entry.kind === "species");
  return known.products.filter(({ score, share }) =>
    score >= best.score * 0.45 && share >= best.share * 0.6 && (!isFew || share > 0.5)
  );
}

export function answerProducts(known: Known): Draft {
  const { texts, path } = known;
  const products = likelyProducts(known).slice(0, PRODUCTS).map(({ product }) => product);
  const [article] = bestArticles(known, 0.5);
  const topic = topicOf(known);
  const viral = viralDisease(known);
  // A bracket would end the link.
  const query = encodeURIComponent(known.query.slice(0, 100)).replaceAll("(", "%28").replaceAll(")", "%29");
  const all = path(`/products?q=${query}`);
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
  };
}

/** The product's name, what its page says of it first, and whether it names the animal. */
export function productLine(known: Known, product: FoundProduct["product"]): string {
  const { shortDescription } = product;
  const said = shortDescription && !AMOUNT.test(shortDescription) ? shortDescription : product.category;
  const species = askedSpecies(known);
  const isListed = !species || listsSpecies(inEnglish(known, product), species.id);
  const listed = product.species.map(plain).join(", ");
  const warning = isListed || !listed ? "" : ` (${known.texts.notListedShort(plain(species.name), listed)})`;
  return `- ${productLink(known, product)}: ${plain(said)}${warning}`;
}

/** A disease by its name that no medicine cures. */
function viralDisease({ asked, language }: Known): string | undefined {
  const { diseases } = loadKnowledge();
  const [entry] = thingsOf(asked, "disease");
  const disease = diseases.find(({ id }) => id === entry?.id);
  return disease?.kind === "viral" ? disease.names[language][0] ?? disease.names.en[0] : undefined;
}
