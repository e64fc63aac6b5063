import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { wordsOf } from "../../language/words_of.ts";
import type { Names } from "../../knowledge/knowledge_schema.ts";
import { skeleton } from "../../language/sound_key.ts";
import banned from "./banned_substances.json" with { type: "json" };
import { daysIn } from "./days_in.ts";
import { type FoundPhrases, keyOf, PhraseFinder, type Place } from "./phrase_finder.ts";
import medicineWords from "./medicine_words.json" with { type: "json" };
import { isUnknownAntibiotic, withUnknownAntibiotics } from "./unknown_antibiotics.ts";
import safetyWords from "./safety_words.json" with { type: "json" };

type SafetyGroup = Exclude<keyof typeof safetyWords, "ignored">;

/** A number before these says how old or how long, not how many. */
const TIME =
  /^(weeks?|days?|hours?|months?|years?|th|kg|g|ml|din|ghante|hafte|rojula?|ganta|दिन|घंटे|हफ्ते|महीने|రోజు|రోజుల|గంటల|వారాల)/;

const OUT_OF = /^(in|of|from)$/;
const OUT_OF_AFTER = /^(me|mein|में|lo|లో)$/;
/** What of a text matters to the rules of safety. */
export class SafetyReading {
  constructor(
    /** As it was written, with digits of here. */
    readonly text: string,
    readonly words: readonly string[],
    private readonly found: FoundPhrases<SafetyGroup>,
    /** Ids of ingredients that are named, with their places. */
    readonly names: ReadonlyMap<string, readonly Place[]>,
    readonly banned: ReadonlyMap<string, readonly Place[]>,
    /** Whether it names a disease that people do not have. */
    readonly namesPoultryDisease: boolean,
  ) {
    const all = [...names].filter(([id]) => finders().medicines.has(id) || isUnknownAntibiotic(id));
    // "The tetracycline doxycycline" is one medicine.
    const own = all.filter(([id]) => !finders().classes.has(id));
    this.medicines = new Map(own.length > 0 ? own : all);
  }

  /** Those of the ingredients that are medicines. */
  readonly medicines: ReadonlyMap<string, readonly Place[]>;

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

  /** Numbers of days, in the order in which they stand. */
  days(): number[] {
    return daysIn(this.words.map(westernDigits));
  }

