import type { Product } from "../../contract/product.ts";
import { isGivenToAnimals } from "../catalogue/is_given_to_animals.ts";
import { type FormId, formOf } from "../catalogue/product_form.ts";
import { lexicons, termsOf } from "../language/lexicons.ts";
import { readMeanings } from "../language/read_meanings.ts";
import { wordsOf } from "../language/words_of.ts";

/** What a product's data says of whom and what it is for, and for whom and what it is not. */
export interface Label {
  /** The animals that the product is for, as species ids. */
  listed: ReadonlySet<string>;
  /** The animals that its warnings name. */
  warned: ReadonlySet<string>;
  /** It has a withdrawal period but none for eggs, so eggs must not be eaten. */
  withoutEggs: boolean;
  /** Its eggs may be eaten at once. */
  sparesEggs: boolean;
  /** Terms of the diseases and signs that its warnings name and its indications do not. */
  against: ReadonlySet<string>;
  /** Terms of what it holds. */
  ingredients: readonly string[];
  /** It is its one ingredient, so what its warnings say is said of that. */
  isPure: boolean;
  /** Its doses are for prevention, and none is for treatment. */
  isPreventive: boolean;
  /** Else it is for floors, walls and tanks. */
  isGiven: boolean;
  form?: FormId;
}

const ANIMAL = "@species:";

/** Returns a function that reads labels. Lines are read once, because catalogues repeat them. */
export function labelReader() {
  const { things } = lexicons();
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

  const isOfTopic = (line: string, topic: string) => termsOf(line).includes(`@topic:${topic}`);

  return function readLabel(product: Product): Label {
    const { name, species, composition, safetyInfo, withdrawal, indications, usage: { dosage } } = product;
    const warnings = [safetyInfo.warning ?? "", ...safetyInfo.precautions].flatMap(termsOf);
    const indicated = new Set(indications.flatMap(termsOf));
    return {
      // A product without listed animals may name one in its title: "Poultry Trace Mineral Premix".
      listed: new Set(species.length > 0 ? species.flatMap(speciesIn) : speciesIn(name)),
      warned: new Set(
        warnings.filter((term) => term.startsWith(ANIMAL)).map((term) => term.slice(ANIMAL.length)),
      ),
      withoutEggs: withdrawal !== null && withdrawal.eggDays === null,
      sparesEggs: withdrawal?.eggDays === 0,
      against: new Set(warnings.filter((term) => /^@(disease|sign):/.test(term) && !indicated.has(term))),
      ingredients: composition.flatMap(({ ingredient }) => termsOf(ingredient))
        .filter((term) => term.startsWith("@ingredient:")),
      isPure: composition.length === 1,
      isPreventive: dosage.some((line) => isOfTopic(line, "about-prevention")) &&
        !dosage.some((line) => isOfTopic(line, "about-treatment")),
      isGiven: isGivenToAnimals(product),
      form: formOf(product),
    };
  };
}
