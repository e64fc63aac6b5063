import type { Language } from "../../contract/language.ts";
import { fieldOf, InvertedIndex, slotOf } from "./InvertedIndex.ts";
import { phonemicDistance, soundSimilarity } from "./similarity.ts";
import { scriptLanguage, stem } from "./stem.ts";
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
const ALL: readonly Language[] = ["en", "hi", "te"];

/** What a word of a question counts for a document. */
interface Match {
  word: string;
  /** The stem that the document has for it. */
  as: string;
  /** How alike both are, up to 1. */
  worth: number;
  rarity: number;
  score: number;
}

export interface FoundText {
  id: string;
  score: number;
  /** How much of the question's weight the document explains, up to 1. */
  share: number;
  why: readonly Match[];
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
 * Telugu text, likewise Hindi. The same documents and question always give the same scores, and each tells why.
 *
 *     const index = new TextIndex({ title: 3, text: 1 });
 *     index.add("water", { title: "కోళ్లకు నీళ్లు", text: "…" });
 *     index.search("kollaku neellu")[0]; // { id: "water", score, share: 1, why: […] }
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

  /** The best first. */
  search(question: string, { limit = 10, isIgnored, isExact, alsoAs }: TextQuery = {}): FoundText[] {
    const language = writtenLanguage(question);
    const words = [...new Set(wordsOf(question))].filter((word) => !isIgnored?.(word));
    const found = new Map<number, { score: number; matched: number; why: Match[] }>();
    let weight = 0;
    for (const word of words) {
      const ways = this.#waysOf(word, language, isExact?.(word) ?? false, alsoAs?.(word));
      const most = this.#weightOf(ways);
      weight += most;
      for (const [slot, match] of this.#bestOf(word, ways)) {
        const all = found.get(slot) ?? { score: 0, matched: 0, why: [] };
        all.score += match.score;
        all.matched += Math.min(most, match.worth * match.rarity);
        all.why.push(match);
        found.set(slot, all);
      }
    }
    return [...found].map(([slot, { score, matched, why }]) => ({
      id: this.#index.idOf(slot)!,
      score,
      share: matched / weight,
      why,
    })).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, limit);
  }

  /** What a word weighs: as much as the stem that is most like it. */
  #weightOf(ways: ReadonlyMap<string, number>): number {
    if (ways.size === 0) return UNHEARD * this.#rarity("");
    const best = Math.max(...ways.values());
    return best *
      Math.max(...[...ways].filter(([, worth]) => worth === best).map(([term]) => this.#rarity(term)));
  }

  /** The best way in which each document holds a word. */
  #bestOf(word: string, ways: ReadonlyMap<string, number>): Map<number, Match> {
    const best = new Map<number, Match>();
    for (const [term, worth] of ways) {
      const rarity = this.#rarity(term);
      const counts = new Map<number, number>();
      for (const posting of this.#index.postings(term)) {
        const [slot, field] = [slotOf(posting), fieldOf(posting)];
        const mean = this.#totals[field]! / this.size || 1;
        const norm = 1 - B + B * this.#lengths[slot]![field]! / mean;
        counts.set(slot, (counts.get(slot) ?? 0) + this.#weights[field]! / norm);
      }
      for (const [slot, count] of counts) {
        const score = worth * rarity * count / (K1 + count);
        if (score > (best.get(slot)?.score ?? 0)) best.set(slot, { word, as: term, worth, rarity, score });
      }
    }
    return best;
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

function shapeOf(first: string | undefined, length: number): string {
  return `${first}${length}`;
}

function languagesOf(word: string, language: Language | undefined): readonly Language[] {
  if (isIndic(word)) return [scriptLanguage(word), "en"];
  return language === undefined ? ALL : language === "en" ? ["en"] : [language, "en"];
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
