import { foldWord } from "./fold.ts";
import { soundKey, soundKeys } from "./sound_key.ts";
import { isIndic, wordsOf } from "./words_of.ts";
import type { Lexicon } from "./lexicon.ts";

/** The term that stands for a thing that is named. */
export function entryTerm({ kind, id }: { kind: string; id: string }): string {
  return `@${kind}:${id}`;
}

export function soundTerm(key: string): string {
  return `~${key}`;
}

/** What forms of an English word share: "storing" and "store". Empty where it has none. */
export function stemTerm(folded: string): string {
  if (!/^[a-z]{4,}$/.test(folded)) return "";
  const stem = folded.replace(/ie$/, "y").replace(/(ations?|ings?|ed|ers?|es|e|ions?)$/, "");
  return stem.length >= 4 ? `^${stem}` : "";
}

/** Names of signs by themselves that our texts use for other things too: a cold chain sneezes not. */
export const VAGUE: ReadonlySet<string> = new Set(
  ["cold", "growth", "weight", "laying", "see", "other", "others", "miscellaneous"],
);

/** Names have at most so many words. */
const NAME_WORDS = 5;

/** The terms of a text: its words, those of Indian scripts, or all, by their sound too, and what it names outright. */
export function termsIn(lexicon: Lexicon, text: string, sounds: boolean): string[] {
  const words = wordsOf(text);
  const folded = words.map(foldWord);
  const terms = new Set<string>();
  words.forEach((word, at) => {
    if (!lexicon.isStopWord(word)) {
      terms.add(folded[at]!);
      const stem = stemTerm(folded[at]!);
      if (stem) terms.add(stem);
      for (const key of isIndic(word) ? soundKeys(word) : sounds ? [soundKey(word)] : []) {
        if (key) terms.add(soundTerm(key));
      }
    }
    // Most words begin no name.
    if (!lexicon.first.has(folded[at]!)) return;
    let joined = "";
    for (let to = at; to < Math.min(words.length, at + NAME_WORDS); to++) {
      joined += folded[to];
      if (VAGUE.has(joined)) continue;
      for (const { entry, isSearchName } of lexicon.squashed.get(joined) ?? []) {
        if (!isSearchName) terms.add(entryTerm(entry));
      }
    }
  });
  return [...terms];
}
