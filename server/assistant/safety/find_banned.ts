import type { Prohibited } from "../../../contract/prohibited.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { allNames } from "../../knowledge/knowledge_schema.ts";
import { keyOf, PhraseFinder, type Place } from "../../language/phrase_finder.ts";
import { looseSounds } from "../../language/phonemic.ts";
import { skeleton } from "../../language/sound_key.ts";
import { wordsOf } from "../../language/words_of.ts";

/** Fewer consonants are those of everyday words. */
const SKELETON_MIN = 6;
const SKELETON_FROM = 7;

interface Finders {
  names: PhraseFinder<string>;
  /** Ids by names of one word. */
  words: ReadonlyMap<string, string>;
  /** Ids by the consonants of names, where no other ingredient has them. */
  skeletons: ReadonlyMap<string, string>;
}

const made = new WeakMap<readonly Prohibited[], Finders>();

function findersOf(banned: readonly Prohibited[]): Finders {
  let finders = made.get(banned);
  if (!finders) made.set(banned, finders = makeFinders(banned));
  return finders;
}

function makeFinders(banned: readonly Prohibited[]): Finders {
  const { ingredients, diseases, signs, species, stopWords } = loadKnowledge();
  const allowed = ingredients.filter((each) => !each.banned);
  const latin = [...allowed, ...diseases, ...signs, ...species].flatMap(({ names }) => [
    ...names.en,
    ...names.latin ?? [],
  ]);
  // A name like one that we know is that one's; of the rest, those are meant that are a letter away.
  const known = new Set([...latin, ...stopWords.en, ...stopWords.latin].flatMap(wordsOf).map(keyOf));
  const taken = new Set(allowed.flatMap(({ names }) => allNames(names)).flatMap(wordsOf).map(skeleton));
  const single = banned.flatMap(({ id, words }) =>
    words.filter((word) => !/[* ]/.test(word)).map((word) => ({ id, word }))
  );
  return {
    names: new PhraseFinder(
      Object.fromEntries(banned.map(({ id, words }) => [id, words])),
      (key) => known.has(key),
    ),
    words: new Map(single.map(({ id, word }) => [keyOf(word), id])),
    skeletons: new Map(
      single.map(({ id, word }) => [skeleton(word), id] as const)
        .filter(([bones]) => bones.length >= SKELETON_MIN && !taken.has(bones)),
    ),
  };
}

/** A word that breaks off: "Coli.., you know". */
const BROKEN_OFF = /([\p{L}\p{M}]{3,})\s?(?:\.{2,}|…|-{2,}|_{2,}|\*{2,})/gu;
const HINT_FROM = 4;

/** The prohibited substance whose name is begun and not ended. */
export function hintedBanned(query: string, prohibited: readonly Prohibited[]): string | undefined {
  const begun = [...query.matchAll(BROKEN_OFF)].map(([, word]) => looseSounds(word!.toLowerCase()))
    .filter((sounds) => sounds.length >= HINT_FROM);
  return prohibited.find(({ words }) =>
    begun.some((start) => words.some((word) => looseSounds(word).startsWith(start)))
  )?.id;
}

/** Prohibited substances with their places: by name, torn in two, or by what is left of it in another spelling. */
export function findBanned(
  words: readonly string[],
  prohibited: readonly Prohibited[],
): ReadonlyMap<string, readonly Place[]> {
  const { names, words: single, skeletons } = findersOf(prohibited);
  const found = new Map(names.find(words));
  words.forEach((word, at) => {
    const torn = single.get(keyOf(`${word}${words[at + 1] ?? ""}`));
    const id = (word.length >= SKELETON_FROM ? skeletons.get(skeleton(word)) : undefined) ?? torn;
    if (id && !found.has(id)) found.set(id, [{ from: at, to: at }]);
  });
  return found;
}
