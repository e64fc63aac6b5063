import { LANGUAGES, TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import { shownMake } from "../../contract/shared/shown_make.ts";
import { plainText } from "../../contract/shared/marked_text.ts";
import { foldWord } from "../language/fold.ts";
import { isIndic, wordsOf } from "../language/words_of.ts";
import { formTerm } from "./asked_form.ts";
import { labelStanding } from "./label_standing.ts";
import { packKind } from "./pack_kind.ts";
import { readAmounts } from "./read_amounts.ts";
import type { Label } from "./read_label.ts";
import { skeleton, soundKeys } from "../language/sound_key.ts";
import type { Field, TermDocument } from "./TermIndex.ts";
import type { Knowledge } from "../knowledge/knowledge_schema.ts";
import { lexicons, termsOf } from "../language/lexicons.ts";
import { entryTerm, soundTerm } from "../language/word_terms.ts";
import type { ConceptKind } from "./read_query.ts";

/** Carriers and preservatives. Their lines are not indexed, because nobody searches by them. */
export const CARRIER =
  /\b(carrier|vehicle|solvent|stabilisers?|preservative|excipient|emulsifier and|base|purified water|buffer)\b/i;

export function skeletonTerm(bones: string): string {
  return `#${bones}`;
}

/**
 * Converts products to index documents: the folded words of all languages, plus one term per concept, so that
 * a query in one language matches text in another. Results are cached per line; catalogues repeat lines.
 */
export function productDescriber({ species, categories, ingredients }: Knowledge) {
  const terms = textTerms();

  function concepts(line: string, ...kinds: ConceptKind[]): string[] {
    return termsOf(line).filter((term) => kinds.some((kind) => term.startsWith(`@${kind}:`)));
  }

  return function describe(product: Product, label: Label): TermDocument {
    const own = product.translations ?? {};
    const translations = TRANSLATION_LANGUAGES.flatMap((language) => own[language] ?? []);
    const names = [product.name, ...translations.flatMap(({ name }) => name ?? [])];
    const parts = product.composition.map(({ ingredient }) => ingredient).filter((line) =>
      !CARRIER.test(line)
    );
    const indications = [product.indications, ...translations.map(({ indications }) => indications ?? [])]
      .flat();
    const species = [product.species, ...translations.map(({ species }) => species ?? [])].flat();
    const texts = [product, ...translations].flatMap((each) => [
      each.shortDescription,
      plainText(each.description ?? ""),
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
        ...[...product.treats ?? [], ...product.prevents ?? []].map((id) =>
          entryTerm({ kind: "disease", id })
        ),
      ],
      make: terms(LANGUAGES.map((language) => shownMake(product.make, language))),
      species: [...terms(species), ...speciesConcepts(label)],
      category: [
        ...terms([product.category]),
        ...categoryConcepts(product),
      ],
      packaging: [...packTerms(product.packaging ?? ""), ...label.form ? [formTerm(label.form)] : []],
      text: [
        ...terms(texts),
        ...[product.shortDescription ?? "", ...product.features].flatMap((line) => concepts(line, "species")),
      ],
    };
    addCombinations(fields.name, ingredients);
    addCombinations(fields.ingredients, ingredients);
    return { id: product.id, ...fields };
  };

  /** Includes broader animals: a product that lists broilers also gets the term for chickens. */
  function speciesConcepts(label: Label): string[] {
    return species.map(({ id }) => id).filter((id) => labelStanding(label, id) === "listed")
      .map((id) => entryTerm({ kind: "species", id: id }));
  }

  /** Uses the slug if the vocabulary knows it. Otherwise it looks for concepts in the category's name. */
  function categoryConcepts({ category, categorySlug }: Product): string[] {
    const isKnown = categories.some(({ id }) => id === categorySlug);
    return isKnown ? [entryTerm({ kind: "category", id: categorySlug })] : concepts(category, "category");
  }
}

/** Terms for the pack's amount and kind. They are the same in all languages. */
function packTerms(packaging: string): string[] {
  const { amounts, rest } = readAmounts(wordsOf(packaging));
  return [...amounts, ...rest.flatMap((word) => packKind(word) ?? [])];
}

/** Adds the combination (AD3E) if all its parts are listed, or the parts if the combination is listed. */
function addCombinations(list: string[], ingredients: Knowledge["ingredients"]): void {
  const has = new Set(list);
  for (const { id, with: parts = [] } of ingredients) {
    if (parts.length === 0) continue;
    const whole = entryTerm({ kind: "ingredient", id: id });
    const terms = parts.map((part) => entryTerm({ kind: "ingredient", id: part }));
    if (has.has(whole)) list.push(...terms);
    else if (terms.every((term) => has.has(term))) list.push(whole);
  }
}

/** Converts texts to the terms of their words; `bones` adds the skeletons of their sounds. */
function textTerms() {
  const { isStopWord } = lexicons();
  const termsOfWord = new Map<string, string[]>();

  function wordTerms(word: string): string[] {
    let found = termsOfWord.get(word);
    if (!found) {
      const isNoise = word.length <= 4 && isStopWord(word);
      found = isNoise ? [] : [foldWord(word), ...(isIndic(word) ? soundKeys(word).map(soundTerm) : [])];
      termsOfWord.set(word, found);
    }
    return found;
  }

  return function terms(texts: readonly string[], { bones = false } = {}): string[] {
    const all = new Set<string>();
    for (const word of new Set(texts.flatMap(wordsOf))) {
      for (const term of wordTerms(word)) all.add(term);
      if (bones && skeleton(word)) all.add(skeletonTerm(skeleton(word)));
    }
    return [...all];
  };
}
