import searchNames from "../knowledge/search_names.json" with { type: "json" };
import { lexicons } from "../language/lexicons.ts";
import { isSlip } from "../language/meant_words.ts";
import { isIndic } from "../language/words_of.ts";
import { similarity } from "../language/similarity.ts";
import { type Meaning, readMeanings } from "../language/read_meanings.ts";

const CONCEPT_KINDS = ["ingredient", "disease", "sign", "category", "species"] as const;
export type ConceptKind = typeof CONCEPT_KINDS[number];

/** What some words of a query mean. */
export interface QueryMeaning extends Meaning {
  kind: ConceptKind;
  id: string;
  /** The intended name, if it was matched by correcting a typing error. */
  corrected?: string;
}

/** What is wished for is no sign of an illness, though a sign has the same name. */
const WISHES = new Set(searchNames.signs.map(({ id }) => id));

const orderOf = ({ kind }: { kind: string }) => CONCEPT_KINDS.findIndex((each) => each === kind);

/**
 * Finds the concepts of a query. One group of words can mean several things. `isKnown`: whether the catalogue has a
 * word, which then is not treated as a typing error.
 */
export function readQuery(
  words: readonly string[],
  isKnown: (foldedWord: string) => boolean,
): { groups: QueryMeaning[][]; taken: ReadonlySet<number> } {
  const read = readMeanings(
    lexicons().things,
    words,
    isKnown,
    ({ entry }) => orderOf(entry) >= 0,
  );
  const taken = new Set(read.flatMap(({ at }) => at));
  const groups: QueryMeaning[][] = [];
  for (const each of read) {
    const { kind, id } = each.entry;
    const meaning: QueryMeaning = {
      ...each,
      kind: kind as ConceptKind,
      id,
      ...(isSlip(each.sureness) && { corrected: properName(each) }),
    };
    const same = groups.find(([first]) => first!.at.some((place) => each.at.includes(place)));
    if (same) same.push(meaning);
    else groups.push([meaning]);
  }
  return { groups: groups.map(clear), taken };
}

/** The knowledge has common misspellings too: what is said to be meant is the English name that sounds most like it. */
function properName({ name, entry: { names } }: Meaning): string {
  if (isIndic(name)) return name;
  return names.en.map((each) => ({ each, likeness: similarity(each, name) }))
    .reduce((best, next) => next.likeness > best.likeness ? next : best, { each: name, likeness: 0.8 }).each;
}

/** An exact name of an animal must not also match a sign that sounds like it, nor a wish an illness. */
function clear(group: QueryMeaning[]): QueryMeaning[] {
  const sorted = group.toSorted((a, b) => b.sureness - a.sureness || orderOf(a) - orderOf(b));
  const animals = sorted.filter(({ kind, sureness }) => kind === "species" && sureness === 1);
  if (animals.length > 0) return animals;
  const isWish = sorted.some(({ id }) => WISHES.has(id));
  return sorted.filter(({ kind, id }) => !isWish || kind !== "sign" || WISHES.has(id));
}
