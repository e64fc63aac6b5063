import type { AssistantAnswer, AssistantSuggestion } from "../../contract/assistant.ts";
import type { Language } from "../../contract/language.ts";
import type { Post } from "../../contract/post.ts";
import type { Content } from "../content/content.ts";
import type { Found } from "../search/search_products.ts";
import type { AssistantTexts } from "./texts/en.ts";

/** All that an answer is made of. */
export interface AnswerParts {
  /** What it is about: the question, or the one before it. */
  query: string;
  language: Language;
  /** In that language. */
  content: Content;
  found: Found;
  articles: readonly Post[];
  asksToLearn: boolean;
  texts: AssistantTexts;
  faq: readonly { question: string; answer: string }[];
  /** A path of ours in that language. */
  path: (path: string) => string;
}

export interface Draft extends Omit<AssistantAnswer, "lang" | "suggestions"> {
  suggest?: AssistantSuggestion[];
}

/** A text of ours as Markdown that shows it as it is. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}

export function linkTo(title: string, url: string): string {
  return `[${plain(title)}](${url})`;
}
