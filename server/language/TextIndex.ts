import { type Language, LANGUAGES } from "../../contract/language.ts";
import { fieldOf, InvertedIndex, slotOf } from "./InvertedIndex.ts";
import { phonemicDistance, soundSimilarity } from "./similarity.ts";
import { scriptLanguage } from "./grammars.ts";
import { stem } from "./stem.ts";
import { isIndic, wordsOf } from "./words_of.ts";
import { writtenLanguage } from "./written_language.ts";

/** How soon a word's repetition stops counting, and how much a long field counts against it. */
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

export interface FoundText {
  id: string;
  score: number;
  /** How much of the question's weight the document explains, up to 1. */
  share: number;
  /** Stems of the document that the question has, in whatever writing. */
  held: number;
  /** How rare these are together, each by how alike it is. */
  told: number;
}

/** What one word of a question counts for each document that has it: scores by slot, and which way of writing gave them. */
interface WordScores {
  slots: number[];
  scores: Float64Array;
  wayOf: Int16Array;
  ways: { term: string; worth: number; rarity: number }[];
}

interface TextQuery {
  limit?: number;
  /** Words that tell nothing. */
  isIgnored?: (word: string) => boolean;
  /** Words that are matched as they sound or not at all, such as names of medicines. */
  isExact?: (word: string) => boolean;
  /** English words for an everyday word of any writing. */
  alsoAs?: (word: string) => readonly string[];
}

/**
 * Finds texts by phonemic stems, with BM25F over their fields: a question in Telugu or in Latin letters meets the same
 * Telugu text, likewise Hindi. The same documents and question always give the same scores.
 *
 *     const index = new TextIndex({ title: 3, text: 1 });
 *     index.add("water", { title: "కోళ్లకు నీళ్లు", text: "…" });
 *     index.search("kollaku neellu")[0]; // { id: "water", score, share: 1, held: 2, told }
 */
export class TextIndex<Field extends string> {
  readonly #index = new InvertedIndex();
  readonly #fields: readonly Field[];
  readonly #weights: readonly number[];
  /** Words of each field, by slot. */
  readonly #lengths: number[][] = [];
  readonly #totals: number[];
  readonly #holders = new Map<string, Set<number>>();
  readonly #byKey = new Map<string, string[]>();
  /** Terms by how they begin and by their length: a slip of the pen changes little of either. */
  readonly #byShape = new Map<string, string[]>();
  /** How words were found to be written, as most are asked again and again. */
  readonly #ways = new Map<string, ReadonlyMap<string, number>>();

  /** `weights`: what a word counts in each field. */
  constructor(weights: Readonly<Record<Field, number>>) {
    this.#fields = Object.keys(weights) as Field[];
    this.#weights = this.#fields.map((field) => weights[field]);
    this.#totals = this.#fields.map(() => 0);
  }

  get size(): number {
    return this.#index.size;
  }

  /** Adds a document once; several texts of a field may be in several languages. */
  add(id: string, texts: Readonly<Partial<Record<Field, string | readonly string[]>>>): void {
    const fields = this.#fields.map((field) =>
      [texts[field] ?? []].flat().flatMap((text) => stemsOfText(text))
    );
    const slot = this.#index.add(id, fields);
    this.#lengths[slot] = fields.map(({ length }) => length);
    fields.forEach(({ length }, field) => this.#totals[field]! += length);
    for (const term of new Set(fields.flat())) {
      let holders = this.#holders.get(term);
      if (!holders) {
        this.#holders.set(term, holders = new Set());
        const key = keyOf(term);
        this.#byKey.set(key, [...this.#byKey.get(key) ?? [], term]);
        const shape = shapeOf(term[0], term.length);
        this.#byShape.set(shape, [...this.#byShape.get(shape) ?? [], term]);
        this.#ways.clear();
      }
      holders.add(slot);
    }
  }

