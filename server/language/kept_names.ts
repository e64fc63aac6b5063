import { byLanguage } from "../../contract/language.ts";
import { namesOfCondition } from "../knowledge/disease_of.ts";
import { allNames, type Names, NO_NAMES } from "../knowledge/knowledge_schema.ts";
import { isEnglish } from "./english_words.ts";
import { foldWord } from "./fold.ts";
import { scriptLanguage } from "./grammars.ts";
import type { KeptKnowledge } from "../knowledge/kept_knowledge.ts";
import { buildLexicon, type Lexicon, type NamedThing } from "./lexicon.ts";
import { lexicons, thingById } from "./lexicons.ts";
import { BY_ONE_SLIP, isSlip } from "./meant_words.ts";
import { rememberOf } from "./remember.ts";
import { type Accepts, type Meaning, readMeanings } from "./read_meanings.ts";
import { isVerb } from "./verbs.ts";
import { entryTerm } from "./word_terms.ts";

const BY_SOUND = 0.9;
/** In a sentence a shorter name is written as it stands, or it is something else. */
const SLIP_FROM = 7;
/** What is typed into a search field is a name sooner than in a sentence. */
const SEARCHED_SLIP_FROM = 5;
const SHORT = 4;

/** The names that the owner keeps, beside those of the lexicon of things. Made once for each state of them. */
export const keptNames = rememberOf(({ conditions, brands, prohibited }: KeptKnowledge): Lexicon => {
  const { isStopWord } = lexicons();
  const entries: NamedThing[] = [
    ...brands.map(({ id, name, aliases, ingredients, isOurs }) => ({
      kind: "brand",
      id,
      names: byScript([name, ...aliases]),
      stands: { for: ingredients, isOurs },
    })),
    ...prohibited.map(({ id, name, words, translations = {} }) => ({
      kind: "prohibited",
      id,
      names: NO_NAMES,
      // In a sentence the rules of safety look for it.
      searchNames: byScript([
        name,
        ...Object.values(translations).flatMap((each) => each.name ?? []),
        ...words,
      ]),
    })),
    ...conditions.map(({ id, ...condition }) => ({
      kind: "disease",
      id,
      names: newNames(id, namesOfCondition(condition)),
    })),
  ];
  const steps = buildLexicon(entries, { isStopWord, keepsStopWords: false, slipsFrom: SEARCHED_SLIP_FROM });
  for (let step = steps.next();; step = steps.next()) if (step.done) return step.value;
});

function byScript(names: readonly string[]): Names {
  return byLanguage((language) => names.filter((name) => scriptLanguage(name) === language));
}

/** Names that the lexicon of things does not have for it. */
function newNames(id: string, names: Names): Names {
  const known = thingById(entryTerm({ kind: "disease", id }))?.names;
  if (!known) return names;
  const all = new Set(
    allNames(known).map((name) => name.toLowerCase()),
  );
  const fresh = (list: readonly string[] = []) => list.filter((name) => !all.has(name.toLowerCase()));
  return { ...byLanguage((language) => fresh(names[language])), latin: fresh(names.latin) };
}

/**
 * What some words name, by the lexicon of things and by the names that the owner keeps: of the same words, the longer
 * name counts, then the one that is spelt nearer. A brand is also read as each of the ingredients that it stands for.
 * `search`: the words were typed into a search field, where these names count.
 */
export function withKeptNames(
  read: readonly Meaning[],
  names: Lexicon,
  words: readonly string[],
  isKnown: (word: string) => boolean,
  search?: { accepts: Accepts },
): Meaning[] {
  const slipFrom = search ? SEARCHED_SLIP_FROM : SLIP_FROM;
  const kept = readMeanings(names, words, isKnown, search?.accepts).filter((meaning) =>
    isSure(meaning, words, slipFrom) &&
    read.every((other) => !overlaps(meaning, other) || isSurer(meaning, other))
  );
  if (kept.length === 0) return [...read];
  const others = read.filter((other) => !kept.some((meaning) => overlaps(meaning, other)));
  return [...others, ...kept.flatMap(standsFor)];
}

function isSure(
  { sureness, at, name, entry: { kind } }: Meaning,
  words: readonly string[],
  slipFrom: number,
): boolean {
  const letters = at.reduce((sum, place) => sum + words[place]!.length, 0);
  if (kind === "prohibited") return letters >= SLIP_FROM || !isSlip(sureness);
  // "Hyd" is a city, "Hy-D" is not.
  if (at.length === 1 && letters < SHORT && !/\d/.test(words[at[0]!]!)) return false;
  // "Kalapali", which asks to mix, only sounds like a brand.
  if (kind === "brand" && sureness <= BY_SOUND && at.every((place) => isVerb(words[place]!))) return false;
  // Nor are two words that everybody says, or of which one is a little word: "which worms in poultry", "worm in layer".
  const isTorn = at.length > 1 && !name.includes(" ");
  if (kind === "brand" && isTorn) {
    const { isStopWord } = lexicons();
    if (at.every((place) => isEnglish(foldWord(words[place]!)))) return false;
    if (at.some((place) => isStopWord(words[place]!))) return false;
  }
  return sureness >= BY_SOUND || sureness === BY_ONE_SLIP && letters >= slipFrom;
}

function overlaps(a: Meaning, b: Meaning): boolean {
  return a.at.some((place) => b.at.includes(place));
}

function isSurer(kept: Meaning, other: Meaning): boolean {
  if (kept.at.length !== other.at.length) return kept.at.length > other.at.length;
  return kept.sureness > other.sureness || kept.sureness === other.sureness && kept.entry.kind !== "disease";
}

function standsFor(meaning: Meaning): Meaning[] {
  const { entry } = meaning;
  const known = thingById(entryTerm(entry));
  const held = (entry.stands?.for ?? []).flatMap((id) =>
    thingById(entryTerm({ kind: "ingredient", id })) ?? []
  );
  return [{ ...meaning, entry: known ?? entry }, ...held.map((each) => ({ ...meaning, entry: each }))];
}
