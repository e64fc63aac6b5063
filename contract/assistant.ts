import * as z from "zod/mini";
import { ChatRoleSchema } from "./chat.ts";
import { optionalText, text } from "./field.ts";
import { LANGUAGES } from "./language.ts";
import { CHAT_HISTORY_SENT, CHAT_MESSAGE_MAX, QUESTION_MAX } from "./limits.ts";

/** Stored messages may be longer than a question: of what was said before, only so much counts. */
const said = z.pipe(z.string(), z.transform((value) => value.slice(0, CHAT_MESSAGE_MAX)));

/** `POST /api/assistant/chat`. */
export const AssistantQuestionSchema = z.object({
  query: text({ message: "Write a question", max: QUESTION_MAX }),
  /** The last messages before the question, oldest first. */
  chatHistory: z.pipe(
    z._default(z.array(z.object({ role: ChatRoleSchema, content: said })), []),
    z.transform((messages) => messages.slice(-CHAT_HISTORY_SENT)),
  ),
  /** That of the page; a question in another script is answered in its own language. */
  lang: z.nullish(z.enum(LANGUAGES)),
  /** The id of the registered visitor, by which questions are counted. */
  userId: optionalText(100),
});
export type AssistantQuestion = z.infer<typeof AssistantQuestionSchema>;

/** What an answer rests on. `url` is a path of ours, in the answer's language. */
const AssistantSourceSchema = z.object({ title: z.string(), url: z.string() });
export type AssistantSource = z.infer<typeof AssistantSourceSchema>;

/** What the visitor may do next: ask for a quote about a product or in general, or go on with a person. */
const AssistantSuggestionSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("quote"), product: z.optional(z.string()) }),
  z.object({ kind: z.literal("whatsapp"), url: z.string() }),
  z.object({ kind: z.literal("contact"), url: z.string() }),
]);
export type AssistantSuggestion = z.infer<typeof AssistantSuggestionSchema>;

/**
 * The form of an answer. `greeting` is all small talk; `dose` is dose, route, duration and withdrawal; `staff` is what
 * the staff wrote; `message` is how to leave one; `refused` is what we do not help with, and why.
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

/** The answer, as JSON and as the data of the event `done`; `delta` events before it carry `{ text }`. */
export const AssistantAnswerSchema = z.object({
  /** Markdown; its links are paths of ours. */
  answer: z.string(),
  sources: z.array(AssistantSourceSchema),
  kind: AssistantKindSchema,
  lang: z.enum(LANGUAGES),
  suggestions: z.array(AssistantSuggestionSchema),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswerSchema>;