  /** The best first; all of them, in no order, where no limit is set. */
  search(question: string, { limit, isIgnored, isExact, alsoAs }: TextQuery = {}): FoundText[] {
    const language = writtenLanguage(question);
    const words = [...new Set(wordsOf(question))].filter((word) => !isIgnored?.(word));
    const { room } = this.#index;
    const [scores, matched, told] = [0, 1, 2].map(() => new Float64Array(room)) as [
      ...[Float64Array, Float64Array, Float64Array],
    ];
    const byWord: WordScores[] = [];
    const found = new Set<number>();
    let weight = 0;
    for (const word of words) {
      const ways = this.#waysOf(word, language, isExact?.(word) ?? false, alsoAs?.(word));
      const most = this.#weightOf(ways);
      weight += most;
      if (ways.size === 0) continue;
      const best = this.#bestOf(ways);
      byWord.push(best);
      for (const slot of best.slots) {
        const { worth, rarity } = best.ways[best.wayOf[slot]!]!;
        found.add(slot);
        scores[slot]! += best.scores[slot]!;
        matched[slot]! += Math.min(most, worth * rarity);
        told[slot]! += worth * rarity;
      }
    }
    const texts = [...found].map((slot) => ({
      id: this.#index.idOf(slot)!,
      score: scores[slot]!,
      share: matched[slot]! / weight,
      held: stemsHeld(byWord, slot),
      told: told[slot]!,
    }));
    return limit === undefined
      ? texts
      : texts.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, limit);
  }

  /** What a word weighs: as much as the stem that is most like it. */
  #weightOf(ways: ReadonlyMap<string, number>): number {
    if (ways.size === 0) return UNHEARD * this.#rarity("");
    const best = Math.max(...ways.values());
    return best *
      Math.max(...[...ways].filter(([, worth]) => worth === best).map(([term]) => this.#rarity(term)));
  }

  /** The best way in which each document holds a word. */
  #bestOf(ways: ReadonlyMap<string, number>): WordScores {
    const { room } = this.#index;
    const best: WordScores = {
      slots: [],
      scores: new Float64Array(room),
      wayOf: new Int16Array(room),
      ways: [],
    };
    for (const [term, worth] of ways) {
      const rarity = this.#rarity(term);
      const way = best.ways.push({ term, worth, rarity }) - 1;
      const postings = this.#index.postings(term);
      let count = 0;
      for (let at = 0; at < postings.length; at++) {
        const slot = slotOf(postings[at]!);
        count += this.#worthOf(postings[at]!);
        // A document's postings stand side by side.
        if (at + 1 < postings.length && slotOf(postings[at + 1]!) === slot) continue;
        const score = worth * rarity * count / (K1 + count);
        count = 0;
        if (score <= best.scores[slot]!) continue;
        if (best.scores[slot] === 0) best.slots.push(slot);
        best.scores[slot] = score;
        best.wayOf[slot] = way;
      }
    }
    return best;
  }

  /** What a term counts in a field, where it stands among fewer words than usual more. */
  #worthOf(posting: number): number {
    const field = fieldOf(posting);
    const mean = this.#totals[field]! / this.size || 1;
    return this.#weights[field]! / (1 - B + B * this.#lengths[slotOf(posting)]![field]! / mean);
  }

  #waysOf(
    word: string,
    language: Language | undefined,
    isExact: boolean,
    others: readonly string[] = [],
  ): ReadonlyMap<string, number> {
    const asked = [word, language, isExact, ...others].join(" ");
    let ways = this.#ways.get(asked);
    if (!ways) {
      if (this.#ways.size >= CACHE_SIZE) this.#ways.clear();
      this.#ways.set(asked, ways = this.#readWays(word, language, isExact, others));
    }
    return ways;
  }

  /** The stems that a word may be written as, and how alike they are. */
  #readWays(
    word: string,
    language: Language | undefined,
    isExact: boolean,
    others: readonly string[],
  ): Map<string, number> {
    const ways = new Map<string, number>();
    for (const other of others) {
      const term = stem(other, "en");
      if (this.#holders.has(term)) ways.set(term, BY_OTHER_WORD);
    }
    const stems = new Set(languagesOf(word, language).map((each) => stem(word, each)));
    for (const own of stems) {
      for (const term of this.#byKey.get(keyOf(own)) ?? []) {
        const worth = soundSimilarity(own, term);
        if (worth >= ALIKE && worth > (ways.get(term) ?? 0)) ways.set(term, worth);
      }
    }
    if (ways.size > 0 || isExact || /\d/.test(word)) return ways;
    for (const own of stems) {
      const slips = own.length < 5 ? 0 : own.length < 9 ? 1 : 2;
      for (let length = own.length - slips - 1; slips > 0 && length <= own.length + slips + 1; length++) {
        for (const term of this.#byShape.get(shapeOf(own[0], length)) ?? []) {
          if (phonemicDistance(own, term, slips) > slips) continue;
          ways.set(term, Math.max(BY_SLIP * soundSimilarity(own, term), ways.get(term) ?? 0));
        }
      }
    }
    return ways;
  }

  #rarity(term: string): number {
    const count = this.#holders.get(term)?.size ?? 0;
    return Math.log(1 + (this.size - count + 0.5) / (count + 0.5));
  }
}

function stemsHeld(byWord: readonly WordScores[], slot: number): number {
  const stems: string[] = [];
  for (const { scores, wayOf, ways } of byWord) {
    if (scores[slot] === 0) continue;
    const { term } = ways[wayOf[slot]!]!;
    if (!stems.includes(term)) stems.push(term);
  }
  return stems.length;
}

function shapeOf(first: string | undefined, length: number): string {
  return `${first}${length}`;
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
