import type { AssistantSource } from "../../../contract/assistant.ts";
import type { Condition } from "../../../contract/condition.ts";
import { nextQuestions } from "../../health/next_question.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import { articleLink, articleSource, distinct, type Draft, linkTo, plain, productSource } from "./draft.ts";
import { likelyProducts, productLine } from "./likely_products.ts";

const NAMED = 3;
const STEPS = 5;
const PRODUCTS = 3;
/** One that is so much less likely than the first is not named beside it. */
const NEAR = 0.3;
const LEAST_EXPLAINED = 0.5;
/** What a question back must tell, and how sure an answer without one is. */
const WORTH_ASKING = 0.3;
const SURE = 0.6;

/** The conditions that explain what is told, the likeliest first; none where nothing does. */
function likelyConditions({ fits }: Known): Known["fits"] {
  const [first] = fits;
  if (!first || first.explained < LEAST_EXPLAINED) return [];
  return fits.filter(({ chance, explained }) =>
    chance >= first.chance * NEAR && explained >= first.explained * 0.6
  ).slice(0, NAMED);
}

/** What fits the signs, why, what to do now, and what we have that a veterinarian may choose. */
export function answerSigns(known: Known): Draft | undefined {
  const { texts } = known;
  const likely = likelyConditions(known);
  const [first] = likely;
  if (!first) return undefined;
  const { now } = wordsOfCondition(known, first.condition);
  const signs = (ids: readonly { kind: string; id: string }[]) =>
    ids.filter(({ kind }) => kind === "sign").map(({ id }) => signName(known, id)).join(", ");
  const head = [
    texts.condition.fits,
    "",
    ...likely.map(({ condition, for: reasons }) =>
      `- **${conditionLink(known, condition)}**: ${plain(texts.condition.because(signs(reasons)))}`
    ),
    "",
    `**${texts.condition.now}**`,
    "",
    ...now.slice(0, STEPS).map((step, at) => `${at + 1}. ${plain(step)}`),
  ];
  return withProducts(known, head, likely.map(({ condition }) => condition));
}

/** What the page of a condition says of what was asked: causes, prevention, treatment, signs. */
export function answerCondition(known: Known, condition: Condition): Draft {
  const { texts, asked } = known;
  const words = wordsOfCondition(known, condition);
  const about = new Set(thingsOf(asked, "topic").map(({ id }) => id));
  const list = (label: string, lines: readonly string[]) => [
    "",
    `**${label}**`,
    "",
    ...lines.slice(0, STEPS).map((line) => `- ${plain(line)}`),
  ];
  const { intents } = asked;
  // "What are the signs" is read as one asking; who asks what a disease is wants to know it, and buys nothing.
  const isToLearn = intents.has("learn") && !intents.has("products") && !about.has("about-treatment");
  // Who has it in the shed wants to know what to do, in whatever words that was asked.
  if (isToLearn && about.size === 0) about.add("about-signs").add("about-treatment");
  const parts = [
    ...(about.has("about-causes") || about.has("about-spread") ? ["", plain(words.causes)] : []),
    ...(about.has("about-prevention") ? list(texts.condition.prevention, words.prevention) : []),
    ...(about.has("about-signs") || about.has("about-diagnosis")
      ? list(texts.condition.signs, condition.signs.map(({ id }) => signName(known, id)))
      : []),
    ...(about.has("about-treatment") ? list(texts.condition.now, words.now) : []),
  ];
  const draft = withProducts(known, [
    `**${conditionLink(known, condition)}**: ${plain(words.summary)}`,
    ...(parts.length > 0 ? parts : list(texts.condition.now, words.now)),
  ], [condition]);
  return isToLearn ? draft.bare ?? draft : draft;
}

/** The condition that is named, where its page is written. */
export function namedCondition({ asked, conditions }: Known): Condition | undefined {
  const [disease] = thingsOf(asked, "disease");
  return disease && conditions.find(({ id }) => id === disease.id);
}

function withProducts(known: Known, head: readonly string[], conditions: readonly Condition[]): Draft {
  const { texts } = known;
  const products = likelyProducts(known).slice(0, PRODUCTS).map(({ product }) => product);
  const articles = articlesOf(known, conditions);
  const { back, replies } = askedBack(known);
  const tail = [
    ...articles.flatMap((post) => ["", texts.readMore(articleLink(known, post))]),
    ...(back ? ["", back] : []),
    "",
    texts.veterinarian,
  ];
  const pages = conditions.map((condition) => conditionSource(known, condition));
  const read = articles.map((post) => articleSource(known, post));
  const bare: Draft = {
    kind: "article",
    answer: [...head, ...tail].join("\n"),
    sources: distinct([pages[0]!, ...read, ...pages.slice(1)]),
    replies,
  };
  if (products.length === 0) return bare;
  return {
    kind: "products",
    answer: [
      ...head,
      "",
      texts.condition.products,
      "",
      ...products.map((product) => productLine(known, product)),
      ...tail,
    ].join("\n"),
    sources: distinct([
      productSource(known, products[0]!),
      pages[0]!,
      ...read,
      ...products.slice(1).map((product) => productSource(known, product)),
      ...pages.slice(1),
    ]),
    suggest: [{ kind: "quote", product: products[0]!.name }],
    replies,
    about: products,
    bare,
  };
}

export function articlesOf({ content }: Known, [first]: readonly Condition[]) {
  return first!.articles.flatMap((slug) => content.posts.find((post) => post.slug === slug) ?? []).slice(
    0,
    1,
  );
}

/** One question, where its answer would decide between the first of them, and what may be answered. */
function askedBack(known: Known): { back?: string; replies: string[] } {
  const { fits, said, texts } = known;
  if (fits.length === 0 || fits[0]!.chance >= SURE) return { replies: [] };
  const [next] = nextQuestions(fits, said);
  if (!next || next.gain < WORTH_ASKING) return { replies: [] };
  const { ask, askSign, replies } = texts.condition;
  if (next.ask !== "sign") return { back: ask[next.ask], replies: replies[next.ask] };
  const sign = signName(known, next.sign!);
  return { back: askSign(sign), replies: [texts.condition.isSeen(sign)] };
}

export function wordsOfCondition({ language }: Known, condition: Condition) {
  const { name, summary, causes, now, prevention } = condition;
  const own = language === "en" ? {} : condition.translations?.[language] ?? {};
  return { name, summary, causes, now, prevention, ...own };
}

export function conditionLink(known: Known, condition: Condition): string {
  return linkTo(wordsOfCondition(known, condition).name, healthUrl(known, condition));
}

export function conditionSource(known: Known, condition: Condition): AssistantSource {
  return { title: wordsOfCondition(known, condition).name, url: healthUrl(known, condition) };
}

function healthUrl({ path }: Known, { id }: Condition): string {
  return path(`/health/${id}`);
}

export function signName({ language }: Known, id: string): string {
  const names = loadKnowledge().signs.find((each) => each.id === id)?.names;
  return names?.[language][0] ?? names?.en[0] ?? id;
}
