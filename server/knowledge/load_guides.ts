import * as z from "zod/mini";
import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import { once } from "../shared/once.ts";
import { readJson } from "../shared/read_json.ts";
import { wordsByLanguage } from "./knowledge_schema.ts";

const questions = z.array(z.string());
const WordsSchema = z.strictObject({ title: z.string(), answer: z.string() });

/** What people ask that no product's page and no article is written for: how it is asked, and what is answered. */
const GuideSchema = z.strictObject({
  id: z.string(),
  /** It is an emergency of people, of birds or of other animals. */
  urgent: z.optional(z.enum(["people", "birds", "animals"])),
  /** It tells how goods are ordered, paid, sent and taken back. */
  of: z.optional(z.literal("trade")),
  /** Words that by themselves ask for it, in every writing; a star for whatever follows. */
  cues: z.optional(z.array(z.string())),
  /** A few ways to ask it in each language; `latin` is Hindi and Telugu in Latin letters. */
  questions: z.strictObject({ ...wordsByLanguage, latin: questions }),
  title: z.string(),
  /** Markdown. */
  answer: z.string(),
  /** Paths of ours. */
  links: z.array(z.string()),
  translations: z.partialRecord(z.enum(TRANSLATION_LANGUAGES), WordsSchema),
  sources: z.optional(
    z.array(z.strictObject({ title: z.string(), publisher: z.string(), url: z.optional(z.string()) })),
  ),
});
export type Guide = z.infer<typeof GuideSchema>;

/** Parsed once. */
export const loadGuides: () => readonly Guide[] = once(() =>
  z.array(GuideSchema).parse(readJson(import.meta.resolve("./guides.json")))
);

/** Title and answer in each language. */
export function guideTexts(guide: Guide): Pick<Guide, "title" | "answer">[] {
  return [guide, ...Object.values(guide.translations)];
}

/** What asks for it in all languages: its questions and titles. */
export function askedOf(guide: Guide): string[] {
  return [...Object.values(guide.questions).flat(), ...guideTexts(guide).map(({ title }) => title)];
}

const SHORTEST_SENTENCE = 20;

/** The sentences of its answers in all languages, but for the shortest, which tell nothing. */
export function sentencesOf(guide: Guide): string[] {
  return guideTexts(guide).flatMap(({ answer }) => answer.split(/(?<=[.!?।])\s+|\n+/))
    .filter((sentence) => sentence.length > SHORTEST_SENTENCE);
}
