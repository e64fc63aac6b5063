import type { AssistantAnswer, AssistantSource, AssistantSuggestion } from "../../../contract/assistant.ts";
import type { Post } from "../../../contract/post.ts";
import type { Product } from "../../../contract/product.ts";
import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";

export interface Draft extends Omit<AssistantAnswer, "lang" | "suggestions"> {
  /** The name of the form that it was made in. */
  form?: string;
  suggest?: AssistantSuggestion[];
  /** The products that it speaks of: what holds of any answer on them is added at the end. */
  about?: readonly Product[];
  /** The same without a dose, a remedy or an order form, where anything is left of it. */
  bare?: Draft;
  /** The vote of safety is not sure that it is harmless. */
  isDoubtful?: boolean;
  /** How likely a refusal is by the vote of safety. */
  alarm?: number;
  /** What is named leaves no doubt that it is meant. */
  isMeant?: boolean;
  /** It is the careful form, of which no model says more. */
  isCareful?: true;
}

/** A text of ours as Markdown that shows it as it is. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}

export function linkTo(title: string, url: string): string {
  return `[${plain(title)}](${url})`;
}

/** Lines as they stand, marked as somebody else's words. */
export function quoted(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "").map((line) => `> ${plain(line)}  `);
}

export function productUrl({ path }: Known, { slug }: Product): string {
  return path(`/product/${slug}`);
}

export function productLink(known: Known, product: Product): string {
  return linkTo(product.name, productUrl(known, product));
}

export function productSource(known: Known, product: Product): AssistantSource {
  return { title: product.name, url: productUrl(known, product) };
}

export function articleSource({ path }: Known, { title, slug }: Post): AssistantSource {
  return { title, url: path(`/blog/post/${slug}`) };
}

export function articleLink(known: Known, post: Post): string {
  return linkTo(post.title, articleSource(known, post).url);
}

/** Each once. */
export function distinct(sources: readonly AssistantSource[]): AssistantSource[] {
  return sources.filter(({ url }, at) => sources.findIndex((other) => other.url === url) === at);
}

/** The disease, sign or ingredient that was named, by its name in the answer's language. */
export function topicOf({ asked, language }: Known): string {
  const thing =
    [...thingsOf(asked, "disease"), ...thingsOf(asked, "sign"), ...thingsOf(asked, "category")][0];
  return thing ? plain(thing.names[language][0] ?? thing.names.en[0]!) : "";
}

/** As the owner wrote it: which animals are named is read there. */
export function inEnglish({ english }: Pick<Known, "english">, product: Product): Product {
  return english.productById.get(product.id) ?? product;
}
