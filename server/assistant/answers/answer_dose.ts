import type { Product } from "../../../contract/product.ts";
import type { Known, RetrievedProduct } from "../know.ts";
import { readFlock } from "../flock_told.ts";
import { thingsOf } from "../understand_question.ts";
import { isMedicine } from "../medicines.ts";
import { useLines } from "./answer_facts.ts";
import { withdrawalText } from "../product_passages.ts";
import {
  distinct,
  type Draft,
  inEnglish,
  linkTo,
  plain,
  productLink,
  productSource,
  productUrl,
  quoted,
  topicOf,
} from "./draft.ts";
import { POULTRY } from "../../knowledge/animals.ts";
import { answerProducts } from "./answer_products.ts";
import { formThatNoneHas } from "./kept_from.ts";
import { isOfLaying, statesEggDays } from "./laying.ts";
import { likelyProducts } from "./likely_products.ts";
import {
  askedSpecies,
  headOf,
  isForSpecies,
  listedSpecies,
  listsSpecies,
  namedSpecies,
  speciesIn,
  speciesNames,
} from "./species.ts";

const OTHERS = 2;
/** A product that fits better may stand so far behind the first. */
const NEAR = 0.7;
/** Lines of doses that are quoted; the rest is a link away. */
const LINES = 6;

/**
 * The dose as the product's own page has it, for the animal that was asked about, with its withdrawal period. Nothing
 * is reckoned, carried over to another animal, or put together from two products.
 */
export function answerDose(known: Known, about: "dose" | "withdrawal"): Draft {
  const { texts } = known;
  const { first, others } = chosenProduct(known);
  if (!first) return doseOfNone(known);
  // Of a cow's medicine for hens it counts that hens are not named, whichever stands first.
  // Whoever gave it to birds that the label does not name is told that no days are stated for eggs.
  const foreign = namedSpecies(known).find(({ id }) =>
    !listsSpecies(inEnglish(known, first), id) && (about === "dose" || !POULTRY.includes(id))
  );
  const species = foreign ?? askedSpecies(known);
  const isForbidden = isOfLaying(known) && !statesEggDays(first);
  const dose = () => {
    if (about === "withdrawal") return [texts.facts(productLink(known, first))];
    if (isForbidden) return [];
    return isAskedBack
      ? [texts.whichAnimal(productLink(known, first), listedSpecies(known, first))]
      : doseLines(known, first, species);
  };
  const isForAny = !isMedicine(inEnglish(known, first)) || first.usage.dosage.length === 0;
  const isAskedBack = about === "dose" && !isForbidden && !species && !isForAny;
  const stated = [...dose(), "", ...withdrawalLines(known, first)];
  const lines = [
    ...(foreign ? [notListed(known, first, foreign)] : [...stated, "", ...useLines(known, first, stated)]),
    ...(others.length > 0 && !foreign
      ? ["", texts.doseOthers, "", ...others.map(({ product }) => `- ${productLink(known, product)}`)]
      : []),
    "",
    ...(about !== "dose" || foreign || isForbidden ? [] : reckoned(known, first)),
    `**${texts.doctor}**`,
  ];
  return {
    kind: foreign ? "refused" : "dose",
    answer: lines.join("\n"),
    sources: distinct(
      [first, ...others.map(({ product }) => product)].map((each) => productSource(known, each)),
    ),
    suggest: foreign ? [] : [{ kind: "quote", product: first.name }],
    replies: isAskedBack ? speciesNames(known, first) : [],
    about: [first],
  };
}

/** A disease or a sign has no dose: which products there are is told, where any are likely. */
function doseOfNone(known: Known): Draft {
  const { texts } = known;
  const [product] = topicOf(known) ? likelyProducts(known) : [];
  if (!product) return { kind: "dose", answer: `${texts.doseUnknown}\n\n${texts.veterinarian}`, sources: [] };
  const products = answerProducts(known);
  return { ...products, kind: "dose", answer: `${texts.doseUnknown}\n\n${products.answer}` };
}

