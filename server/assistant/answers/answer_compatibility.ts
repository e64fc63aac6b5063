import type { Product } from "../../../contract/product.ts";
import type { Known } from "../know.ts";
import { lexicons } from "../lexicons.ts";
import { fieldTexts } from "../product_passages.ts";
import { entryTerm, type TermMaker, termMaker } from "../word_terms.ts";
import { inEnglish } from "./answer_dose.ts";
import { distinct, type Draft, productLink, productSource, quoted } from "./draft.ts";

/** What forbids something; a line that only names another medicine allows nothing. */
const FORBIDS = /\b(not|never|avoid|fatal|toxic|incompatible|interacts?|poison\w*|kills?|deaths?)\b/i;

let makeTerms: TermMaker | undefined;

/**
 * Whether one medicine harms with another, where the page of one of them warns of just that: the warning, and nothing
 * else. Whoever wants to mix them, or asks how much, is refused all the same.
 */
export function answerCompatibility(known: Known): Draft | undefined {
  const { asked, texts } = known;
  const isOfHarm = asked.aspects.includes("safety") && !WANTS.test(known.query) &&
    !["dose", "price", "ordering"].some((intent) => asked.intents.has(intent as "dose"));
  const named = asked.things.filter(({ entry }) => entry.kind === "ingredient");
  if (!isOfHarm || named.length !== 2) return undefined;
  const warned = named.flatMap((thing) => {
    const product = known.productsFor(thing).find(({ isNamed }) => isNamed)?.product;
    const others = named.filter((other) => other !== thing).map(({ entry }) => entryTerm(entry));
    const lines = product ? warningsOf(known, product, others) : [];
    return product && lines.length > 0 ? [{ product, lines }] : [];
  });
  if (warned.length === 0) return undefined;
  return {
    kind: "facts",
    answer: [
      ...warned.flatMap(({ product, lines }) => [
        texts.facts(productLink(known, product)),
        "",
        `**${texts.field.safety}**`,
        "",
        ...lines.flatMap(quoted),
        "",
      ]),
      texts.veterinarian,
    ].join("\n"),
    sources: distinct(warned.map(({ product }) => productSource(known, product))),
  };
}

/** "Shall I mix them?", "which amount": that is no question of harm. */
const WANTS =
  /\b(mix|combine|cocktail|inject|mila|milak\w*|kalip\w*|kalap\w*|same tank|double)\b|मिला|కలిప|కలప/i;

/** Lines of a product's cautions that forbid one of these, as they read in the answer's language. */
function warningsOf(known: Known, product: Product, others: readonly string[]): string[] {
  makeTerms ??= termMaker(lexicons().things);
  const english = fieldTexts(inEnglish(known, product), known.texts).safety.split("\n");
  const shown = fieldTexts(product, known.texts).safety.split("\n");
  return english.flatMap((line, at) => {
    const terms = makeTerms!(line);
    const forbids = FORBIDS.test(line) && others.some((other) => terms.includes(other));
    return forbids ? [shown.length === english.length ? shown[at]! : line] : [];
  });
}
