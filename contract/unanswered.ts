import * as z from "zod/mini";
import { AssistantSourceSchema } from "./assistant.ts";
import { lines, optionalText, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { LANGUAGES } from "./language.ts";
import { LINE_MAX, PARAGRAPH_MAX } from "./limits.ts";

/** The stored length of a visitor's question. */
export const QUESTION_KEPT_MAX = LINE_MAX;
/** The number of products that an answer of the staff may have. */
export const ANSWER_PRODUCTS_MAX = 5;

const lang = z.enum(LANGUAGES);

/**
 * What went badly: the assistant did not know, said less than was asked, refused, or the visitor said that the answer
 * did not help.
 */
export const WENT_BADLY = ["unknown", "careful", "refused", "disliked"] as const;
export type WentBadly = typeof WENT_BADLY[number];

/** A group of similar questions without an answer. Telephone numbers and email addresses are masked. */
export const UnansweredSchema = z.object({
  id: z.string(),
  /** The wording of the first question. */
  question: z.string(),
  /** Other wordings. */
  otherWords: z.array(z.string()),
  lang,
  /** The last time. */
  why: z.enum(WENT_BADLY),
  /** What was answered then; null where it was not kept. */
  answer: z.nullable(z.string()),
  /** The pages that this answer named. */
  nearest: z.array(AssistantSourceSchema),
  /** How often it was asked. */
  count: z.number(),
  firstAskedAt: z.string(),
  lastAskedAt: z.string(),
  /** The page of the last question, without its query, and the partner's key; null if unknown. */
  page: z.nullable(z.string()),
  partner: z.nullable(z.string()),
  /** The staff decided not to answer it. */
  isDismissed: z.boolean(),
});
export type Unanswered = z.infer<typeof UnansweredSchema>;

/** By language: visitors ask in any, and the staff may have answered in any. */
const translations = z.optional(z.partialRecord(lang, z.object({ answer: optionalText(PARAGRAPH_MAX) })));

/** An answer by the staff to the given questions. The assistant uses it from the next request on. */
export const StaffAnswerInputSchema = z.object({
  questions: z.pipe(
    lines(LINE_MAX),
    z.array(z.string()).check(z.minLength(1, refuses("required", {}, { message: "Write a question" }))),
  ),
  /** The language of `answer`. */
  lang,
  /** Markdown. */
  answer: text({ message: "Write the answer", max: PARAGRAPH_MAX }),
  translations,
  /** The ids of the products shown with the answer. */
  products: z.pipe(
    z._default(z.array(z.string()), []),
    z.array(z.string()).check(
      z.maxLength(
        ANSWER_PRODUCTS_MAX,
        refuses("too_many", { max: ANSWER_PRODUCTS_MAX }, { label: "products" }),
      ),
    ),
  ),
  /** The id of the unanswered question that this answers. It is removed from the list. */
  unansweredId: optionalText(100),
});
export type StaffAnswerInput = z.infer<typeof StaffAnswerInputSchema>;

export const StaffAnswerSchema = z.object({
  id: z.string(),
  /** Wordings of the question, the best first. */
  questions: z.array(z.string()),
  lang,
  answer: z.string(),
  translations,
  products: z.array(z.string()),
  /** How often the question had been asked before it was answered. */
  asked: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StaffAnswer = z.infer<typeof StaffAnswerSchema>;
