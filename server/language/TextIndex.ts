import { type Language, LANGUAGES } from "../../contract/language.ts";
import { type FrozenIndex, InvertedIndex, slotOf } from "./InvertedIndex.ts";
import { phonemicDistance, soundSimilarity } from "./similarity.ts";
import { scriptLanguage } from "./grammars.ts";
import { placeOf, startingWith } from "./sorted_terms.ts";
import { stem } from "./stem.ts";
import { isIndic, wordsOf } from "./words_of.ts";
import { writtenLanguage } from "./written_language.ts";

/** How soon a word's repetition stops counting, and how much a long text counts against it. */
const K1 = 1.2;
const B = 0.6;
/** Stems that sound less alike are other words, though their consonants are the same. */
const ALIKE = 0.6;
/** What a slip of the pen costs beside what it changes. */
const BY_SLIP = 0.8;
/** A word that no document holds weighs as much as a rare one, nearly. */
const UNHEARD = 0.7;
/** What another word for it counts beside the word itself. */
const BY_OTHER_WORD = 0.8;
/** Words whose ways of writing are remembered. */
const CACHE_SIZE = 4_000;

interface FoundText {
  id: string;
  score: number;
  /** How much of the question's weight the document explains, up to 1. */
  share: number;
  /** Stems of the document that the question has, in whatever writing. */
  held: number;
  /** How rare these are together, each by how alike it is. */
  told: number;
}

interface TextQuery {
  /** Words that tell nothing. */
  isIgnored?: (word: string) => boolean;
  /** English words for an everyday word of any writing. */
  alsoAs?: (word: string) => readonly string[];
}

/** An index of texts as it is written to a file. */
export interface FrozenTexts {
  index: FrozenIndex;
  /** Words of each document. */
  lengths: Uint32Array;
  byKey: ByKey;
}

/** What other spellings of each term share, in order, and the places of the terms in the same order. */
interface ByKey {
  keys: readonly string[];
  places: Uint32Array;
}

/** All terms, in the order of their code units. */
interface Spellings extends ByKey {
  terms: readonly string[];
}

/** A stem that a word of the question may be. */
interface Way {
  term: string;
  /** How alike they are. */
  worth: number;
  rarity: number;
  /** The documents that were counted for it already, where another word may be it too. */
  counted: Set<number> | undefined;
}

/** By slot, and zero between two searches: a question meets few of the documents. */
function sumsFor(room: number) {
  return {
    room,
    score: new Float64Array(room),
    matched: new Float64Array(room),
    told: new Float64Array(room),
    held: new Uint16Array(room),
    /** Of the word that is looked at. */
    ofWord: new Float64Array(room),
    wayOf: new Uint16Array(room),
  };
}

/**
 * Finds texts by phonemic stems, with BM25: a question in Telugu or in Latin letters meets the same Telugu text,
 * likewise Hindi. The same documents and question always give the same scores.
 *
 *     const index = new TextIndex();
 *     index.add("water", ["కోళ్లకు నీళ్లు", "…"]);
 *     index.search("kollaku neellu", 1)[0]; // { id: "water", score, share: 1, held: 2, told }
 */
export class TextIndex {
  readonly #index: InvertedIndex;
  /** Words of each document, by slot. */
  readonly #lengths: number[];
  #total: number;
  /** Documents that hold a stem, of those that were asked for. */
  readonly #holders = new Map<string, number>();
  /** Made for the first word that is looked for. */
  #spellings: Spellings | undefined;
  /** How words were found to be written, as most are asked again and again. */
  readonly #ways = new Map<string, ReadonlyMap<string, number>>();
  #sums = sumsFor(0);

  constructor(frozen?: FrozenTexts) {
    this.#index = new InvertedIndex(frozen?.index);
    this.#lengths = [...frozen?.lengths ?? []];
    this.#total = this.#lengths.reduce((sum, length) => sum + length, 0);
    this.#spellings = frozen && { terms: this.#index.frozenTerms, ...frozen.byKey };
  }

  get size(): number {
    return this.#index.size;
  }

