import { loadGrammar } from "../knowledge/load_grammar.ts";
import { fold } from "./fold.ts";
import { once } from "../shared/once.ts";

const verbs = once(() => loadGrammar().stems.map(fold));

/** A form of a verb that says little by itself: give, mix, be. */
export function isVerb(word: string): boolean {
  const folded = fold(word);
  return verbs().some((stem) => folded.startsWith(stem));
}