/** The product that is named, and of several the one that fits what else is said; of a kind that is no medicine, the likeliest. */
function chosenProduct(known: Known): { first?: Product; others: RetrievedProduct[] } {
  const { asked } = known;
  const named = known.products.filter(({ isNamed }) => isNamed);
  const ofKind = likelyProducts(known).filter(({ product }) => !isMedicine(inEnglish(known, product)));
  const [best] = named.length > 0 ? named : thingsOf(asked, "category").length > 0 ? ofKind : [];
  if (!best) return { others: [] };
  const near = named.filter(({ score }) => score >= best.score * NEAR);
  const byFit = near.toSorted((a, b) => fitOf(known, b.product) - fitOf(known, a.product));
  const fit = asked.meant.length > 0 ? best : byFit[0] ?? best;
  const others = named.filter((each) => each !== fit && each.score >= best.score * 0.75).slice(0, OTHERS);
  return { first: fit.product, others: asked.meant.length > 0 ? [] : others };
}

/** In what it is to be given. */
const IN_WATER = /\b(?:water|lit(?:re|er)s?|ltr|pa+ni|neel+u|nee?l+a\w*)\b|पानी|लीटर|నీళ్|నీటి|లీటర/iu;
const IN_FEED = /\b(?:feed|tonn?e?s?|dan[ae]|daan[ae]\w*|mash)\b|दाने|दाना|टन|దాణా|మేత|టన్ను/iu;

/** How much of what else is said a product fits: its strength before the animal, both before its form. */
function fitOf(known: Known, product: Product): number {
  const english = inEnglish(known, product);
  const species = askedSpecies(known);
  const { litres, feed } = readFlock(known.query);
  const lines = english.usage.dosage.join(" ");
  return 4 * Number(saysStrength(known, product)) +
    2 * Number(species !== undefined && listsSpecies(english, species.id)) +
    Number(formThatNoneHas(known, [product]) === undefined) +
    Number((litres !== undefined || IN_WATER.test(known.query)) && /water/i.test(lines)) +
    Number((feed !== undefined || IN_FEED.test(known.query)) && /feed/i.test(lines)) -
    2 * Number(isOfLaying(known) && !statesEggDays(product));
}

function doseLines(
  known: Known,
  product: Product,
  species: { id: string; name: string } | undefined,
): string[] {
  const { texts } = known;
  const link = productLink(known, product);
  const { dosage, instructions } = product.usage;
  if (dosage.length === 0) return [texts.doseMissing(link), "", ...quoted(instructions ?? "")];
  // Which animals a line is for is read from the words that the owner wrote.
  const english = inEnglish(known, product).usage.dosage;
  const named = species?.id === "chicks"
    ? dosage.filter((_, at) => speciesIn(headOf(english[at] ?? "")).includes("chicks"))
    : [];
  // What is stated for chicks comes before what is stated for chickens.
  const own = named.length > 0
    ? named
    : dosage.filter((line, at) =>
      !species || isForSpecies(english.length === dosage.length ? english[at]! : line, species.id)
    );
  if (species && own.length === 0) {
    return [texts.doseMissingFor(link, plain(species.name))];
  }
  const more = own.length > LINES ? ["", linkTo(texts.field.dosage, productUrl(known, product))] : [];
  return [
    texts.dose(link, plain(species?.name ?? "")),
    "",
    ...own.slice(0, LINES).flatMap(quoted),
    ...quoted(instructions ?? ""),
    ...more,
  ];
}

function withdrawalLines(known: Known, product: Product): string[] {
  const { texts } = known;
  const text = withdrawalText(product, texts.withdrawal);
  if (!text) return [texts.withdrawalMissing(productLink(known, product))];
  return [`**${texts.field.withdrawal}**`, "", ...quoted(text)];
}

function notListed(known: Known, product: Product, { name }: { name: string }): string {
  return known.texts.notListed(
    productLink(known, product),
    plain(name),
    listedSpecies(known, product) || "–",
  );
}

/** "Amprolium 20%": who says how strong it is means no other. */
function saysStrength({ query }: Known, { name }: Product): boolean {
  const said = query.match(/\d+(?:\.\d+)?(?= ?%)/g) ?? [];
  return said.some((strength) => new RegExp(`(?<![\\d.])${strength} ?%`).test(name));
}

/** Where the page reckons for a flock it is linked with the figures that were told: here nothing is computed. */
function reckoned({ query, texts, path }: Known, { slug, doses }: Product): string[] {
  const told = Object.entries(readFlock(query)).map(([field, figure]) => [field, String(figure)]);
  if (!doses || told.length === 0) return [];
  const figures = new URLSearchParams(told).toString();
  return ["", texts.reckon(linkTo(texts.calculator, path(`/product/${slug}?${figures}#how-much`)))];
}