  /** Packs all that is there, with other work in each `pause`. */
  async freeze(pause: () => Promise<void>): Promise<FrozenTexts> {
    const index = await this.#index.freeze(pause);
    const { keys, places } = this.#spelt();
    return { index, lengths: Uint32Array.from(this.#lengths), byKey: { keys, places } };
  }

  /** Adds a document once; its texts may be in several languages. */
  add(id: string, texts: readonly string[]): void {
    const stems = texts.flatMap((text) => stemsOfText(text));
    this.#lengths[this.#index.add(id, [stems])] = stems.length;
    this.#total += stems.length;
    this.#holders.clear();
    this.#ways.clear();
    this.#spellings = undefined;
  }

  #spelt(): Spellings {
    return this.#spellings ??= spellingsOf([...this.#index.frozenTerms, ...this.#index.addedTerms()].sort());
  }

  /** How many documents hold a term. */
  #holdersOfTerm(term: string): number {
    return this.#holders.getOrInsertComputed(term, () => {
      let holders = 0;
      let last = -1;
      for (const posting of this.#index.postings(term)) {
        if (slotOf(posting) !== last) holders++;
        last = slotOf(posting);
      }
      return holders;
    });
  }

  /** The best first. */
  search(question: string, limit: number, query: TextQuery = {}): FoundText[] {
    const { found, weight } = this.#sum(question, query);
    const { score, matched, told, held } = this.#sums;
    const texts = found.map((slot) => ({
      id: this.#index.idOf(slot)!,
      score: score[slot]!,
      share: matched[slot]! / weight,
      held: held[slot]!,
      told: told[slot]!,
    }));
    this.#clear(found);
    return texts.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, limit);
  }

  /** Calls `take` for each document that has a word of the question, by its place in the order of `add`. */
  scan(question: string, query: TextQuery, take: (at: number, share: number, held: number) => void): void {
    const { found, weight } = this.#sum(question, query);
    const { matched, held } = this.#sums;
    for (const slot of found) take(slot, matched[slot]! / weight, held[slot]!);
    this.#clear(found);
  }

  /** Sums up what the words count, for the documents that have any. */
  #sum(question: string, { isIgnored, alsoAs }: TextQuery): { found: number[]; weight: number } {
    const language = writtenLanguage(question);
    const words = [...new Set(wordsOf(question))].filter((word) => !isIgnored?.(word));
    const read = this.#withRarity(words.map((word) => this.#waysOf(word, language, alsoAs?.(word))));
    if (this.#sums.room < this.#index.room) this.#sums = sumsFor(this.#index.room);
    const { score, matched, told, held, ofWord, wayOf } = this.#sums;
    const found: number[] = [];
    let weight = 0;
    for (const ways of read) {
      const most = this.#weightOf(ways);
      weight += most;
      for (const slot of this.#holdersOf(ways)) {
        const { worth, rarity, counted } = ways[wayOf[slot]!]!;
        if (score[slot] === 0) found.push(slot);
        score[slot]! += ofWord[slot]!;
        ofWord[slot] = 0;
        matched[slot]! += Math.min(most, worth * rarity);
        told[slot]! += worth * rarity;
        if (counted?.has(slot)) continue;
        counted?.add(slot);
        held[slot]!++;
      }
    }
    return { found, weight };
  }

  #clear(found: readonly number[]): void {
    const { score, matched, told, held } = this.#sums;
    for (const slot of found) {
      score[slot] =
        matched[slot] =
        told[slot] =
        held[slot] =
          0;
    }
  }

  #withRarity(read: readonly ReadonlyMap<string, number>[]): Way[][] {
    const seen = new Set<string>();
    const shared = new Map<string, Set<number>>();
    for (const term of read.flatMap((ways) => [...ways.keys()])) {
      if (seen.has(term)) shared.set(term, new Set());
      seen.add(term);
    }
    return read.map((ways) =>
      [...ways].map(([term, worth]) => ({
        term,
        worth,
        rarity: this.#rarity(term),
        counted: shared.get(term),
      }))
    );
  }

  /** What a word weighs: as much as the stem that is most like it. */
  #weightOf(ways: readonly Way[]): number {
    if (ways.length === 0) return UNHEARD * this.#rarity("");
    const best = Math.max(...ways.map(({ worth }) => worth));
    return best * Math.max(...ways.map(({ worth, rarity }) => worth === best ? rarity : 0));
  }

  /** The documents that hold a word; `ofWord` and `wayOf` have the best way in which each does. */
  #holdersOf(ways: readonly Way[]): number[] {
    const { ofWord, wayOf } = this.#sums;
    const mean = this.#total / this.size || 1;
    const slots: number[] = [];
    for (const [way, { term, worth, rarity }] of ways.entries()) {
      const postings = this.#index.postings(term);
      let count = 0;
      for (let at = 0; at < postings.length; at++) {
        const slot = slotOf(postings[at]!);
        // It counts more among fewer words than usual.
        count += 1 / (1 - B + B * this.#lengths[slot]! / mean);
        // A document's postings stand side by side.
        if (at + 1 < postings.length && slotOf(postings[at + 1]!) === slot) continue;
        const score = worth * rarity * count / (K1 + count);
        count = 0;
        if (score <= ofWord[slot]!) continue;
        if (ofWord[slot] === 0) slots.push(slot);
        ofWord[slot] = score;
        wayOf[slot] = way;
      }
    }
    return slots;
  }

  #waysOf(
    word: string,
    language: Language | undefined,
    others: readonly string[] = [],
  ): ReadonlyMap<string, number> {
    const asked = [word, language, ...others].join(" ");
    let ways = this.#ways.get(asked);
    if (!ways) {
      if (this.#ways.size >= CACHE_SIZE) this.#ways.clear();
      this.#ways.set(asked, ways = this.#readWays(word, language, others));
    }
    return ways;
  }

  /** The stems that a word may be written as, and how alike they are. */
  #readWays(
    word: string,
    language: Language | undefined,
    others: readonly string[],
  ): Map<string, number> {
    const ways = new Map<string, number>();
    for (const other of others) {
      const term = stem(other, "en");
      if (this.#index.hasTerm(term)) ways.set(term, BY_OTHER_WORD);
    }
    const stems = new Set(languagesOf(word, language).map((each) => stem(word, each)));
    const spelt = this.#spelt();
    for (const own of stems) {
      for (const term of withKey(spelt, keyOf(own))) {
        const worth = soundSimilarity(own, term);
        if (worth >= ALIKE && worth > (ways.get(term) ?? 0)) ways.set(term, worth);
      }
    }
    if (ways.size > 0 || /\d/.test(word)) return ways;
    for (const own of stems) {
      const slips = own.length < 5 ? 0 : own.length < 9 ? 1 : 2;
      // A slip of the pen changes little of the length, and nearly never how the word begins.
      for (const term of slips > 0 ? startingWith(spelt.terms, own[0]!) : []) {
        if (Math.abs(term.length - own.length) > slips + 1 || phonemicDistance(own, term, slips) > slips) {
          continue;
        }
        ways.set(term, Math.max(BY_SLIP * soundSimilarity(own, term), ways.get(term) ?? 0));
      }
    }
    return ways;
  }

  #rarity(term: string): number {
    const count = this.#holdersOfTerm(term);
    return Math.log(1 + (this.size - count + 0.5) / (count + 0.5));
  }
}

