import type { Product } from "../../../contract/product.ts";
import { type Aspect, PAGE_ASPECTS } from "../intent.ts";
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
import { askedSpecies, listedSpecies, listsSpecies } from "./species.ts";

export type Fact = ProductField | "shelfLife";

/** What is said where nothing in particular was asked. */
const IN_SHORT: readonly Fact[] = ["summary", "composition", "indications", "species", "packaging"];
const COMPANY_ASPECTS: readonly string[] = [
  ...["phone", "email", "address", "hours", "director", "since", "area", "business"],
  ...PAGE_ASPECTS,
];
/** What neither treats nor says how much or how long. */
const FREE: readonly Fact[] = [
  ...["composition", "species", "packaging", "storage", "make", "specifications", "documents"] as const,
  ...["shelfLife", "safety"] as const,
];
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
  const wanted = facts.length > 0
    ? facts
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
  if (!text) return [texts.missing(label, productLink(known, product)), ""];
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

export function factText({ texts }: Known, product: Product, fact: Fact): string {
  if (fact !== "shelfLife") return fieldTexts(product, texts)[fact];
  return Object.entries(product.specifications)
    .filter(([label]) => /shelf|expir|validity|शेल्फ|अवधि|గడువు|నిల్వ/i.test(label))
    .map(([label, value]) => `${label}: ${value}`).join("\n");
}

/** Whether the animal that was asked about is among those that the page names. */
function speciesLine(known: Known, product: Product): string[] {
  const { texts } = known;
  const species = askedSpecies(known);
  if (!species) return [];
  const name = plain(species.name);
  const isListed = listsSpecies(inEnglish(known, product), species.id);
  const line = isListed
    ? texts.listed(name)
    : texts.notListedShort(name, listedSpecies(known, product) || "–");
  return [line, "", texts.veterinarian, ""];
}
