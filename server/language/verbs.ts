import { loadGrammar } from "../knowledge/load_grammar.ts";
import { fold } from "./fold.ts";

let verbs: readonly string[] | undefined;

/** A form of a verb that says little by itself: give, mix, be. */
export function isVerb(word: string): boolean {
  verbs ??= loadGrammar().stems.map(fold);
  const folded = fold(word);
  return verbs.some((stem) => folded.startsWith(stem));
}