function spellingsOf(terms: readonly string[]): Spellings {
  const keys = terms.map(keyOf);
  const places = Uint32Array.from(terms.keys())
    .sort((a, b) => keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b);
  return { terms, keys: Array.from(places, (place) => keys[place]!), places };
}

function* withKey({ terms, keys, places }: Spellings, key: string): Generator<string> {
  for (let at = placeOf(keys, key); keys[at] === key; at++) yield terms[places[at]!]!;
}

function languagesOf(word: string, language: Language | undefined): readonly Language[] {
  if (isIndic(word)) return [scriptLanguage(word), "en"];
  return language === undefined ? LANGUAGES : language === "en" ? ["en"] : [language, "en"];
}

/** The stems by which a text is found. */
export function stemsOfText(text: string, isIgnored?: (word: string) => boolean): string[] {
  const language = writtenLanguage(text) ?? "en";
  return wordsOf(text).filter((word) => !isIgnored?.(word)).map((word) =>
    stem(word, isIndic(word) ? scriptLanguage(word) : language)
  );
}

/** What forms of one word that are spelt differently share: the consonants, and the vowels that are not `a`. */
function keyOf(term: string): string {
  const key = term.replace(/(?!^)[ay]/g, "").replace(/(.)\1+/g, "$1").replace(/(?<=.)[aeiou]+$/, "");
  return key.length >= 3 ? key : term.replace(/(?<=.)[aeiou]+$/, "");
}
