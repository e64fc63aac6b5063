import * as z from "zod/mini";
import { ChatRoleSchema } from "./chat.ts";
import { optionalText, text } from "./field.ts";
import { LANGUAGES } from "./language.ts";
import { CHAT_HISTORY_SENT, CHAT_MESSAGE_MAX, QUESTION_MAX } from "./limits.ts";

/** A stored message may be longer than a question, so it is cut to this length. */
const said = z.pipe(z.string(), z.transform((value) => value.slice(0, CHAT_MESSAGE_MAX)));

/** `POST /api/assistant/chat`. */
export const AssistantQuestionSchema = z.object({
  query: text({ message: "Write a question", max: QUESTION_MAX }),
  /** The last messages before the question, oldest first. */
  chatHistory: z.pipe(
    z._default(z.array(z.object({ role: ChatRoleSchema, content: said })), []),
    z.transform((messages) => messages.slice(-CHAT_HISTORY_SENT)),
  ),
  /** The page's language. A question in another script is answered in the language of that script. */
  lang: z.nullish(z.enum(LANGUAGES)),
  /** The id of the registered visitor, used to limit the number of questions. */
  userId: optionalText(100),
});
export type AssistantQuestion = z.infer<typeof AssistantQuestionSchema>;

/** A source of an answer. `url` is a path of our site in the answer's language. */
export const AssistantSourceSchema = z.object({ title: z.string(), url: z.string() });
export type AssistantSource = z.infer<typeof AssistantSourceSchema>;

/** A suggested next step: a quote for a product or in general, or contact with the staff. */
const AssistantSuggestionSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("quote"), product: z.optional(z.string()) }),
  z.object({ kind: z.literal("whatsapp"), url: z.string() }),
  z.object({ kind: z.literal("contact"), url: z.string() }),
]);
export type AssistantSuggestion = z.infer<typeof AssistantSuggestionSchema>;

/**
 * The kind of an answer. `greeting` is any small talk; `dose` covers route, duration and withdrawal as well;
 * `staff` was written by the staff; `message` says how to leave one; `refused` says why we do not help.
 */
export const AssistantKindSchema = z.enum([
  "greeting",
  "products",
  "facts",
  "comparison",
  "article",
  "list",
  "dose",
  "price",
  "shipping",
  "ordering",
  "payment",
  "support",
  "company",
  "message",
  "staff",
  "refused",
  "urgent",
  "unknown",
]);
export type AssistantKind = z.infer<typeof AssistantKindSchema>;

/** The answer, as JSON or as data of the event `done`. Earlier `delta` events carry `{ text }`. */
export const AssistantAnswerSchema = z.object({
  /** Markdown. Its links are paths of our site. */
  answer: z.string(),
  sources: z.array(AssistantSourceSchema),
  kind: AssistantKindSchema,
  lang: z.enum(LANGUAGES),
  suggestions: z.array(AssistantSuggestionSchema),
  /** What may be said next as it stands: answers to what is asked back, or questions that may have been meant. */
  replies: z.optional(z.array(z.string())),
  /** For safety less is said than was asked. */
  isCareful: z.optional(z.boolean()),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswerSchema>;
