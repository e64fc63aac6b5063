import { foldWord } from "./fold.ts";
import { remember } from "./remember.ts";
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
/** Lines that catalogues repeat are remembered, so many of them. */
const CACHE_SIZE = 6_000;
/** In letters. A longer text is one product's own, and not remembered. */
const LINE_MAX = 200;

/**
 * Reads the terms of a text: its words, those of Indian scripts, or all with `sounds`, by their sound too, and what it
 * names outright. The lexicon is asked for with the first text.
 */
export function termReader(lexicon: () => Lexicon, sounds: boolean): (text: string) => readonly string[] {
  const read = remember((word) => readWord(lexicon(), word, sounds));
  const terms = (text: string) => termsIn(lexicon(), wordsOf(text).map(read));
  const remembered = remember(terms, CACHE_SIZE);
  return (text) => text.length > LINE_MAX ? terms(text) : remembered(text);
}

interface ReadWord {
  folded: string;
  /** What the word by itself is found by: none for a stop word. */
  terms: readonly string[];
  beginsName: boolean;
}

function readWord(lexicon: Lexicon, word: string, sounds: boolean): ReadWord {
  const folded = foldWord(word);
  const keys = isIndic(word) ? soundKeys(word) : sounds ? [soundKey(word)] : [];
  const terms = lexicon.isStopWord(word)
    ? []
    : [folded, stemTerm(folded), ...keys.map((key) => key && soundTerm(key))].filter(Boolean);
  return { folded, terms, beginsName: lexicon.first.has(folded) };
}

function termsIn(lexicon: Lexicon, words: readonly ReadWord[]): readonly string[] {
  const found = new Set<string>();
  for (const [at, { terms, beginsName }] of words.entries()) {
    for (const term of terms) found.add(term);
    if (!beginsName) continue;
    let joined = "";
    for (const { folded } of words.slice(at, at + NAME_WORDS)) {
      joined += folded;
      if (VAGUE.has(joined)) continue;
      for (const { entry, isSearchName } of lexicon.squashed.get(joined) ?? []) {
        if (!isSearchName) found.add(entryTerm(entry));
      }
    }
  }
  return [...found];
}
