import { LANGUAGES } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import { shownMake } from "../../contract/shared/shown_make.ts";
import { foldWord, isIndic, wordsOf } from "./fold_word.ts";
import { labelStanding } from "./label_standing.ts";
import { packKind } from "./pack_kind.ts";
import { readAmounts } from "./read_amounts.ts";
import type { Label } from "./read_label.ts";
import { skeleton, soundKeys } from "./sound_key.ts";
import type { Field, TermDocument } from "./TermIndex.ts";
import { conceptsIn } from "./understand.ts";
import { type Concept, conceptKey, type ConceptKind, type Vocabulary } from "./vocabulary.ts";

/** What a thing is filled up or held together with; nobody looks for a product by it. */
const CARRIER =
  /\b(carrier|vehicle|solvent|stabilisers?|preservative|excipient|emulsifier and|base|purified water|buffer)\b/i;

/** The term that stands for a concept in a field. */
export function conceptTerm(kind: ConceptKind, id: string): string {
  return `@${kind}:${id}`;
}

export function soundTerm(key: string): string {
  return `~${key}`;
}

export function skeletonTerm(bones: string): string {
  return `#${bones}`;
}

/**
 * Makes products ready for the index: their words in every language folded, and the concepts they name as terms of
 * their own, so that a query in any language meets them. Remembers lines, which catalogues repeat.
 */
export function productDescriber(vocabulary: Vocabulary) {
  const conceptsOfLine = new Map<string, Concept[]>();
  const termsOfWord = new Map<string, string[]>();

  function concepts(line: string, ...kinds: ConceptKind[]): string[] {
    let found = conceptsOfLine.get(line);
    if (!found) conceptsOfLine.set(line, found = [...conceptsIn(vocabulary, wordsOf(line))]);
    return found.filter(({ kind }) => kinds.includes(kind)).map(({ kind, id }) => conceptTerm(kind, id));
  }

  return function describe(product: Product, label: Label): TermDocument {
    const { hi, te } = product.translations ?? {};
    const translations = [hi, te].filter((each) => each !== undefined);
    const names = [product.name, ...translations.flatMap(({ name }) => name ?? [])];
    const parts = product.composition.map(({ ingredient }) => ingredient).filter((line) =>
      !CARRIER.test(line)
    );
    const indications = [product.indications, ...translations.map(({ indications }) => indications ?? [])]
      .flat();
    const species = [product.species, ...translations.map(({ species }) => species ?? [])].flat();
    const texts = [product, ...translations].flatMap((each) => [
      each.shortDescription,
      each.description,
      ...each.features ?? [],
    ]).filter((text) => typeof text === "string");

    const fields: Record<Field, string[]> = {
      name: [
        ...terms(names, { bones: true }),
        ...names.flatMap((name) => concepts(name, "ingredient", "disease")),
      ],
      ingredients: [
        ...terms(parts, { bones: true }),
        ...parts.flatMap((part) => concepts(part, "ingredient")),
      ],
      indications: [
        ...terms(indications),
        ...indications.flatMap((line) => concepts(line, "disease", "sign")),
        ...concepts(product.shortDescription ?? "", "disease", "sign"),
        ...product.indications.flatMap((line) => concepts(line, "species")),
      ],
      make: terms(LANGUAGES.map((language) => shownMake(product.make, language))),
      species: [...terms(species), ...speciesConcepts(label)],
      category: [
        ...terms([product.category]),
        ...categoryConcepts(product),
      ],
      packaging: packTerms(product.packaging ?? ""),
      text: [
        ...terms(texts),
        ...[product.shortDescription ?? "", ...product.features].flatMap((line) => concepts(line, "species")),
      ],
    };
    addCombinations(fields.name);
    addCombinations(fields.ingredients);
    return { id: product.id, ...fields };
  };

  /** Every animal that it is for, a kind of it or all kinds: chickens where it lists broilers. */
  function speciesConcepts(label: Label): string[] {
    return vocabulary.species.filter((id) => labelStanding(label, id) === "listed")
      .map((id) => conceptTerm("species", id));
  }

  /** Amounts and kinds of packs, as a query in any language names them. */
  function packTerms(packaging: string): string[] {
    const { amounts, rest } = readAmounts(wordsOf(packaging));
    return [...amounts, ...rest.flatMap((word) => packKind(word) ?? [])];
  }

  /** By its slug, where that is one that we know; else by what its name says. */
  function categoryConcepts({ category, categorySlug }: Product): string[] {
    const isKnown = vocabulary.concepts.has(conceptKey("category", categorySlug));
    return isKnown ? [conceptTerm("category", categorySlug)] : concepts(category, "category");
  }

  /** Who names all the parts of AD3E names AD3E, and the other way round. */
  function addCombinations(list: string[]) {
    const has = new Set(list);
    for (const { id, with: parts } of vocabulary.combinations) {
      const whole = conceptTerm("ingredient", id);
      const terms = parts.map((part) => conceptTerm("ingredient", part));
      if (has.has(whole)) list.push(...terms);
      else if (terms.every((term) => has.has(term))) list.push(whole);
    }
  }

  function wordTerms(word: string): string[] {
    let found = termsOfWord.get(word);
    if (!found) {
      const isNoise = word.length <= 4 && vocabulary.isStopWord(word);
      found = isNoise ? [] : [foldWord(word), ...(isIndic(word) ? soundKeys(word).map(soundTerm) : [])];
      termsOfWord.set(word, found);
    }
    return found;
  }

  function terms(texts: readonly string[], { bones = false } = {}): string[] {
    const all = new Set<string>();
    for (const word of new Set(texts.flatMap(wordsOf))) {
      for (const term of wordTerms(word)) all.add(term);
      if (bones && skeleton(word)) all.add(skeletonTerm(skeleton(word)));
    }
    return [...all];
  }
}