  /** Numbers near a group's words: how many died. */
  numbersNear(group: SafetyGroup, within: number): number[] {
    return this.words.flatMap((word, at) => {
      const number = TIME.test(this.words[at + 1] ?? "") ? NaN : Number(westernDigits(word));
      // "One in 500": of so many.
      if (OUT_OF.test(this.words[at - 1] ?? "") || OUT_OF_AFTER.test(this.words[at + 1] ?? "")) return [];
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
export const MEDICINES: ReadonlySet<string> = new Set([
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
  names: PhraseFinder<string>;
  banned: PhraseFinder<string>;
  diseases: PhraseFinder<string>;
  medicines: ReadonlySet<string>;
  /** Those that are classes of others. */
  classes: ReadonlySet<string>;
  antibiotics: ReadonlySet<string>;
  /** Ids of banned substances by names of one word. */
  bannedWords: ReadonlyMap<string, string>;
  /** Ids of banned substances by the consonants of their names, where no other ingredient has them. */
  bannedSkeletons: ReadonlyMap<string, string>;
}

/** What people have too. */
const OF_PEOPLE_TOO = new Set(
  ["worms", "tapeworms", "fatty-liver", "gout", "anaemia", "dehydration", "stress", "vitamin-deficiency"]
    .concat(["salmonellosis", "fowl-cholera", "fowl-pox", "ectoparasites", "colibacillosis", "rickets"])
    .concat(["heat-stress", "candidiasis", "ammonia-irritation", "infectious-bronchitis", "avian-influenza"]),
);
/** Fewer consonants are those of everyday words. */
const SKELETON_MIN = 6;

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
  const allowed = ingredients.filter(({ banned }) => !banned);
  const ofGroups = (groups: ReadonlySet<string>) =>
    new Set(allowed.filter(({ group }) => groups.has(group)).map(({ id }) => id));
  const allowedSkeletons = new Set(
    allowed.flatMap(({ names }) => allNames(names)).flatMap(wordsOf).map(skeleton),
  );
  return made = {
    words: new PhraseFinder(safetyWords, isKnown, "ignored"),
    names: new PhraseFinder(
      Object.fromEntries(allowed.map(({ id, names }) => [
        id,
        [
          ...allNames(names).filter((name) =>
            name.length >= ABBREVIATION_MIN || ABBREVIATIONS.includes(name)
          ),
          ...MEDICINE_WORDS[id] ?? [],
        ],
      ])),
      isKnown,
    ),
    // A name like an allowed medicine's is that one's; of the rest, those are meant that are a letter away.
    banned: new PhraseFinder(Object.fromEntries(banned.map(({ id, words }) => [id, words])), isKnown),
    diseases: new PhraseFinder(
      Object.fromEntries(
        diseases.filter(({ id }) => !OF_PEOPLE_TOO.has(id)).map(({ id, names }) => [id, allNames(names)]),
      ),
      isKnown,
    ),
    medicines: ofGroups(MEDICINES),
    classes: new Set(allowed.filter(({ members }) => members !== undefined).map(({ id }) => id)),
    antibiotics: ofGroups(ANTIBIOTICS),
    bannedWords: new Map(
      banned.flatMap(({ id, words }) =>
        words.filter((word) => !/[* ]/.test(word)).map((word) => [keyOf(word), id] as const)
      ),
    ),
    bannedSkeletons: new Map(
      banned.flatMap(({ id, words }) =>
        words.filter((word) => !/[* ]/.test(word)).map((word) => [skeleton(word), id] as const)
      ).filter(([bones]) => bones.length >= SKELETON_MIN && !allowedSkeletons.has(bones)),
    ),
  };
}

function allNames({ en, hi, te, latin = [] }: Names): string[] {
  return [...en, ...hi, ...te, ...latin];
}

/** The same for who writes several spellings of one name. */
const MEDICINE_WORDS: Readonly<Record<string, readonly string[]>> = medicineWords;

export function readForSafety(text: string): SafetyReading {
  const { words: finder, names, diseases } = finders();
  const all = wordsOf(text.replaceAll("+", " plus ").replaceAll("&", " plus "));
  // "Baby chicks" are no babies.
  const ignored = new Set<number>();
  const whole = finder.find(all);
  for (const { from, to } of whole.get("ignored") ?? []) {
    for (let at = from; at <= to; at++) ignored.add(at);
  }
  const words = all.map((word, at) => ignored.has(at) ? "" : word);
  const bannedHere = findBanned(words);
  return new SafetyReading(
    westernDigits(text),
    all,
    // The hen's children are no children, but she is a hen.
    new Map([...finder.find(words), ...[...whole].filter(([group]) => group === "bird")]) as FoundPhrases<
      SafetyGroup
    >,
    withUnknownAntibiotics(words, names.find(words), bannedHere),
    bannedHere,
    diseases.find(words).size > 0,
  );
}

/** By their names, by names torn in two, and by what is left of them in another spelling or script. */
function findBanned(words: readonly string[]): ReadonlyMap<string, readonly Place[]> {
  const { banned, bannedSkeletons, bannedWords } = finders();
  const found = new Map(banned.find(words));
  words.forEach((word, at) => {
    const torn = bannedWords.get(keyOf(`${word}${words[at + 1] ?? ""}`));
    const id = bannedSkeletons.get(skeletonOf(word)) ?? (word ? torn : undefined);
    if (id && !found.has(id)) found.set(id, [{ from: at, to: at }]);
  });
  return found;
}

const SKELETON_FROM = 7;

function skeletonOf(word: string): string {
  return word.length >= SKELETON_FROM ? skeleton(word) : "";
}

export function isAntibiotic(medicine: string): boolean {
  return isUnknownAntibiotic(medicine) || finders().antibiotics.has(medicine);
}

/** Digits of Devanagari and Telugu as those of here. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u0c66-\u0c6f]/g, (digit) => String(digit.charCodeAt(0) - 0x0c66));
}
