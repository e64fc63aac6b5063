import type { Language } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import type { FoundProduct, SearchAnswer, SearchReason } from "../../contract/search.ts";
import { shownMake } from "../../contract/shared/shown_make.ts";
import type { Content } from "../content/content.ts";
import type { KeptKnowledge } from "../knowledge/kept_knowledge.ts";
import type { Knowledge, Names } from "../knowledge/knowledge_schema.ts";
import type { NamedThing } from "../language/lexicon.ts";
import type { Field } from "./TermIndex.ts";
import { foldWord } from "../language/fold.ts";
import { wordsOf } from "../language/words_of.ts";
import { searchKnowledge } from "./search_knowledge.ts";
import { namesOf } from "./read_query.ts";
import type { Found } from "./search_products.ts";
import { facetTexts } from "../catalogue/facets/texts/texts.ts";
import { unsoldWares } from "./unsold_wares.ts";

const KIND_OF: Record<Field, SearchReason["kind"]> = {
  name: "name",
  ingredients: "ingredient",
  indications: "indication",
  make: "make",
  species: "species",
  category: "category",
  packaging: "text",
  text: "text",
};

interface AnswerParts {
  query: string;
  found: Found;
  /** The catalogue in the language of the answer. */
  content: Content;
  language: Language;
  limit: number;
  kept: KeptKnowledge;
}

/** Converts a search result to the response of `GET /search`, with at most `limit` products per list. */
export function answerSearch({ query, found, content, language, limit, kept }: AnswerParts): SearchAnswer {
  const knowledge = searchKnowledge(kept);
  const pages = new Set(kept.conditions.map(({ id }) => id));
  const view = (rows: readonly Pick<Found["products"][number], "id" | "reason">[]) =>
    rows.slice(0, limit).flatMap(({ id, reason }): FoundProduct[] => {
      const product = content.productById.get(id);
      if (!product) return [];
      const { slug, name, category, categorySlug } = product;
      return [{
        slug,
        name,
        category,
        categorySlug,
        why: whyOf(product, reason.field, found.words, language),
      }];
    });
  const products = view(found.products);
  // An empty result page is a dead end. Without nearest matches we show the featured products.
  const isEmpty = products.length === 0 && found.nearest.length === 0;
  const unsold = unsoldWares(query, content, language);
  const known = found.prohibited.length + found.understood.length + found.brands.length + unsold.length +
    found.unknown.length;
  const shrug = query !== "" && isEmpty && known === 0;
  const proud = content.products.filter((product) => content.featured.has(product))
    .map(({ id }) => ({ id, reason: { field: "name" as const, term: "" } }));
  return {
    total: found.products.length,
    products,
    categories: categoriesOf(found, content, knowledge),
    understood: found.understood.flatMap(([meaning]) =>
      meaning ? [{ kind: meaning.kind, id: meaning.id, name: nameIn(namesOf(meaning.entry), language) }] : []
    ),
    diseases: diseasesOf(found, language, knowledge, pages),
    brands: brandsOf(found, content, language, knowledge),
    prohibited: found.prohibited.map(({ id, entry }) => ({ id, name: nameIn(namesOf(entry), language) })),
    unsold,
    unknown: unsold.length > 0 ? [] : found.unknown,
    ...(found.missingForm && {
      missingForm: { id: found.missingForm, name: facetTexts[language].form[found.missingForm] },
    }),
    terms: [...new Set(found.terms)],
    ...(found.corrected && { didYouMean: found.corrected }),
    nearest: view(shrug ? proud : found.nearest),
    nearestAre: shrug ? "featured" : "nearest",
  };
}

function nameIn(names: Names, language: Language): string {
  return names[language][0] ?? names.en[0]!;
}

/** The line of the matched field with most query words. It tells the visitor why the product matched. */
function whyOf(product: Product, field: Field, words: readonly string[], language: Language): SearchReason {
  const kind = KIND_OF[field];
  const lines: Record<SearchReason["kind"], string[]> = {
    name: product.composition.map(({ ingredient }) => ingredient).slice(0, 2),
    ingredient: product.composition.map(({ ingredient }) => ingredient),
    indication: product.indications,
    make: [shownMake(product.make, language)],
    species: product.species,
    category: [product.category],
    text: [product.shortDescription ?? ""],
  };
  const hits = (line: string) => {
    const own = wordsOf(line).map(foldWord);
    return words.filter((word) => own.some((each) => each.startsWith(word))).length;
  };
  const [best] = lines[kind].filter(Boolean).sort((a, b) => hits(b) - hits(a));
  return { kind, text: best ?? product.category };
}

function diseasesOf(
  { understood }: Found,
  language: Language,
  { diseases, signs }: Knowledge,
  pages: ReadonlySet<string>,
): SearchAnswer["diseases"] {
  const ids = new Set(
    understood.flat().flatMap(({ kind, id }) => {
      if (kind === "disease") return [id];
      return kind === "sign" ? signs.find((sign) => sign.id === id)!.diseases : [];
    }),
  );
  return [...ids].slice(0, 4).map((id) => {
    const disease = diseases.find((each) => each.id === id)!;
    return {
      id,
      name: nameIn(disease.names, language),
      urgent: disease.urgent ?? false,
      hasPage: pages.has(id),
    };
  });
}

/** Names of other makers, with what they hold. What a product of the catalogue is called is no other's. */
function brandsOf(
  { brands, products }: Found,
  content: Content,
  language: Language,
  { ingredients }: Knowledge,
): SearchAnswer["brands"] {
  const isOurs = ({ names }: NamedThing) => {
    const words = wordsOf(names.en[0]!).map(foldWord);
    return products.some(({ id }) => {
      const own = wordsOf(content.productById.get(id)?.name ?? "").map(foldWord);
      return words.every((word) => own.includes(word));
    });
  };
  return brands.filter((brand) => !isOurs(brand)).map(({ id, names, stands }) => ({
    id,
    name: names.en[0]!,
    of: ingredients.filter((each) => stands!.for.includes(each.id)).map((each) =>
      nameIn(each.names, language)
    ),
  }));
}

/** At most 3: those the query names, those of its diseases and signs, then those of the top products. */
function categoriesOf(
  { understood, products }: Found,
  content: Content,
  { diseases, signs }: Knowledge,
): SearchAnswer["categories"] {
  const named = understood.flat().flatMap(({ kind, id }) => {
    if (kind === "category") return [id];
    if (kind === "disease") return diseases.find((each) => each.id === id)!.categories;
    return kind === "sign" ? signs.find((each) => each.id === id)!.categories : [];
  });
  const ofProducts = products.slice(0, 3).map(({ id }) => content.productById.get(id)?.categorySlug ?? "");
  return [...new Set([...named, ...ofProducts])]
    .flatMap((slug) => content.categories.find((category) => category.slug === slug) ?? [])
    .slice(0, 3)
    .map(({ slug, name, productCount }) => ({ slug, name, productCount }));
}
