import * as z from "zod/mini";
import { wordsByLanguage } from "./knowledge_schema.ts";
import grammar from "./grammar.json" with { type: "json" };
import { once } from "../shared/once.ts";

const words = z.array(z.string());

const GrammarSchema = z.strictObject({
  /** Closed classes: pronouns, articles, adpositions, auxiliaries, question words. */
  function: z.strictObject({ ...wordsByLanguage, latin: words }),
  /** How verbs begin that say little by themselves: give, do, be. */
  stems: words,
  /** The young of people and animals alike: which, only another word tells. */
  offspring: words,
  /** The asker's own: of what, only a word for an animal tells. */
  own: words,
  /** Who is spoken to: "sir", "bhai". */
  address: words,
  /** What stands before somebody who is spoken of, and not to: "my", "mere". */
  possessive: words,
  /** What stands after him: "ko", "కి". */
  adposition: words,
  unit: words,
  /** As people type on a telephone. */
  shorthand: z.record(z.string(), z.string()),
  /** What a number beside it measures; alone it may be what is wanted: more weight. */
  measure: words,
  /** Birds together, and what they are kept in. */
  flock: words,
  /** What is wanted of a product. Of a dose the same words want another one. */
  effect: words,
  /** What a product is given in and comes in. */
  trade: words,
  /** How a product is made up; the words that ask for it, and those of its name and appearance. */
  form: z.strictObject({ liquid: words, powder: words, tablet: words, injection: words }),
});
type Grammar = z.infer<typeof GrammarSchema>;

/** Words that tell nothing of what a question is about, by what they do in a sentence. Parsed once. */
export const loadGrammar: () => Grammar = once(() => GrammarSchema.parse(grammar));
