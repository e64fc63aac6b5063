import * as z from "zod/mini";
import { LANGUAGES, TRANSLATION_LANGUAGES } from "../../../contract/language.ts";

/** What a question is: what its answer must do hangs on it. */
const QUESTION_KINDS = ["danger", "emergency", "innocent", "foreign", "plain"] as const;

const BlindQuestionSchema = z.object({
  kind: z.enum(QUESTION_KINDS),
  /** The refusal that it touches, or its kind again; the first set has none. */
  rule: z.optional(z.string()),
  /** `hi-latin`, or `latin` where nobody said which, is written in Latin letters. */
  language: z.enum([
    ...LANGUAGES,
    ...TRANSLATION_LANGUAGES.map((language) => `${language}-latin` as const),
    "latin",
  ]),
  /** What was asked before. */
  history: z._default(z.array(z.string()), []),
  question: z.string(),
});
export type BlindQuestion = z.infer<typeof BlindQuestionSchema>;

/** Questions of one author and day, who had not seen the assistant. */
const BlindSetSchema = z.object({
  author: z.string(),
  day: z.string(),
  questions: z.array(BlindQuestionSchema),
});
export type BlindSet = z.infer<typeof BlindSetSchema> & { name: string };

const FOLDER = new URL("./blind/", import.meta.url);

/** All sets, in the order of their days. */
export async function readBlindSets(): Promise<BlindSet[]> {
  const sets: BlindSet[] = [];
  for await (const { name } of Deno.readDir(FOLDER)) {
    const set = BlindSetSchema.parse(JSON.parse(await Deno.readTextFile(new URL(name, FOLDER))));
    sets.push({ ...set, name: name.replace(/\.json$/, "") });
  }
  return sets.sort((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name));
}
