import * as z from "zod/mini";
import { lines, optionalText, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { LANGUAGES } from "./language.ts";
import { LINE_MAX, PARAGRAPH_MAX } from "./limits.ts";

/** Letters that are kept of a visitor's question. */
export const QUESTION_KEPT_MAX = LINE_MAX;
/** Products that an answer of the staff may name. */
export const ANSWER_PRODUCTS_MAX = 5;

const lang = z.enum(LANGUAGES);

/** Questions like one another that the assistant could not answer. Telephone numbers and e-mail addresses are masked. */
export const UnansweredSchema = z.object({
  id: z.string(),
  /** As it was asked first. */
  question: z.string(),
  /** In which other words. */
  otherWords: z.array(z.string()),
  lang,
  /** How often. */
  count: z.number(),
  firstAskedAt: z.string(),
  lastAskedAt: z.string(),
  /** Where it was asked last, as far as that is known: the page without its query, and the key of a partner. */
  page: z.nullable(z.string()),
  partner: z.nullable(z.string()),
  /** Nobody wants to answer it. */
  isDismissed: z.boolean(),
});
export type Unanswered = z.infer<typeof UnansweredSchema>;

/** An answer of the staff, in the questions' own words. It is given from the next request on. */
export const StaffAnswerInputSchema = z.object({
  questions: z.pipe(
    lines(LINE_MAX),
    z.array(z.string()).check(z.minLength(1, refuses("required", {}, { message: "Write a question" }))),
  ),
  lang,
  /** Markdown. */
  answer: text({ message: "Write the answer", max: PARAGRAPH_MAX }),
  /** The ids of products to go with it. */
  products: z.pipe(
    z._default(z.array(z.string()), []),
    z.array(z.string()).check(
      z.maxLength(
        ANSWER_PRODUCTS_MAX,
        refuses("too_many", { max: ANSWER_PRODUCTS_MAX }, { label: "products" }),
      ),
    ),
  ),
  /** The unanswered question that this settles: it leaves the list. */
  unansweredId: optionalText(100),
});
export type StaffAnswerInput = z.infer<typeof StaffAnswerInputSchema>;

export const StaffAnswerSchema = z.object({
  id: z.string(),
  /** How it is asked, the best wording first. */
  questions: z.array(z.string()),
  lang,
  answer: z.string(),
  products: z.array(z.string()),
  /** How often it had been asked when it was answered. */
  asked: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StaffAnswer = z.infer<typeof StaffAnswerSchema>;
