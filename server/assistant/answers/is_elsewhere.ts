import elsewhere from "../../knowledge/elsewhere.json" with { type: "json" };
import { wordsOf } from "../../language/words_of.ts";
import type { Intent } from "../intent.ts";
import type { Known } from "../know.ts";
import { PhraseFinder } from "../safety/phrase_finder.ts";
import { thingsOf } from "../understand_question.ts";

/** The world at large, money and work, machines, and what others sell: chicks, eggs, feed, vaccines. */
type Elsewhere = keyof typeof elsewhere;

let finder: PhraseFinder<Elsewhere> | undefined;

/** Words that a slip of the pen may not turn into ours. */
const isKnown = () => true;
const TRADE: readonly Intent[] = ["price", "have", "ordering", "list", "shipping", "payment", "products"];

/** What only sounds like a sign is none beside so plain a word. */
const SURE = 0.93;

/** Whether it asks for what no catalogue and no article of ours holds. */
export function isElsewhere({ query, asked, products }: Known): boolean {
  finder ??= new PhraseFinder<Elsewhere>(elsewhere, isKnown);
  const found = finder.find(wordsOf(query.replaceAll("’", "'")).slice(0, 80));
  if (found.size === 0) return false;
  const isNamed = products[0]?.isNamed === true || thingsOf(asked, "ingredient").length > 0;
  const isOfHealth = asked.things.some(({ entry: { kind, id }, sureness }) =>
    (kind === "disease" || kind === "sign") && id !== "vaccination" && id !== "chick-start" && sureness > SURE
  );
  // What was spoken of before says nothing of a question about the world.
  if (found.has("world")) return asked.isFollowUp || !isNamed && !isOfHealth;
  if (found.has("aid")) return !isNamed;
  if (found.has("live")) return !isNamed;
  const isOfTrade = TRADE.some((intent) => asked.intents.has(intent));
  return !isNamed && (isOfTrade || !isOfHealth && thingsOf(asked, "topic").length === 0);
}
