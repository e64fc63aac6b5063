import type { Guide } from "../../knowledge/load_guides.ts";
import { foldWord } from "../../language/fold.ts";
import { soundKey, soundKeys } from "../../language/sound_key.ts";
import { isIndic, wordsOf } from "../../language/words_of.ts";
import { glossesOf } from "../../language/glosses.ts";
import { lexicons } from "../../language/lexicons.ts";
import type { Understood } from "../understand_question.ts";
import { entryTerm, soundTerm, stemTerm, type TermMaker, termMaker } from "../../language/word_terms.ts";

/** A guide that a question may ask for. */
export interface FoundGuide {
  guide: Guide;
  /** How much of the question it explains, and how near one of its own questions is; up to 1. */
  confidence: number;
  /** How far ahead of the next one it is. */
  margin: number;
}

/** A word of a question, in the ways in which a guide may write it. */
interface Asked {
  weight: number;
  ways: readonly { term: string; worth: number }[];
}

interface Described {
  guide: Guide;
  questions: readonly ReadonlySet<string>[];
  all: ReadonlySet<string>;
}

const BY_STEM = 0.95;
const BY_SOUND = 0.85;
const BY_GLOSS = 0.8;
/** What no guide says at all, beside the rarest word that one does. */
const UNHEARD = 0.7;
/** Guides whose own questions are compared. */
const COMPARED = 12;
const BY_LIKENESS = 0.5;

/** Finds what is asked by the questions and texts of the guides, in all languages at once. */
export class GuideIndex {
  readonly #guides: readonly Described[];
  readonly #holders = new Map<string, number>();

  constructor(guides: readonly Guide[]) {
    const terms = termMaker(lexicons().things);
    this.#guides = guides.map((guide) => describe(guide, terms));
    for (const { all } of this.#guides) {
      for (const term of all) this.#holders.set(term, 1 + (this.#holders.get(term) ?? 0));
    }
  }

  /** The likeliest first. */
  find(asked: Understood, limit: number): FoundGuide[] {
    const words = this.#read(asked);
    const weight = words.reduce((sum, each) => sum + each.weight, 0);
    if (weight === 0) return [];
    const covering = this.#guides.map((described) => ({
      described,
      cover: this.#said(words, described.all) / weight,
    })).filter(({ cover }) => cover > 0).sort((a, b) => b.cover - a.cover).slice(0, COMPARED);
    const found = covering.map(({ described, cover }) => {
      const likeness = Math.max(
        0,
        ...described.questions.map((question) => {
          const own = this.#weightOf(question);
          return 2 * Math.min(own, this.#said(words, question)) / (weight + own);
        }),
      );
      return { guide: described.guide, confidence: (1 - BY_LIKENESS) * cover + BY_LIKENESS * likeness };
    }).sort((a, b) => b.confidence - a.confidence);
    return found.slice(0, limit).map((each, at) => ({
      ...each,
      margin: each.confidence - (found[at + 1]?.confidence ?? 0),
    }));
  }

  #read({ words, things }: Understood): Asked[] {
    return words.flatMap((word, at) => {
      const { isStopWord } = lexicons();
      const named = things.filter((thing) => thing.at.includes(at)).map(({ entry }) => entryTerm(entry));
      if (isStopWord(word) && named.length === 0) return [];
      const ways = [...waysOf(word), ...named.map((term) => ({ term, worth: BY_STEM }))];
      const known = ways.filter(({ term }) => this.#holders.has(term));
      const weight = known.length > 0
        ? Math.max(...known.map(({ term, worth }) => worth * this.#rarity(term)))
        : UNHEARD * this.#rarity("");
      return [{ weight, ways: known }];
    });
  }

  #said(words: readonly Asked[], terms: ReadonlySet<string>): number {
    return words.reduce((sum, { ways, weight }) => {
      const best = Math.max(
        0,
        ...ways.map(({ term, worth }) => terms.has(term) ? worth * this.#rarity(term) : 0),
      );
      return sum + Math.min(weight, best);
    }, 0);
  }

  /** Of its words as they stand: other ways to write them weigh nothing. */
  #weightOf(question: ReadonlySet<string>): number {
    let sum = 0;
    for (const term of question) if (!/^[@~^]/.test(term)) sum += this.#rarity(term);
    return sum;
  }

  #rarity(term: string): number {
    const count = this.#holders.get(term) ?? 0;
    return Math.log(1 + (this.#guides.length - count + 0.5) / (count + 0.5));
  }
}

function describe(guide: Guide, terms: TermMaker): Described {
  const { hi, te } = guide.translations;
  const of = (text: string) => new Set(terms(text, true));
  const questions = Object.values(guide.questions).flat().map(of);
  const texts = [guide, hi, te].flatMap(({ title, answer }) => [title, answer]).map(of);
  return {
    guide,
    questions: [...questions, ...[guide, hi, te].map(({ title }) => of(title))],
    all: new Set([...questions, ...texts].flatMap((each) => [...each])),
  };
}

function waysOf(word: string): { term: string; worth: number }[] {
  const folded = foldWord(word);
  const stem = stemTerm(folded);
  const sounds = /\d/.test(word) ? [] : isIndic(word) ? soundKeys(word) : [soundKey(word)].filter(Boolean);
  return [
    { term: folded, worth: 1 },
    ...(stem ? [{ term: stem, worth: BY_STEM }] : []),
    ...sounds.map((key) => ({ term: soundTerm(key), worth: BY_SOUND })),
    ...glossesOf(word, false).flatMap(wordsOf).map((gloss) => ({ term: foldWord(gloss), worth: BY_GLOSS })),
  ];
}
