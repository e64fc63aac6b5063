import type { Product } from "../../contract/product.ts";
import { wordsOf } from "../language/words_of.ts";
import { conceptsIn, understand } from "./understand.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The animals that a product's data names, as species ids. */
export interface Label {
  /** The animals that the product is for. */
  listed: ReadonlySet<string>;
  /** The animals that its warnings name. */
  warned: ReadonlySet<string>;
  /** It has a withdrawal period but none for eggs, so eggs must not be eaten. */
  withoutEggs: boolean;
}

/** Returns a function that reads labels. Species are cached per line, because catalogues repeat lines. */
export function labelReader(vocabulary: Vocabulary) {
  const speciesOfLine = new Map<string, readonly string[]>();

  /** Matches the longest names first: "Breeders in rear" must not match "breeders". */
  function speciesIn(line: string): readonly string[] {
    let found = speciesOfLine.get(line);
    if (!found) {
      const { groups } = understand(vocabulary, wordsOf(line), () => true);
      found = groups.flat().map(({ concept }) => concept).filter(({ kind }) => kind === "species")
        .map(({ id }) => id);
      speciesOfLine.set(line, found);
    }
    return found;
  }

  function warnedIn({ warning, precautions }: Product["safetyInfo"]): string[] {
    const words = [warning ?? "", ...precautions].flatMap(wordsOf);
    return [...conceptsIn(vocabulary, words)].filter(({ kind }) => kind === "species").map(({ id }) => id);
  }

  return function readLabel({ name, species, safetyInfo, withdrawal }: Product): Label {
    return {
      // A product without listed animals may name one in its title: "Poultry Trace Mineral Premix".
      listed: new Set(species.length > 0 ? species.flatMap(speciesIn) : speciesIn(name)),
      warned: new Set(warnedIn(safetyInfo)),
      withoutEggs: withdrawal !== null && withdrawal.eggDays === null,
    };
  };
}
