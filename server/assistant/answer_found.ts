import type { AssistantSource } from "../../contract/assistant.ts";
import type { Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import type { Found } from "../search/search_products.ts";
import { type AnswerParts, type Draft, linkTo, plain } from "./answer_parts.ts";

const PRODUCTS = 3;
const NEAREST = 2;

/** The products and articles that were found; only where to read on for a dose, only a quote for a price. */
export function answerFound(parts: AnswerParts, about?: "dose" | "price"): Draft {
  const { found, texts, articles } = parts;
  const products = sure(found) ? productsOf(parts, found.products, PRODUCTS) : [];
  const [first] = products;
  const banned = bannedIn(parts);
  if (banned) return { kind: "unknown", answer: texts.banned(plain(banned)), sources: [] };
  const urgent = urgentIn(parts);
  if (urgent) return answerUrgent(parts, urgent);
  if (about === "dose") return answerDose(parts, products);
  if (about === "price") {
    return {
      kind: "price",
      answer: texts.price(first ? linkTo(first.name, urlOf(parts, first)) : ""),
      sources: first ? [sourceOf(parts, first)] : [],
      suggest: [{ kind: "quote", ...(first && { product: first.name }) }],
    };
  }
  const [article] = articles;
  if (article && (parts.asksToLearn || !first)) return answerArticle(parts, article, products);
  if (first) return answerProducts(parts, products, article);
  return answerNothing(parts);
}

/** A guess at the spelling of a word that nobody knows is no answer. */
function sure({ products, understood, corrected }: Found): boolean {
  return products.length > 0 && (understood.some((concepts) => concepts.length > 0) || !corrected);
}

function answerProducts(parts: AnswerParts, products: Product[], article: Post | undefined): Draft {
  const { texts, found, path, query } = parts;
  const more = found.products.length > products.length
    ? ["", linkTo(texts.more(found.products.length), path(`/products?q=${encodeURIComponent(query)}`))]
    : [];
  const read = article ? ["", texts.readMore(linkTo(article.title, path(`/blog/post/${article.slug}`)))] : [];
  return {
    kind: "products",
    answer: [
      texts.products(topicIn(parts)),
      "",
      ...products.map((product) => lineOf(parts, product)),
      ...more,
      ...read,
      "",
      texts.veterinarian,
    ].join("\n"),
    sources: [
      ...products.map((product) => sourceOf(parts, product)),
      ...(article ? [articleSource(parts, article)] : []),
    ],
    suggest: [{ kind: "quote", product: products[0]!.name }],
  };
}

function answerArticle(parts: AnswerParts, article: Post, products: Product[]): Draft {
  const { texts, path } = parts;
  return {
    kind: "article",
    answer: [
      texts.article(linkTo(article.title, path(`/blog/post/${article.slug}`))),
      "",
      `> ${plain(article.excerpt)}`,
      ...(products.length > 0
        ? ["", texts.products(topicIn(parts)), "", ...products.map((product) => lineOf(parts, product))]
        : []),
      "",
      texts.veterinarian,
    ].join("\n"),
    sources: [articleSource(parts, article), ...products.map((product) => sourceOf(parts, product))],
    suggest: products[0] ? [{ kind: "quote", product: products[0].name }] : [],
  };
}

/** A dose is read where it stands, with everything that belongs to it. */
function answerDose(parts: AnswerParts, [first]: Product[]): Draft {
  const { texts } = parts;
  return {
    kind: "dose",
    answer: [
      first ? texts.dose(linkTo(first.name, urlOf(parts, first))) : texts.doseUnknown,
      "",
      texts.veterinarian,
    ].join("\n"),
    sources: first ? [sourceOf(parts, first)] : [],
  };
}

function answerUrgent(parts: AnswerParts, name: string): Draft {
  const { texts, articles: [article], path } = parts;
  return {
    kind: "urgent",
    answer: [
      `**${texts.urgent(plain(name))}**`,
      ...(article ? ["", texts.readMore(linkTo(article.title, path(`/blog/post/${article.slug}`)))] : []),
    ].join("\n"),
    sources: article ? [articleSource(parts, article)] : [],
  };
}

function answerNothing(parts: AnswerParts): Draft {
  const { texts, found } = parts;
  // Where nothing at all was understood, the nearest is far away.
  const isNear = found.understood.length > 0 || found.products.length > 0;
  const nearest = isNear ? productsOf(parts, [...found.products, ...found.nearest], NEAREST) : [];
  return {
    kind: "unknown",
    answer: [
      texts.unknown,
      ...(nearest.length > 0
        ? ["", texts.nearest, "", ...nearest.map((product) => lineOf(parts, product))]
        : []),
    ].join("\n"),
    sources: nearest.map((product) => sourceOf(parts, product)),
    suggest: [{ kind: "quote" }],
  };
}

function productsOf({ content }: AnswerParts, found: Found["products"], limit: number): Product[] {
  return found.slice(0, limit).flatMap(({ id }) => content.productById.get(id) ?? []);
}

/** How much to give in feed or water: never said here, not even in the words of a product's page. */
const AMOUNT = /\bper (tonne|litre|bird|head)\b|प्रति (टन|लीटर|पक्षी)|टन (में|दाने)|టన్ను|లీటరు/i;

/** The product's name and what its page says of it first. */
function lineOf(parts: AnswerParts, product: Product): string {
  const link = linkTo(product.name, urlOf(parts, product));
  const { shortDescription } = product;
  const said = shortDescription && !AMOUNT.test(shortDescription) ? shortDescription : product.category;
  return `- ${link}: ${plain(said)}`;
}

function urlOf({ path }: AnswerParts, { slug }: Product): string {
  return path(`/product/${slug}`);
}

function sourceOf(parts: AnswerParts, product: Product): AssistantSource {
  return { title: product.name, url: urlOf(parts, product) };
}

function articleSource({ path }: AnswerParts, { title, slug }: Post): AssistantSource {
  return { title, url: path(`/blog/post/${slug}`) };
}

/** The disease, sign or ingredient that was named, by its name in the answer's language. */
function topicIn({ found, language }: AnswerParts): string {
  const [concept] = found.understood.flat().filter(({ kind }) => kind === "disease" || kind === "sign");
  return concept ? plain(concept.names[language][0] ?? concept.names.en[0]!) : "";
}

function bannedIn({ found, language }: AnswerParts): string | undefined {
  const { ingredients } = loadKnowledge();
  for (const concepts of found.understood) {
    const [concept] = concepts;
    if (concept?.kind !== "ingredient") continue;
    if (ingredients.find(({ id }) => id === concept.id)?.banned) {
      return concept.names[language][0] ?? concept.names.en[0];
    }
  }
}

/** What nobody may treat alone: a disease by its name, a sign as it was told. */
function urgentIn({ found, language, texts }: AnswerParts): string | undefined {
  const { diseases, signs } = loadKnowledge();
  for (const [concept] of found.understood) {
    if (concept?.kind === "disease" && diseases.find(({ id }) => id === concept.id)?.urgent) {
      return concept.names[language][0] ?? concept.names.en[0];
    }
    if (concept?.kind === "sign" && signs.find(({ id }) => id === concept.id)?.urgent) return texts.emergency;
  }
}
