import type { AssistantQuestion, AssistantSuggestion } from "../../contract/assistant.ts";
import type { ContentReader } from "../content/content.ts";
import type { ProductFinder } from "../search/product_finder.ts";
import { localPath } from "../../site/language_paths.ts";
import { texts as siteTexts } from "./site_texts.ts";
import type { Answerer } from "./answerer.ts";
import { findArticles } from "./find_articles.ts";
import { asksToLearn, findIntent, type Intent, withoutIntent } from "./find_intent.ts";
import { answerFound } from "./answer_found.ts";
import { answerCompany, answerList } from "./answer_facts.ts";
import { questionLanguage } from "./question_language.ts";
import type { AnswerParts, Draft } from "./answer_parts.ts";
import { en } from "./texts/en.ts";
import { hi } from "./texts/hi.ts";
import { te } from "./texts/te.ts";

const TEXTS = { en, hi, te };

export interface AnswererParts {
  read: ContentReader;
  find: ProductFinder;
  /** Where the company is on WhatsApp. */
  whatsapp: () => Promise<string | undefined>;
}

/** Answers from what the site itself holds, and quotes it: products, articles, the company, the contact page. */
export function catalogueAnswerer({ read, find, whatsapp }: AnswererParts): Answerer {
  return async (question) => {
    const { query } = question;
    const language = questionLanguage(query, question.lang);
    const content = await read(language);
    const intent = findIntent(query);
    const topic = topicOf(question, intent);
    const found = await find(topic);
    const parts: AnswerParts = {
      query: topic,
      language,
      content,
      found,
      texts: TEXTS[language],
      faq: siteTexts[language].faq,
      articles: findArticles(content, topic, found),
      asksToLearn: asksToLearn(query),
      path: (path) => localPath(language, path),
    };
    const { suggest = [], ...draft } = answerIntent(intent, parts) ?? answerFound(parts);
    return { ...draft, lang: language, suggestions: await withPerson(draft, suggest, parts, whatsapp) };
  };
}

/** What the question is about. "And its dose?" is about what was asked before. */
function topicOf({ query, chatHistory }: AssistantQuestion, intent: Intent | undefined): string {
  if (intent !== "dose" && intent !== "price") return query;
  const before = chatHistory.findLast(({ role }) => role === "user");
  return before && IT.test(query) ? before.content : withoutIntent(query, intent);
}

const IT = /\b(it|its|this|that|these)\b|इसकी|उसकी|దీని|దాని/i;

/** Undefined: no more than what was found is to be said. */
function answerIntent(intent: Intent | undefined, parts: AnswerParts): Draft | undefined {
  const { texts, content, faq, path } = parts;
  const contact = { title: texts.contactPage, url: path("/contact") };
  const [areas, ordering, , payment] = faq;
  switch (intent) {
    case "greeting":
      return { kind: "greeting", answer: texts.greeting(content.company.shortName), sources: [] };
    case "list":
      return answerList(parts);
    case "shipping":
      return {
        kind: "shipping",
        answer: `${areas!.answer}\n\n${texts.shippingMore}`,
        sources: [contact],
        suggest: [{ kind: "quote" }],
      };
    case "payment":
      return { kind: "payment", answer: payment!.answer, sources: [contact] };
    case "ordering":
      return {
        kind: "ordering",
        answer: ordering!.answer,
        sources: [contact],
        suggest: [{ kind: "quote" }],
      };
    case "company":
      return answerCompany(parts);
    case "dose":
    case "price":
      return answerFound(parts, intent);
  }
}

/** Who gets no answer, or asks for what we do not say here, is offered a person. */
async function withPerson(
  { kind }: Draft,
  suggest: AssistantSuggestion[],
  { path }: AnswerParts,
  whatsapp: AnswererParts["whatsapp"],
): Promise<AssistantSuggestion[]> {
  if (!["unknown", "price", "dose", "company", "shipping", "urgent"].includes(kind)) return suggest;
  const url = await whatsapp();
  return [...suggest, url ? { kind: "whatsapp", url } : { kind: "contact", url: path("/contact") }];
}
