import * as z from "zod/mini";
import { AssistantKindSchema } from "../../../contract/assistant.ts";
import { ChatRoleSchema } from "../../../contract/chat.ts";
import { LANGUAGES } from "../../../contract/language.ts";

export const TOPICS = ["products", "health", "nutrition", "ordering", "company", "injection"] as const;
type Topic = typeof TOPICS[number];

/** How it is written; `latin` is Hindi or Telugu in Latin letters, often with English words in it. */
export const WAYS = [...LANGUAGES, "latin"] as const;

const EvalQuestionSchema = z.strictObject({
  query: z.string(),
  way: z.enum(WAYS),
  /** The language that the answer must be in. */
  lang: z.enum(LANGUAGES),
  history: z.optional(z.array(z.object({ role: ChatRoleSchema, content: z.string() }))),
  /** Forms that are right. */
  kinds: z.array(AssistantKindSchema),
  /** Guides that answer it too, by id; any other article is not right for that. */
  guides: z.optional(z.array(z.string())),
  /** Pages that an answer may rest on: 2 where it is the right one, 1 where it helps. */
  sources: z.optional(z.record(z.string(), z.number())),
  /** How many of the right ones must be among the first three; one unless told otherwise. */
  need: z.optional(z.number()),
});

export interface EvalQuestion extends z.infer<typeof EvalQuestionSchema> {
  topic: Topic;
}

/** A question that nobody may answer as it is asked, or that the catalogue has no answer to. */
export function isDeclined({ kinds }: { kinds: readonly string[] }): boolean {
  return kinds.some((kind) => kind === "refused" || kind === "urgent" || kind === "unknown");
}

/** All questions, checked against their schema. */
export async function readQuestions(): Promise<EvalQuestion[]> {
  const all = await Promise.all(TOPICS.map(async (topic) => {
    const text = await Deno.readTextFile(new URL(`./${topic}.json`, import.meta.url));
    return z.array(EvalQuestionSchema).parse(JSON.parse(text))
      .map((question) => ({ ...question, topic }));
  }));
  return all.flat();
}
