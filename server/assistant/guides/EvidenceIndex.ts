import { looseSounds } from "../../language/phonemic.ts";
import { remember } from "../../language/remember.ts";
import { placeOf } from "../../language/sorted_terms.ts";
import { stemsInAnyLanguage } from "../../language/stems_in_any_language.ts";
import { wordsOf } from "../../language/words_of.ts";

/** How many questions' worth of the whole stands behind each guide's own: with few questions it is known little. */
const DOUBT = 12;
/** A word of the answer counts as half a question that has it. */
const OF_ANSWER = 0.5;
/** Sounds by which a word is known whatever its ending is, and what they count beside the word. */
const BEGINNINGS = [4, 6];
const OF_BEGINNING = 0.5;

/** Evidence as it is written to a file: six bytes for each text that has a sign. */
export interface FrozenEvidence {
  ids: readonly string[];
  /** Questions of each text. */
  asked: readonly number[];
  /** In the order of their code units. */
  signs: readonly string[];
  /** Questions of all that have each sign. */
  usual: Uint32Array;
  /** Where the texts of each sign begin, and at last how many there are. */
  starts: Uint32Array;
  texts: Uint16Array;
  /** How often each of these texts has the sign. */
  counts: Float32Array;
  /** The length of each text's vector. */
  lengths: Float64Array;
}

/** Counts signs, text by text. */
export class EvidenceCounter {
  readonly #counts = new Map<string, Map<number, number>>();
  readonly #usual = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #asked: number[] = [];
  readonly #isIgnored: (word: string) => boolean;

  constructor(isIgnored: (word: string) => boolean) {
    this.#isIgnored = isIgnored;
  }

  add(id: string, questions: readonly string[], answers: readonly string[]): void {
    const text = this.#ids.push(id) - 1;
    this.#asked.push(questions.length);
    const said = new Set(answers.flatMap((answer) => [...signsOf(answer, this.#isIgnored)]));
    for (const sign of said) this.#count(sign, text, OF_ANSWER);
    for (const question of questions) {
      for (const sign of signsOf(question, this.#isIgnored)) {
        this.#count(sign, text, 1);
        this.#usual.set(sign, (this.#usual.get(sign) ?? 0) + 1);
      }
    }
  }

  freeze(): FrozenEvidence {
    const signs = [...this.#counts.keys()].sort();
    const starts = new Uint32Array(signs.length + 1);
    signs.forEach((sign, at) => starts[at + 1] = starts[at]! + this.#counts.get(sign)!.size);
    const pairs = signs.flatMap((sign) => [...this.#counts.get(sign)!]);
    const total = sumOf(this.#asked);
    const squares = new Float64Array(this.#ids.length);
    for (const sign of signs) {
      const tells = tellsOf(sign, this.#usual.get(sign), total);
      for (const [text, count] of this.#counts.get(sign)!) squares[text]! += (tells * count) ** 2;
    }
    return {
      ids: this.#ids,
      asked: this.#asked,
      signs,
      usual: Uint32Array.from(signs, (sign) => this.#usual.get(sign) ?? 0),
      starts,
      texts: Uint16Array.from(pairs, ([text]) => text),
      counts: Float32Array.from(pairs, ([, count]) => count),
      lengths: squares.map(Math.sqrt),
    };
  }

  #count(sign: string, text: number, by: number): void {
    let counts = this.#counts.get(sign);
    if (!counts) this.#counts.set(sign, counts = new Map());
    counts.set(text, (counts.get(text) ?? 0) + by);
  }
}

/** What speaks for a text. */
interface Evidence {
  /** How much likelier the question is there than anywhere, as a logarithm: naive Bayes. */
  told: number;
  /** How alike the signs of both are, by what each one tells: the cosine of tf-idf. */
  alike: number;
}

/** What speaks for each of some texts, by how often words stand in the questions of one and of all. */
export class EvidenceIndex {
  readonly frozen: FrozenEvidence;
  readonly #isIgnored: (word: string) => boolean;
  readonly #total: number;

  constructor(frozen: FrozenEvidence, isIgnored: (word: string) => boolean) {
    this.frozen = frozen;
    this.#isIgnored = isIgnored;
    this.#total = sumOf(frozen.asked);
  }

  /** How much a word tells: the rarer it is in the questions of all, the more. */
  tells(word: string): number {
    const { signs, usual } = this.frozen;
    return Math.max(
      0,
      ...signsOfWord(word).map((sign) => {
        const place = placeOf(signs, sign);
        return tellsOf(sign, signs[place] === sign ? usual[place] : undefined, this.#total);
      }),
    );
  }

  /** What speaks for each text, by its id. */
  search(question: string): Map<string, Evidence> {
    const { ids, signs, starts, texts, counts, usual, asked, lengths } = this.frozen;
    const scores = ids.map(() => ({ told: 0, alike: 0 }));
    let known = 0;
    let square = 0;
    for (const sign of signsOf(question, this.#isIgnored)) {
      const place = placeOf(signs, sign);
      const isKnown = signs[place] === sign;
      const tells = tellsOf(sign, isKnown ? usual[place] : undefined, this.#total);
      square += tells ** 2;
      if (!isKnown) continue;
      const weight = weightOf(sign);
      known += weight;
      const share = (usual[place]! + 0.5) / (this.#total + 1);
      for (let at = starts[place]!; at < starts[place + 1]!; at++) {
        const score = scores[texts[at]!]!;
        score.told += weight * Math.log(1 + counts[at]! / (DOUBT * share));
        score.alike += tells ** 2 * counts[at]!;
      }
    }
    return new Map(scores.map(({ told, alike }, text) => [ids[text]!, {
      told: told - known * Math.log(1 + asked[text]! / DOUBT),
      alike: alike === 0 ? 0 : alike / Math.sqrt(square) / lengths[text]!,
    }]));
  }
}

/** What a sign tells: the rarer it is, the more. */
function tellsOf(sign: string, usual: number | undefined, total: number): number {
  return weightOf(sign) * Math.log((1 + total) / (1 + (usual ?? 0)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

function weightOf(sign: string): number {
  return sign.startsWith("^") ? OF_BEGINNING : 1;
}

function signsOf(text: string, isIgnored: (word: string) => boolean): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => isIgnored(word) ? [] : signsOfWord(word)));
}

/** Stems of a word and of what it means in English, and how it begins. */
const signsOfWord = remember((word): readonly string[] => {
  const sounds = looseSounds(word);
  return [
    ...stemsInAnyLanguage(word),
    ...BEGINNINGS.filter((length) => sounds.length > length).map((length) => `^${sounds.slice(0, length)}`),
  ];
});
