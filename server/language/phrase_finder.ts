import { fold } from "./fold.ts";
import { remember } from "./remember.ts";
import { isIndic, wordsOf } from "./words_of.ts";

/** Where a phrase stands in a text: the places of its first and last word. */
export interface Place {
  from: number;
  to: number;
}

/** The phrases of each group that a text holds. */
type FoundPhrases<Group extends string> = ReadonlyMap<Group, readonly Place[]>;

interface Phrase<Group> {
  group: Group;
  words: readonly PhraseWord[];
}

interface PhraseWord {
  key: string;
  /** Written with a star: any word that begins so. */
  isStem: boolean;
}

/** Letters of a stem by which words that may begin with it are looked up. */
const STEM_KEY = 3;
/** A longer word may be written with one slip of the pen. */
const SLIP_FROM = 7;
/** Where it begins as the word that is meant. */
const SLIP_AFTER = 2;

/**
 * Finds phrases of several groups in a text of any script, however its Latin letters double or breathe: "bachche" is
 * "bacche". Words of a phrase follow each other, with one other between them at most. Made once, asked often.
 */
export class PhraseFinder<Group extends string> {
  readonly #exact = new Map<string, Phrase<Group>[]>();
  readonly #stems = new Map<string, Phrase<Group>[]>();
  readonly #slips = new Map<string, Set<string>>();
  /** Beginnings and lengths of the words that may be meant by a slip: most words need no further look. */
  readonly #shapes = new Set<string>();

  constructor(
    groups: Readonly<Record<Group, readonly string[]>>,
    private readonly isKnown: (key: string) => boolean,
    /** Words of its phrases stand side by side. */
    private readonly closeGroup?: Group,
  ) {
    for (const [group, phrases] of Object.entries(groups) as [Group, readonly string[]][]) {
      for (const text of phrases) this.#add(group, text);
    }
  }

  #add(group: Group, text: string): void {
    const words = text.split(" ").flatMap((part) => {
      const isStem = part.endsWith("*");
      // A stem may end within a letter that a vowel sign completes.
      return wordsOf(part).map((word) => ({
        key: isStem ? keyOf(word).replace(/[\u094d\u0c4d]$/, "") : keyOf(word),
        isStem,
      }));
    });
    const [first] = words;
    if (!first) return;
    const phrase = { group, words };
    if (first.isStem) put(this.#stems, first.key.slice(0, STEM_KEY), phrase);
    else put(this.#exact, first.key, phrase);
    for (const { key } of words) {
      if (key.length < SLIP_FROM || isIndic(key)) continue;
      for (const length of [-1, 0, 1]) this.#shapes.add(shapeOf(key, key.length + length));
      for (const shorter of withoutOneLetter(key)) {
        let meant = this.#slips.get(shorter);
        if (!meant) this.#slips.set(shorter, meant = new Set());
        meant.add(key);
      }
    }
  }

  find(words: readonly string[]): FoundPhrases<Group> {
    const read = new Map<string, string[]>();
    const spellings = words.map((word) => {
      let keys = read.get(word);
      if (!keys) read.set(word, keys = this.#spellingsOf(keyOf(word)));
      return keys;
    });
    const found = new Map<Group, Place[]>();
    spellings.forEach((keys, from) => {
      for (const key of keys) {
        for (const phrase of this.#beginningWith(key)) {
          const to = endOf(phrase, spellings, from, phrase.group === this.closeGroup ? 1 : 2);
          if (to !== undefined) put(found, phrase.group, { from, to });
        }
      }
    });
    return found;
  }

  *#beginningWith(key: string): Generator<Phrase<Group>> {
    yield* this.#exact.get(key) ?? [];
    for (let length = 1; length <= Math.min(STEM_KEY, key.length); length++) {
      for (const phrase of this.#stems.get(key.slice(0, length)) ?? []) {
        if (key.startsWith(phrase.words[0]!.key)) yield phrase;
      }
    }
  }

  /** The word as it is, and the words of ours that it differs from by one letter where nobody knows it. */
  #spellingsOf(key: string): string[] {
    const isOurs = !this.#beginningWith(key).next().done;
    if (key.length < SLIP_FROM - 1 || isIndic(key) || this.isKnown(key) || isOurs) return [key];
    if (!this.#shapes.has(shapeOf(key, key.length))) return [key];
    const meant = new Set<string>(this.#slips.get(key));
    for (const shorter of withoutOneLetter(key)) {
      // Another word of ours that is a letter shorter, or differs by one.
      for (const other of this.#slips.get(shorter) ?? []) meant.add(other);
      if (shorter.length >= SLIP_FROM && this.#exact.has(shorter)) meant.add(shorter);
    }
    const beginning = key.slice(0, SLIP_AFTER);
    return [key, ...[...meant].filter((other) => other !== key && other.startsWith(beginning))];
  }
}

function endOf(
  phrase: Phrase<string>,
  spellings: readonly string[][],
  from: number,
  reach: number,
): number | undefined {
  let at = from;
  for (const word of phrase.words.slice(1)) {
    const next = [at + 1, at + 2].slice(0, reach).find((place) =>
      spellings[place]?.some((key) => fits(key, word))
    );
    if (next === undefined) return undefined;
    at = next;
  }
  return at;
}

function fits(key: string, word: PhraseWord): boolean {
  return word.isStem ? key.startsWith(word.key) : key === word.key;
}

/** The form in which words are compared here. */
export const keyOf = remember((word) => {
  if (isIndic(word)) return fold(word);
  return word.normalize("NFD").replace(/[\u0300-\u036f]/g, "")
    .replace(/chh/g, "ch").replace(/aa/g, "a").replace(/ee/g, "i").replace(/oo/g, "u").replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/ph/g, "f").replace(/([tdkbg])h/g, "$1").replace(/ck/g, "k").replace(
      /(.)\1+/g,
      "$1",
    )
    .replace(/(?<=.[aeiou])h$/, "");
});

function shapeOf(key: string, length: number): string {
  return key.slice(0, SLIP_AFTER) + length;
}

function* withoutOneLetter(key: string): Generator<string> {
  for (let i = 0; i < key.length; i++) yield key.slice(0, i) + key.slice(i + 1);
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
