import { PhraseFinder } from "../safety/phrase_finder.ts";
import safetyWords from "../safety/safety_words.json" with { type: "json" };

/** Groups of words that name who else it is for, or what else is to be done: none of them is an ordinary word. */
const GROUPS = [
  ...["person", "kin", "self", "worker", "mankind", "manOnly", "humanMade", "swallow", "danger", "harmed"],
  ...["harmTo", "growth", "boost", "moreEggs", "weightLoss", "residue", "hide", "skip", "nowait", "excess"],
  ...["more", "multiple", "mistake", "inject", "fight", "wildBird", "sell", "soon", "ongoing", "beforeEnd"],
  ...["anyway", "selfTake", "eating", "treatedFood", "death", "dyingNow", "sudden", "mix", "together"],
  ...["ailment", "clear", "without", "given", "preventive"],
] as const;

let finder: PhraseFinder<string> | undefined;

/** Places of the words that change whom or what a question is about. */
export function changesCase(words: readonly string[]): ReadonlySet<number> {
  finder ??= new PhraseFinder<string>(
    Object.fromEntries(GROUPS.map((group) => [group, safetyWords[group] ?? []])),
    () => false,
  );
  const at = new Set<number>();
  for (const places of finder.find(words).values()) {
    for (const { from, to } of places) for (let place = from; place <= to; place++) at.add(place);
  }
  words.forEach((word, place) => (SOMEBODY.test(word) || SPOILT.test(word)) && at.add(place));
  return at;
}

/** A bird is "it". */
const SOMEBODY = /^(he|she|his|hers?|him|himself|herself)$/;
const SPOILT = /^(expir|ekspa|outdat|spoil|एक्सपा|एक्स्पा|ఎక్స్?పై|గడువు)/;
