import type { Known, RetrievedProduct } from "../know.ts";
import { type Fact, factsAsked, factText } from "./answer_facts.ts";
import { distinct, type Draft, plain, productLink, productSource, quoted } from "./draft.ts";

const SIDE_BY_SIDE: readonly Fact[] = [
  "summary",
  "composition",
  "indications",
  "species",
  "packaging",
  "withdrawal",
];

const ALWAYS: readonly Fact[] = ["summary", "indications", "withdrawal"];

/** The two products that are to be compared: the best for each ingredient or kind that was named, else the two best. */
export function comparedProducts(known: Known): RetrievedProduct[] {
  const meant = known.products.slice(0, known.asked.meant.length);
  if (meant.length === 2) return meant;
  const things = known.asked.things.filter(({ entry }) =>
    entry.kind === "ingredient" || entry.kind === "category"
  );
  const best: RetrievedProduct[] = [];
  for (const thing of things) {
    const found = known.productsFor(thing).find(({ product, isNamed }) =>
      (isNamed || thing.entry.kind === "category") && !best.some((each) => each.product.id === product.id)
    );
    if (found) best.push(found);
  }
  if (best.length >= 2) return best.slice(0, 2);
  const [category] = things.filter(({ entry }) => entry.kind === "category");
  const ofKind = category ? known.productsFor(category).slice(0, 2) : [];
  if (things.length === 1 && ofKind.length === 2) return ofKind;
  const named = known.products.filter(({ isNamed }) => isNamed);
  return named.length >= 2 ? named.slice(0, 2) : [];
}

/** Two products field by field, each in its own words; which is better is not ours to say. */
export function answerComparison(known: Known, pair: readonly RetrievedProduct[]): Draft {
  const { texts, asked } = known;
  const products = pair.map(({ product }) => product);
  const facts = factsAsked(asked.aspects);
  // Whatever is asked of both, what each is for tells which is meant.
  const wanted = facts.length > 0 ? [...new Set([...facts, ...ALWAYS])] : SIDE_BY_SIDE;
  const [a, b] = products;
  const lines = wanted.flatMap((fact) => {
    const said = products.map((product) => ({ product, text: factText(known, product, fact) }));
    if (said.every(({ text }) => !text)) return [];
    return [
      `**${texts.field[fact]}**`,
      "",
      ...said.flatMap(({ product, text }) => [
        `- ${plain(product.name)}:`,
        ...(text ? quoted(text.split("\n").slice(0, 4).join("\n")).map((line) => `  ${line}`) : [
          `  ${texts.missing(texts.field[fact], plain(product.name))}`,
        ]),
      ]),
      "",
    ];
  });
  return {
    kind: "comparison",
    answer: [
      texts.comparison(productLink(known, a!), productLink(known, b!)),
      "",
      ...lines,
      texts.comparisonEnd,
    ].join("\n"),
    sources: distinct(products.map((product) => productSource(known, product))),
    suggest: [{ kind: "quote", product: a!.name }],
    about: products,
  };
}
