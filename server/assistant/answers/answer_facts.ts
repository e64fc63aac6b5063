import type { Product } from "../../../contract/product.ts";
import { type Aspect, PAGE_ASPECTS, USE_ASPECTS, type UseAspect } from "../intent.ts";
import type { Known, RetrievedProduct } from "../know.ts";
import type { ProductField } from "../passage.ts";
import { fieldTexts } from "../product_passages.ts";
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
} from "./draft.ts";
import { guideText } from "./answer_guide.ts";
import { toldOfUse } from "./told_of_use.ts";
import { ANY_CHICKEN, listedSpecies, listsSpecies, namedSpecies } from "./species.ts";

export type Fact = ProductField | "shelfLife" | UseAspect;

/** What is said where nothing in particular was asked. */
const IN_SHORT: readonly Fact[] = ["summary", "composition", "indications", "species", "packaging"];
const COMPANY_ASPECTS: readonly string[] = [
  ...["phone", "email", "address", "hours", "director", "since", "area", "business"],
  ...PAGE_ASPECTS,
];
/** What neither treats nor says how much or how long. */
const FREE: readonly Fact[] = [
  ...["summary", "indications", "features"] as const,
  ...["composition", "species", "packaging", "storage", "make", "specifications", "documents"] as const,
  ...["shelfLife", "safety"] as const,
  ...["timing", "keeping", "fromAge", "giving"] as const,
];
/** Guides on what a page does not say. */
const IN_GENERAL: Partial<Record<Fact, string>> = {
  timing: "medicine-time-of-day",
  keeping: "medicated-water-left",
};
const OTHERS = 2;
const LINES = 8;

/** What of a product was asked for. */
export function factsAsked(aspects: readonly Aspect[]): Fact[] {
  return aspects.filter((aspect): aspect is Fact => !COMPANY_ASPECTS.includes(aspect));
}

export function isFree(fact: Fact): boolean {
  return FREE.includes(fact);
}

/** One product's facts, each as its own field has it; what is missing is said to be missing. */
export function answerFacts(known: Known, [first, ...rest]: readonly RetrievedProduct[]): Draft {
  const { texts, asked } = known;
  const { product } = first!;
  const facts = factsAsked(asked.aspects);
  const others = asked.meant.length > 0
    ? []
    : rest.filter(({ isNamed, score, cover }) =>
      isNamed && score >= first!.score * 0.8 && cover >= first!.cover * 0.5
    ).slice(
      0,
      OTHERS,
    );
  // "Amprolium for quails too?" asks whether its page names them, whatever words it asks in.
  const wanted = facts.length > 0
    ? facts
    : namedSpecies(known).some(({ id }) => !ANY_CHICKEN.includes(id))
    ? (["species", "summary"] as const)
    : asked.intents.has("learn")
    ? (["description"] as const)
    : IN_SHORT;
  const lines = [
    texts.facts(productLink(known, product)),
    "",
    ...wanted.flatMap((fact) => factLines(known, product, fact, wanted.length > 2)),
    ...others.map(({ product }) => texts.readMore(productLink(known, product))),
  ];
  return {
    kind: "facts",
    answer: lines.join("\n").trimEnd(),
    sources: distinct(
      [product, ...others.map(({ product }) => product)].map((each) => productSource(known, each)),
    ),
    suggest: [{ kind: "quote", product: product.name }],
    about: [product],
  };
}

export function factLines(known: Known, product: Product, fact: Fact, isBrief: boolean): string[] {
  const { texts } = known;
  const label = texts.field[fact];
  const text = factText(known, product, fact);
  if (!text && isBrief && fact !== "composition") return [];
  const species = fact === "species" ? speciesLine(known, product) : [];
  if (!text) {
    const general = known.allGuides.find(({ id }) => id === IN_GENERAL[fact]);
    return [
      texts.missing(label, productLink(known, product)),
      ...(general ? ["", texts.inGeneral(guideText(known, general))] : []),
      "",
    ];
  }
  const lines = quoted(text);
  const documents = fact === "documents"
    ? product.documents.map(({ title, url }) => `- ${linkTo(title, url)}`)
    : [];
  return [
    `**${label}**`,
    "",
    ...(documents.length > 0 ? documents : lines.slice(0, LINES)),
    ...(lines.length > LINES ? ["", linkTo(texts.readMore(product.name), productUrl(known, product))] : []),
    "",
    ...species,
  ];
}

/** Points of use that are asked beside something else, of which an answer does not tell yet. */
export function useLines(known: Known, product: Product, answer: readonly string[]): string[] {
  return factsAsked(known.asked.aspects).filter(isOfUse).flatMap((fact) => {
    const text = factText(known, product, fact);
    return text && quoted(text).some((line) => answer.includes(line))
      ? []
      : factLines(known, product, fact, false);
  });
}

function isOfUse(fact: Fact): fact is UseAspect {
  return (USE_ASPECTS as readonly Fact[]).includes(fact);
}

export function factText({ texts }: Known, product: Product, fact: Fact): string {
  if (isOfUse(fact)) return toldOfUse(product, fact);
  if (fact !== "shelfLife") return fieldTexts(product, texts)[fact];
  return Object.entries(product.specifications)
    .filter(([label]) => /shelf|expir|validity|शेल्फ|अवधि|గడువు|నిల్వ/i.test(label))
    .map(([label, value]) => `${label}: ${value}`).join("\n");
}

/** Which of the animals that were asked about are among those that the page names, one by one. */
function speciesLine(known: Known, product: Product): string[] {
  const { texts } = known;
  const asked = namedSpecies(known);
  // "Quails, or only chickens?" asks of quails.
  const others = asked.filter(({ id }) => !ANY_CHICKEN.includes(id));
  const lines = (others.length > 0 ? others : asked).map(({ id, name }) =>
    listsSpecies(inEnglish(known, product), id)
      ? texts.listed(plain(name))
      : texts.notListedShort(plain(name), listedSpecies(known, product) || "–")
  );
  return lines.length > 0 ? [...lines.flatMap((line) => [line, ""]), texts.veterinarian, ""] : [];
}
