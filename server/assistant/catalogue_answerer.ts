import type { AssistantAnswer, AssistantQuestion, AssistantSuggestion } from "../../contract/assistant.ts";
import type { Explanation } from "../../contract/explanation.ts";
import type { StaffAnswer } from "../../contract/unanswered.ts";
import type { ContentReader } from "../content/content.ts";
import type { DerivedFiles } from "../kv/derived_files.ts";
import { oneAtATime } from "../shared/one_at_a_time.ts";
import { yieldToEventLoop } from "../shared/yield_to_event_loop.ts";
import { chooseAnswer } from "./answers/choose_answer.ts";
import { repliesTo } from "./answers/replies_to.ts";
import type { Draft } from "./answers/draft.ts";
import type { Answerer } from "./answerer.ts";
import { explain } from "./explain.ts";
import { houseIndexer } from "./house_index.ts";
import { type KeptKnowledge, shippedKnowledge } from "../knowledge/kept_knowledge.ts";
import { loadGuides } from "../knowledge/load_guides.ts";
import { knower, type Known } from "./know.ts";
import { prepareEnglishWords } from "../language/english_words.ts";
import { prepareGuides } from "./guides/guide_index.ts";
import type { Retriever } from "./retrieve.ts";
import { isUnderstood } from "./permission/permit.ts";
import { retrieveKnown } from "./retrieve_known.ts";

interface AnswererParts {
  read: ContentReader;
  /** Where the company is on WhatsApp. */
  whatsapp: () => Promise<string | undefined>;
  /** What the staff wrote to questions that nobody could answer. */
  staffAnswers?: () => Promise<readonly StaffAnswer[]>;
  knowledge?: () => Promise<KeptKnowledge>;
  files?: DerivedFiles | undefined;
}

interface CatalogueAnswerer extends Answerer {
  /** What it would rest its answer on. */
  retrieve: Retriever;
  /** How it comes to its answer. Nothing is stored. */
  explain: (question: AssistantQuestion) => Promise<Explanation>;
  /** Brings the indexes up to the content. */
  prepare: () => Promise<void>;
}

/** Answers from what the site itself holds, and quotes it: products, articles, the company's pages, the staff. */
export function catalogueAnswerer(
  {
    read,
    whatsapp,
    staffAnswers = () => Promise.resolve([]),
    knowledge = () => Promise.resolve(shippedKnowledge()),
    files,
  }: AnswererParts,
): CatalogueAnswerer {
  const index = houseIndexer(read, files);
  const guides = () => prepareGuides(loadGuides, files);
  const know = knower({ read, index, staffAnswers, guides, knowledge });

  async function compute(question: AssistantQuestion) {
    await yieldToEventLoop();
    return await answerTo(await know(question), question);
  }
  async function answerTo(known: Known, question: AssistantQuestion): Promise<AssistantAnswer> {
    const draft = chooseAnswer(known, question.chatHistory);
    const { kind, answer, sources, suggest = [], isCareful } = draft;
    const suggestions = await withPerson(kind, suggest, known, whatsapp);
    const replies = repliesTo(known, draft);
    return {
      kind,
      answer,
      sources,
      lang: known.language,
      suggestions,
      ...(replies.length > 0 && { replies }),
      ...(isCareful && { isCareful }),
    };
  }
  // One after another, with other requests in between: a burst of long questions holds up nobody but itself.
  const inTurn = oneAtATime();
  const answer = (question: AssistantQuestion) => inTurn(() => compute(question));
  const explainAnswer = async (question: AssistantQuestion) => {
    const known = await know(question);
    return { answer: await answerTo(known, question), ...explain(known, question.chatHistory) };
  };
  const retrieve: Retriever = async (question) => {
    const known = await know(question);
    const retrieved = retrieveKnown(known);
    // A model is told of products only where an answer without it may speak of them as it likes.
    const isWhole = isUnderstood(known, chooseAnswer(known, question.chatHistory));
    return isWhole
      ? retrieved
      : { ...retrieved, passages: retrieved.passages.filter(({ product }) => !product) };
  };
  const prepare = async () => {
    await Promise.all([index.prepare(), prepareEnglishWords()]);
    await guides();
  };
  return Object.assign(answer, { retrieve, explain: explainAnswer, prepare });
}

const WITH_PERSON = [
  "unknown",
  "price",
  "dose",
  "company",
  "shipping",
  "urgent",
  "refused",
  "message",
  "support",
];

/** Who gets no answer, or asks for what we do not say here, is offered a person. */
async function withPerson(
  kind: Draft["kind"],
  suggest: AssistantSuggestion[],
  { path }: Known,
  whatsapp: AnswererParts["whatsapp"],
): Promise<AssistantSuggestion[]> {
  if (!WITH_PERSON.includes(kind)) return suggest;
  const url = await whatsapp();
  return [...suggest, url ? { kind: "whatsapp", url } : { kind: "contact", url: path("/contact") }];
}
