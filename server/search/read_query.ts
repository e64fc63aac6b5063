import searchNames from "../knowledge/search_names.json" with { type: "json" };
import type { Names } from "../knowledge/knowledge_schema.ts";
import { lexicons } from "../language/lexicons.ts";
import { withKeptNames } from "../language/kept_names.ts";
import type { Lexicon, NamedThing } from "../language/lexicon.ts";
import { isSlip } from "../language/meant_words.ts";
import { type Accepts, type Meaning, readMeanings } from "../language/read_meanings.ts";
import { similarity } from "../language/similarity.ts";
import { isIndic } from "../language/words_of.ts";

const CONCEPT_KINDS = ["prohibited", "ingredient", "disease", "sign", "category", "species"] as const;
export type ConceptKind = typeof CONCEPT_KINDS[number];

/** What some words of a query mean. */
export interface QueryMeaning extends Meaning {
  kind: ConceptKind;
  id: string;
  /** The intended name, if it was matched by correcting a typing error. */
  corrected?: string;
}

interface ReadQuery {
  groups: QueryMeaning[][];
  /** Names of other makers. What each holds is among the groups. */
  brands: NamedThing[];
  /** Places of the words that a group has understood. */
  taken: ReadonlySet<number>;
  /** Places of words that only ask: "price", "prevention". What lacks them is no worse a match. */
  asking: ReadonlySet<number>;
  /** Ids of what they ask: "withdrawal", "about-prevention", "products". */
  asks: ReadonlySet<string>;
}

/** What is wished for is no sign of an illness, though a sign has the same name. */
const WISHES = new Set(searchNames.signs.map(({ id }) => id));
/** These ask for a text, whose words a product may have too. */
const OF_TEXTS = new Set(["none", "unstated", "learn", "compare"]);
/** What is surely asked for: a word of it may name something. */
const SURE = 0.9;

const orderOf = ({ kind }: { kind: string }) => CONCEPT_KINDS.findIndex((each) => each === kind);

/**
 * Finds the concepts of a query, and what it asks of them. One group of words can mean several things. `isKnown`:
 * whether the catalogue has a word, which then is not treated as a typing error.
 */
export function readQuery(
  words: readonly string[],
  isKnown: (foldedWord: string) => boolean,
  names: Lexicon,
): ReadQuery {
  const { things, asking } = lexicons();
  const accepts: Accepts = ({ entry }) => orderOf(entry) >= 0 || entry.kind === "brand";
  const all = withKeptNames(readMeanings(things, words, isKnown, accepts), names, words, isKnown, {
    accepts,
  });
  const read = all.filter(({ entry }) => orderOf(entry) >= 0);
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
  const taken = new Set(read.flatMap(({ at }) => at));
  const asked = [
    ...readMeanings(things, words, isKnown, ({ entry: { id } }) => id === "about-prevention"),
    ...readMeanings(
      asking,
      words,
      isKnown,
      ({ entry: { kind, id } }) => kind === "intent" && !OF_TEXTS.has(id),
    ),
  ].filter(({ at, sureness }) => sureness >= SURE && !at.every((place) => taken.has(place)));
  return {
    groups: groups.map(clear),
    brands: all.filter(({ entry: { stands } }) => stands && !stands.isOurs).map(({ entry }) => entry),
    taken,
    asking: new Set(asked.flatMap(({ at }) => at)),
    asks: new Set(asked.map(({ entry }) => entry.id)),
  };
}

/** Names to show. What only a search knows has no others than those it is found by. */
export function namesOf({ names, searchNames }: { names: Names; searchNames?: Names }): Names {
  return names.en.length > 0 ? names : searchNames!;
}

/** The knowledge has common misspellings too: what is said to be meant is the English name that sounds most like it. */
function properName({ name, entry }: Meaning): string {
  if (isIndic(name)) return name;
  return namesOf(entry).en.map((each) => ({ each, likeness: similarity(each, name) }))
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
