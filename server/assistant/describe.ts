import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import type { Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import { plainText } from "../../contract/shared/marked_text.ts";
import { type Section, splitArticle } from "./split_article.ts";
import { soundedTermsOf, termsOf } from "../language/lexicons.ts";
import { rememberOf } from "../language/remember.ts";
import { entryTerm } from "../language/word_terms.ts";

/** Fields of a product by what a hit in them is worth. */
export const PRODUCT_WORTH = [1, 0.75, 0.9, 0.4, 1, 0.25, 0.16];
/** Fields of a passage: what it belongs to, its own heading, its text. */
export const PASSAGE_WORTH = [0.8, 1, 0.45];

/** What a thing is filled up or held together with; nobody looks for a product by it. */
const CARRIER =
  /\b(carrier|vehicle|solvent|stabilisers?|preservative|excipient|base|purified water|buffer|q\.s\.)\b/i;

/** The term of a category's own products, beside that of what only mentions it. */
export function shelfTerm(slug: string): string {
  return `@shelf:${slug}`;
}

/** A product's terms, by field, in every language that it is written in. */
export function describeProduct(product: Product): string[][] {
  const { translations = {} } = product;
  const all = [product, ...TRANSLATION_LANGUAGES.flatMap((language) => translations[language] ?? [])];
  const of = (texts: readonly (string | null | undefined)[], terms = termsOf) =>
    texts.flatMap((text) => text ? terms(text) : []);
  const { usage, safetyInfo } = product;
  return [
    of(all.map(({ name }) => name), soundedTermsOf),
    of(
      product.composition.map(({ ingredient }) => ingredient).filter((line) => !CARRIER.test(line)),
      soundedTermsOf,
    ),
    [
      ...of(all.flatMap(({ indications }) => indications ?? [])),
      ...of([product.shortDescription]).filter((term) => /^@(disease|sign)/.test(term)),
      ...[...product.treats ?? [], ...product.prevents ?? []].map((id) => entryTerm({ kind: "disease", id })),
      shelfTerm(product.categorySlug),
    ],
    of([product.category, product.make]),
    of(all.flatMap(({ species }) => species ?? [])),
    of(
      all.flatMap((
        each,
      ) => [each.shortDescription, plainText(each.description ?? ""), ...each.features ?? []]),
    ),
    of([
      product.packaging,
      usage.instructions,
      ...usage.dosage,
      safetyInfo.warning,
      safetyInfo.storageInstructions,
      ...safetyInfo.precautions,
      ...Object.entries(product.specifications).flat(),
    ]),
  ];
}

/** An article's sections in a language, for as long as it is the same article. */
export const sectionsOf = rememberOf(({ content }: Post) => splitArticle(content));

interface DescribedSection {
  /** The article's id, the section's number, and how many there are or the only language in which it exists. */
  id: string;
  fields: string[][];
}

/**
 * An article's terms, a section at a time; sections of a translation that runs alike are one with the English ones.
 */
export function* describePost(post: Post): Generator<DescribedSection> {
  const english = splitArticle(post.content);
  const { translations = {} } = post;
  const versions = TRANSLATION_LANGUAGES.flatMap((language) => {
    const content = translations[language]?.content;
    return content ? [{ language, sections: splitArticle(content) }] : [];
  });
  const all = [post, ...TRANSLATION_LANGUAGES.flatMap((language) => translations[language] ?? [])];
  const about = [
    ...[...all.map(({ title }) => title ?? ""), ...post.tags].flatMap(termsOf),
    ...all.flatMap(({ excerpt }) => termsOf(excerpt ?? "")).filter((term) => term.startsWith("@disease")),
  ];
  const fieldsOf = (sections: readonly Section[]) => [
    about,
    sections.flatMap(({ headings }) => headings).flatMap(termsOf),
    sections.flatMap(({ blocks }) => blocks).flatMap(termsOf),
  ];
  const alike = versions.filter(({ sections }) => sections.length === english.length);
  for (const [at, section] of english.entries()) {
    yield {
      id: `post:${post.id}:${at}:${english.length}`,
      fields: fieldsOf([section, ...alike.map(({ sections }) => sections[at]!)]),
    };
  }
  for (const { language, sections } of versions.filter((version) => !alike.includes(version))) {
    for (const [at, section] of sections.entries()) {
      yield { id: `post:${post.id}:${at}:${language}`, fields: fieldsOf([section]) };
    }
  }
}
