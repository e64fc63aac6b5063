import { fold } from "./fold.ts";
import { soundKey } from "./sound_key.ts";
import { wordsOf } from "./words_of.ts";
import { loadAsking } from "../knowledge/load_asking.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import searchNames from "../knowledge/search_names.json" with { type: "json" };
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../../contract/language.ts";
import { type Names, NO_NAMES } from "../knowledge/knowledge_schema.ts";
import { entryTerm, VAGUE } from "./word_terms.ts";
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

let built: Lexicons | undefined;

/** Built once: ahead of the first question by `prepareLexicons`, else by it. */
export function lexicons(): Lexicons {
  if (built) return built;
  const steps = buildSteps();
  for (let step = steps.next();; step = steps.next()) if (step.done) return built = step.value;
}

/** A thing of the knowledge by its term. */
export function thingById(term: string): NamedThing | undefined {
  return lexicons().thingById.get(term);
}

/** Builds them while others have their turn in every `pause`. */
export async function prepareLexicons(pause: () => Promise<void>): Promise<void> {
  const steps = buildSteps();
  for (let step = steps.next(); !built; step = steps.next()) {
    if (step.done) built = step.value;
    else await pause();
  }
}

function* buildSteps(): Generator<void, Lexicons> {
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
    things: yield* buildLexicon(things, {
      isStopWord,
      keepsStopWords: false,
      slipsFrom: 6,
      leavesOut: VAGUE,
    }),
    asking: yield* buildLexicon(asking, { isStopWord: () => false, keepsStopWords: true, slipsFrom: 6 }),
    isStopWord,
    thingById: new Map(
      things.filter(({ names }) => names.en.length > 0).map((thing) => [entryTerm(thing), thing]),
    ),
    sounds: apart(own, english),
  };
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
