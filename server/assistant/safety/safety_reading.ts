import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { wordsOf } from "../../search/fold_word.ts";
import banned from "./banned_substances.json" with { type: "json" };
import { type FoundPhrases, keyOf, PhraseFinder, type Place } from "./phrase_finder.ts";
import safetyWords from "./safety_words.json" with { type: "json" };

export type SafetyGroup = Exclude<keyof typeof safetyWords, "ignored">;

/** What of a text matters to the rules of safety. */
export class SafetyReading {
  constructor(
    readonly words: readonly string[],
    private readonly found: FoundPhrases<SafetyGroup>,
    /** Ids of medicines that are named, with their places. */
    readonly medicines: ReadonlyMap<string, readonly Place[]>,
    readonly banned: ReadonlyMap<string, readonly Place[]>,
  ) {}

  has(...groups: SafetyGroup[]): boolean {
    return groups.some((group) => this.found.has(group));
  }

  places(group: SafetyGroup): readonly Place[] {
    return this.found.get(group) ?? [];
  }

  /** Whether a phrase of one group stands before one of the other, with no more than `between` words in between. */
  follows(first: SafetyGroup, second: SafetyGroup, between: number): boolean {
    return this.places(first).some((a) =>
      this.places(second).some((b) => b.from > a.to && b.from - a.to - 1 <= between)
    );
  }

  near(one: SafetyGroup, other: SafetyGroup, between: number): boolean {
    return this.follows(one, other, between) || this.follows(other, one, between);
  }

  /** Whether one of these words stands within so many words of a place. */
  isBeside({ from, to }: Place, group: SafetyGroup, before: number, after: number): boolean {
    return this.places(group).some((place) => place.to >= from - before && place.from <= to + after);
  }

  /** Numbers near a group's words: how many died. */
  numbersNear(group: SafetyGroup, within: number): number[] {
    return this.words.flatMap((word, at) => {
      const number = Number(westernDigits(word));
      const isNear = this.places(group).some(({ from, to }) => at >= from - within && at <= to + within);
      return Number.isFinite(number) && isNear ? [number] : [];
    });
  }
}

/** Classes of ingredients that act on bacteria, and those that are medicines in another way. */
const ANTIBIOTICS = new Set([
  "penicillin",
  "fluoroquinolone",
  "phenicol",
  "tetracycline",
  "macrolide",
  "pleuromutilin",
  "lincosamide",
  "aminocyclitol",
  "aminoglycoside",
  "polypeptide",
  "sulphonamide",
]);
const MEDICINES = new Set([
  ...ANTIBIOTICS,
  "anticoccidial",
  "dewormer",
  "antiparasitic",
  "antipyretic",
  "anti-inflammatory",
]);
/** Shorter ones are words of other things too. */
const ABBREVIATION_MIN = 4;
const ABBREVIATIONS = ["ctc", "otc"];

interface Finders {
  words: PhraseFinder<SafetyGroup | "ignored">;
  medicines: PhraseFinder<string>;
  banned: PhraseFinder<string>;
  antibiotics: ReadonlySet<string>;
}

let made: Finders | undefined;

function finders(): Finders {
  if (made) return made;
  const { ingredients, diseases, signs, species, stopWords } = loadKnowledge();
  const names = [...ingredients, ...diseases, ...signs, ...species].flatMap(({ names }) => [
    ...names.en,
    ...names.latin ?? [],
  ]);
  const known = new Set([...names, ...stopWords.en, ...stopWords.latin].flatMap(wordsOf).map(keyOf));
  const isKnown = (key: string) => known.has(key);
  const medicines = ingredients.filter(({ group, banned }) => MEDICINES.has(group) && !banned);
  return made = {
    words: new PhraseFinder(safetyWords, isKnown),
    medicines: new PhraseFinder(
      Object.fromEntries(medicines.map(({ id, names: { en, hi, te, latin = [] } }) => [
        id,
        [...en, ...hi, ...te, ...latin].filter((name) =>
          name.length >= ABBREVIATION_MIN || ABBREVIATIONS.includes(name)
        ),
      ])),
      isKnown,
    ),
    // A name like an allowed medicine's is that one's; of the rest, those are meant that are a letter away.
    banned: new PhraseFinder(Object.fromEntries(banned.map(({ id, words }) => [id, words])), isKnown),
    antibiotics: new Set(medicines.filter(({ group }) => ANTIBIOTICS.has(group)).map(({ id }) => id)),
  };
}

export function readForSafety(text: string): SafetyReading {
  const { words: finder, medicines, banned } = finders();
  const all = wordsOf(text);
  // "Baby chicks" are no babies.
  const ignored = new Set<number>();
  for (const { from, to } of finder.find(all).get("ignored") ?? []) {
    for (let at = from; at <= to; at++) ignored.add(at);
  }
  const words = all.map((word, at) => ignored.has(at) ? "" : word);
  return new SafetyReading(
    all,
    finder.find(words) as FoundPhrases<SafetyGroup>,
    medicines.find(words),
    banned.find(words),
  );
}

export function isAntibiotic(medicine: string): boolean {
  return finders().antibiotics.has(medicine);
}

/** The name of a banned substance or class, to be shown. */
export function bannedName(id: string): Record<"en" | "hi" | "te", string> | undefined {
  return banned.find((each) => each.id === id)?.names;
}

/** Digits of Devanagari and Telugu as those of here. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u0c66-\u0c6f]/g, (digit) => String(digit.charCodeAt(0) - 0x0c66));
}
