import type { Product } from "../../contract/product.ts";
import { lexicons } from "../language/lexicons.ts";
import { readMeanings } from "../language/read_meanings.ts";
import { termMaker } from "../language/word_terms.ts";
import { wordsOf } from "../language/words_of.ts";

/** The animals that a product's data names, as species ids. */
export interface Label {
  /** The animals that the product is for. */
  listed: ReadonlySet<string>;
  /** The animals that its warnings name. */
  warned: ReadonlySet<string>;
  /** It has a withdrawal period but none for eggs, so eggs must not be eaten. */
  withoutEggs: boolean;
}

const ANIMAL = "@species:";

/** Returns a function that reads labels. Species are cached per line, because catalogues repeat lines. */
export function labelReader() {
  const { things } = lexicons();
  const terms = termMaker(things);
  const speciesOfLine = new Map<string, readonly string[]>();

  /** Matches the longest names first: "Breeders in rear" must not match "breeders". */
  function speciesIn(line: string): readonly string[] {
    let found = speciesOfLine.get(line);
    if (!found) {
      const isAnimal = ({ entry }: { entry: { kind: string } }) => entry.kind === "species";
      found = readMeanings(things, wordsOf(line), () => true, isAnimal).map(({ entry }) => entry.id);
      speciesOfLine.set(line, found);
    }
    return found;
  }

  function warnedIn({ warning, precautions }: Product["safetyInfo"]): string[] {
    return [warning ?? "", ...precautions].flatMap((line) => terms(line)).filter((term) =>
      term.startsWith(ANIMAL)
    )
      .map((term) => term.slice(ANIMAL.length));
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
