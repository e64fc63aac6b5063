import { fold } from "./fold.ts";
import { soundKey } from "./sound_key.ts";
import { wordsOf } from "./words_of.ts";
import { loadAsking } from "../knowledge/load_asking.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import searchNames from "../knowledge/search_names.json" with { type: "json" };
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../../contract/language.ts";
import { type Names, NO_NAMES } from "../knowledge/knowledge_schema.ts";
import { type DerivedFiles, NO_FILES } from "../kv/derived_files.ts";
import { entryTerm, termReader, VAGUE } from "./word_terms.ts";
import { buildLexicon, type Lexicon, type NamedThing, soundsOf } from "./lexicon.ts";

interface Lexicons {
  /** What questions are about. */
  things: Lexicon;
  /** Things by their terms. */
  thingById: ReadonlyMap<string, NamedThing>;
  /** What they ask of it. */
  asking: Lexicon;
  isStopWord: (word: string) => boolean;
  /** Sounds of the words for things that only one of the languages has. */
  sounds: Record<TranslationLanguage, ReadonlySet<string>>;
}

/** All of them but functions, as they are kept in a file. */
type Kept = Pick<Lexicons, "thingById" | "sounds"> & {
  stopWords: ReadonlySet<string>;
  things: Omit<Lexicon, "isStopWord">;
  asking: Omit<Lexicon, "isStopWord">;
};

const FILE = "lexicons";

let built: Lexicons | undefined;
let preparing: Promise<void> | undefined;

/** Built once: ahead of the first question by `prepareLexicons`, else by it. */
export function lexicons(): Lexicons {
  if (built) return built;
  const steps = buildSteps();
  for (let step = steps.next();; step = steps.next()) if (step.done) return built = withFunctions(step.value);
}

/** A thing of the knowledge by its term. */
export function thingById(term: string): NamedThing | undefined {
  return lexicons().thingById.get(term);
}

/** The terms of a text of our own: its words, those of Indian scripts by their sound too, and what it names. */
export const termsOf = termReader(() => lexicons().things, false);
/** The same with the sounds of all its words, as names are looked for. */
export const soundedTermsOf = termReader(() => lexicons().things, true);

/** Reads them from `files`, or builds them while others have their turn in every `pause`, and keeps them there. */
export function prepareLexicons(pause: () => Promise<void>, files = NO_FILES): Promise<void> {
  return preparing ??= prepare(pause, files);
}

async function prepare(pause: () => Promise<void>, files: DerivedFiles): Promise<void> {
  const kept = await files.read<Kept>(FILE);
  if (kept) built ??= withFunctions(kept);
  const steps = buildSteps();
  while (!built) {
    const step = steps.next();
    if (step.done) {
      files.write(FILE, step.value);
      built = withFunctions(step.value);
    } else await pause();
  }
}

function withFunctions({ stopWords, things, asking, ...others }: Kept): Lexicons {
  const isStopWord = (word: string) => stopWords.has(fold(word));
  return {
    ...others,
    isStopWord,
    things: { ...things, isStopWord },
    asking: { ...asking, isStopWord: () => false },
  };
}

function* buildSteps(): Generator<void, Kept> {
  const knowledge = loadKnowledge();
  const { intents, aspects, topics, romanised } = loadAsking();
  const little = [...Object.values(knowledge.stopWords).flat(), ...Object.values(romanised).flat()];
  const stopWords = new Set(little.flatMap(wordsOf).map(fold));
  const isStopWord = (word: string) => stopWords.has(fold(word));
  const things = [
    ...entriesOf("ingredient", knowledge.ingredients),
    ...entriesOf("disease", knowledge.diseases),
    ...entriesOf("sign", knowledge.signs),
    ...searchNames.signs.map(({ id, names }) => ({
      kind: "sign",
      id,
      names: NO_NAMES,
      searchNames: { ...NO_NAMES, ...names },
    })),
    ...entriesOf("category", knowledge.categories),
    ...entriesOf("species", knowledge.species),
    ...entriesOf("topic", topics),
  ];
  const asking = [...entriesOf("intent", intents), ...entriesOf("aspect", aspects)];
  const all = [...things, ...asking];
  const english = soundsOfEnglish(all);
  yield;
  const own: [TranslationLanguage, Set<string>][] = [];
  for (const language of TRANSLATION_LANGUAGES) {
    own.push([language, soundsOf(all, language)]);
    yield;
  }
  return {
    stopWords,
    things: yield* lexiconOf(things, {
      isStopWord,
      keepsStopWords: false,
      slipsFrom: 6,
      leavesOut: VAGUE,
    }),
    asking: yield* lexiconOf(asking, { isStopWord: () => false, keepsStopWords: true, slipsFrom: 6 }),
    thingById: new Map(
      things.filter(({ names }) => names.en.length > 0).map((thing) => [entryTerm(thing), thing]),
    ),
    sounds: apart(own, english),
  };
}

function* lexiconOf(...parts: Parameters<typeof buildLexicon>): Generator<void, Kept["things"]> {
  const { isStopWord: _, ...lexicon } = yield* buildLexicon(...parts);
  return lexicon;
}

function soundsOfEnglish(entries: readonly NamedThing[]): Set<string> {
  return new Set(entries.flatMap(({ names }) => names.en).flatMap(wordsOf).map(soundKey));
}

/** What two of them say, and what is English in another script, tells neither. */
function apart(
  all: readonly [TranslationLanguage, Set<string>][],
  english: Set<string>,
): Record<TranslationLanguage, ReadonlySet<string>> {
  const told = all.map(([language, sounds]) => {
    const others = all.filter(([other]) => other !== language).map(([, others]) => others);
    return [language, [...others, english].reduce((rest, each) => rest.difference(each), sounds)] as const;
  });
  return Object.fromEntries<ReadonlySet<string>>(told) as Record<TranslationLanguage, ReadonlySet<string>>;
}

function entriesOf(kind: string, list: readonly { id: string; names: Names }[]): NamedThing[] {
  return list.map(({ id, names }) => {
    const own = searchNames.names.find((each) => each.kind === kind && each.id === id)?.names;
    return { kind, id, names, ...(own && { searchNames: { ...NO_NAMES, ...own } }) };
  });
}
