import type { Product } from "../../contract/product.ts";
import { wordsOf } from "./fold_word.ts";
import { conceptsIn, understand } from "./understand.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Which animals a product's own data speaks of, as ids of species. */
export interface Label {
  /** Those it is for. */
  listed: ReadonlySet<string>;
  /** Those that its warnings name. */
  warned: ReadonlySet<string>;
  /** It has a withdrawal period, but none for eggs: these must not be eaten. */
  withoutEggs: boolean;
}

/** Reads labels by the vocabulary; remembers lines, which catalogues repeat. */
export function labelReader(vocabulary: Vocabulary) {
  const speciesOfLine = new Map<string, readonly string[]>();

  /** By whole names, the longest first: "Breeders in rear" are no breeders in lay. */
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
      // Who lists no animal may still name one: "Poultry Trace Mineral Premix".
      listed: new Set(species.length > 0 ? species.flatMap(speciesIn) : speciesIn(name)),
      warned: new Set(warnedIn(safetyInfo)),
      withoutEggs: withdrawal !== null && withdrawal.eggDays === null,
    };
  };
}
