/**
 * How people ask: what they want of us, what of a product or of the company they want to know, what articles treat
 * of, and the little words by which Hindi and Telugu in Latin letters are told from English.
 */
import * as z from "zod/mini";
import aspects from "./aspects.json" with { type: "json" };
import intents from "./intents.json" with { type: "json" };
import { AskingEntrySchema, wordsByLanguage } from "./knowledge_schema.ts";
import romanised from "./romanised.json" with { type: "json" };
import topics from "./topics.json" with { type: "json" };
import { once } from "../shared/once.ts";

const entries = z.array(AskingEntrySchema);

const AskingSchema = z.object({
  intents: entries,
  aspects: entries,
  topics: entries,
  /** Little words in Latin letters by language, and lists of those in other scripts by any name. */
  romanised: z.catchall(z.object(wordsByLanguage), z.array(z.string())),
});
type Asking = z.infer<typeof AskingSchema>;

/** Parsed once. */
export const loadAsking: () => Asking = once(() =>
  AskingSchema.parse({ intents, aspects, topics, romanised })
);
