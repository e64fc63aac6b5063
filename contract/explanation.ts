import * as z from "zod/mini";
import { AssistantAnswerSchema } from "./assistant.ts";
import { LANGUAGES } from "./language.ts";
import { QUESTION_MAX } from "./limits.ts";
import { text } from "./field.ts";

/** A question that the owner tries. Nothing of it is stored. */
export const TriedQuestionSchema = z.object({
  query: text({ message: "Write a question", max: QUESTION_MAX }),
  lang: z.nullish(z.enum(LANGUAGES)),
});

/** What some words were read as. `sureness` is 1 as written, and less the further the words are from the name. */
const ReadAsSchema = z.object({ kind: z.string(), id: z.string(), name: z.string(), sureness: z.number() });

const ReadWordSchema = z.object({
  word: z.string(),
  /**
   * `named` is a thing of the knowledge, `asked` what is asked of it, `little` a word of grammar, `ordinary` one that
   * our texts are written in or that everybody says, `unknown` anything else.
   */
  role: z.enum(["named", "asked", "little", "ordinary", "unknown"]),
  readAs: z.array(ReadAsSchema),
});
export type ReadWord = z.infer<typeof ReadWordSchema>;

/** A page near to the question. `share`: how much of the question it explains, or how likely it is, from 0 to 1. */
const NearPageSchema = z.object({
  kind: z.enum(["product", "article", "company", "guide", "condition", "staff"]),
  title: z.string(),
  url: z.nullable(z.string()),
  score: z.number(),
  share: z.number(),
});
export type NearPage = z.infer<typeof NearPageSchema>;

/** How the assistant came to its answer. */
export const ExplanationSchema = z.object({
  answer: AssistantAnswerSchema,
  /** The name of the form that the answer was made in. */
  form: z.string(),
  /** What may be said was less than that form holds, because of the words that are left over. */
  isHeldBack: z.boolean(),
  /** Words that the form does not explain. */
  leftOver: z.array(z.string()),
  words: z.array(ReadWordSchema),
  /** Each kind by its score, the best first. */
  near: z.array(NearPageSchema),
});
export type Explanation = z.infer<typeof ExplanationSchema>;
