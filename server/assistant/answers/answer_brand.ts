import type { Brand } from "../../../contract/brand.ts";
import type { Product } from "../../../contract/product.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { foldWord } from "../../language/fold.ts";
import { thingById } from "../../language/lexicons.ts";
import { entryTerm } from "../../language/word_terms.ts";
import { wordsOf } from "../../language/words_of.ts";
import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import { distinct, type Draft, inEnglish, plain, productSource } from "./draft.ts";
import { isMedicine } from "../medicines.ts";
import { findBanned } from "../safety/find_banned.ts";
import { answerRefused } from "./answer_refused.ts";
import { activesInSight, holds } from "./in_sight.ts";
import { productLine } from "./likely_products.ts";
import { warningsFirst, warnsOfAnother } from "./rules_of_answers.ts";

const PRODUCTS = 3;

/** The brand of another maker that is asked for. What the catalogue itself has under this name is no other's. */
export function namedBrand({ asked, brands, products }: Known): Brand | undefined {
  const [named] = thingsOf(asked, "brand");
  const brand = brands.find(({ id }) => id === named?.id);
  if (!brand || brand.isOurs) return undefined;
  const [first, ...more] = wordsOf(brand.name).map(foldWord);
  const isOurs = products.some(({ product: { name, make } }) => {
    const words = wordsOf(`${name} ${make ?? ""}`).map(foldWord);
    return words.includes(first!) && more.every((word) => words.includes(word));
  });
  return isOurs ? undefined : brand;
}

/** Whose name it is and what of, that ours is not the same, and what we have of it; never how much of either. */
export function answerBrand(known: Known, brand: Brand): Draft {
  const subject = prohibitedIn(known, brand);
  if (subject) return answerRefused(known, { rules: ["banned"], isUrgent: false, sureness: 1, subject });
  const { texts, asked } = known;
  const generic = new Intl.ListFormat(known.language, { type: "unit" }).format(
    brand.ingredients.map((id) => nameOf(known, id)),
  );
  const products = productsWith(known, brand);
  const asksAmount = asked.intents.has("dose") || asked.intents.has("withdrawal");
  const isMedical = products.length === 0 ||
    products.some((product) => isMedicine(inEnglish(known, product)));
  const isBesideAnother = activesInSight(known).some(({ entry }) => !brand.ingredients.includes(entry.id));
  const head = [
    ...(isBesideAnother ? warningsFirst(known, []) : []),
    texts.brand.other(plain(brand.name), plain(generic)),
    ...(asksAmount ? ["", texts.brand.noAmount] : []),
    ...(isBesideAnother && !warnsOfAnother(known) ? ["", texts.careful.pair] : []),
  ];
  const tail = isMedical ? ["", texts.veterinarian] : [];
  const bare: Draft = { kind: "facts", answer: [...head, ...tail].join("\n"), sources: [] };
  if (products.length === 0) {
    return {
      ...bare,
      kind: "unknown",
      answer: [...head, "", texts.brand.none(plain(generic)), ...tail].join("\n"),
    };
  }
  return {
    kind: "products",
    answer: [
      ...head,
      "",
      texts.brand.have,
      "",
      ...products.map((product) => productLine(known, product)),
      ...tail,
    ].join("\n"),
    sources: distinct(products.map((product) => productSource(known, product))),
    about: products,
    bare,
  };
}

/** What of it may not be given to animals for food. */
function prohibitedIn({ prohibited }: Known, { ingredients }: Brand): string | undefined {
  const names = loadKnowledge().ingredients.filter(({ id }) => ingredients.includes(id))
    .map(({ names }) => names.en[0]!);
  return names.flatMap((name) => [...findBanned(wordsOf(name), prohibited).keys()])[0];
}

/** Those with all that it holds; of what is no medicine, else those with the most of it. */
function productsWith(known: Known, { ingredients }: Brand): Product[] {
  const found = ingredients.flatMap((id) => {
    const entry = thingById(entryTerm({ kind: "ingredient", id }));
    return entry
      ? known.productsFor({ entry, at: [], sureness: 1, name: "" }).map(({ product }) => product)
      : [];
  });
  const candidates = [...new Map(found.map((product) => [product.id, product])).values()].map((product) => ({
    product,
    held: ingredients.filter((id) => holds(inEnglish(known, product), id)).length,
  })).filter(({ held }) => held > 0).sort((a, b) => b.held - a.held);
  return candidates.filter(({ product, held }) =>
    held === ingredients.length || !isMedicine(inEnglish(known, product)) && held === candidates[0]!.held
  ).slice(0, PRODUCTS).map(({ product }) => product);
}

function nameOf({ language }: Known, id: string): string {
  const names = loadKnowledge().ingredients.find((each) => each.id === id)?.names;
  return names?.[language][0] ?? names?.en[0] ?? id;
}
