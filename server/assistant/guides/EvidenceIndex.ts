import { glossesOf } from "../../language/glosses.ts";
import { looseSounds } from "../../language/phonemic.ts";
import { remember } from "../../language/remember.ts";
import { stemsOfText } from "../../language/TextIndex.ts";
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
  signs: readonly string[];
  /** Questions of all that have each sign. */
  usual: Uint32Array;
  /** Where the texts of each sign begin, and at last how many there are. */
  starts: Uint32Array;
  texts: Uint16Array;
  /** How often each of these texts has the sign. */
  counts: Float32Array;
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
    const signs = [...this.#counts.keys()];
    const starts = new Uint32Array(signs.length + 1);
    signs.forEach((sign, at) => starts[at + 1] = starts[at]! + this.#counts.get(sign)!.size);
    const pairs = [...this.#counts.values()].flatMap((counts) => [...counts]);
    return {
      ids: this.#ids,
      asked: this.#asked,
      signs,
      usual: Uint32Array.from(signs, (sign) => this.#usual.get(sign) ?? 0),
      starts,
      texts: Uint16Array.from(pairs, ([text]) => text),
      counts: Float32Array.from(pairs, ([, count]) => count),
    };
  }

  #count(sign: string, text: number, by: number): void {
    let counts = this.#counts.get(sign);
    if (!counts) this.#counts.set(sign, counts = new Map());
    counts.set(text, (counts.get(text) ?? 0) + by);
  }
}

/** What speaks for each of some texts, by how often words stand in the questions of one and of all: naive Bayes. */
export class EvidenceIndex {
  readonly frozen: FrozenEvidence;
  readonly #isIgnored: (word: string) => boolean;
  readonly #places: ReadonlyMap<string, number>;
  readonly #textOf: ReadonlyMap<string, number>;
  readonly #total: number;

  constructor(frozen: FrozenEvidence, isIgnored: (word: string) => boolean) {
    this.frozen = frozen;
    this.#isIgnored = isIgnored;
    this.#places = new Map(frozen.signs.map((sign, place) => [sign, place]));
    this.#textOf = new Map(frozen.ids.map((id, text) => [id, text]));
    this.#total = frozen.asked.reduce((sum, asked) => sum + asked, 0);
  }

  /** For each id how much likelier the question is there than anywhere, as a logarithm. */
  search(question: string, ids: readonly string[]): Map<string, number> {
    const { starts, texts, counts, usual, asked } = this.frozen;
    const scores = new Map(ids.map((id) => [this.#textOf.get(id)!, 0]));
    let known = 0;
    for (const sign of signsOf(question, this.#isIgnored)) {
      const place = this.#places.get(sign);
      if (place === undefined) continue;
      const weight = sign.startsWith("^") ? OF_BEGINNING : 1;
      known += weight;
      const share = (usual[place]! + 0.5) / (this.#total + 1);
      for (let at = starts[place]!; at < starts[place + 1]!; at++) {
        const score = scores.get(texts[at]!);
        if (score === undefined) continue;
        scores.set(texts[at]!, score + weight * Math.log(1 + counts[at]! / (DOUBT * share)));
      }
    }
    return new Map(ids.map((id) => {
      const text = this.#textOf.get(id)!;
      return [id, scores.get(text)! - known * Math.log(1 + asked[text]! / DOUBT)];
    }));
  }
}

function signsOf(text: string, isIgnored: (word: string) => boolean): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => isIgnored(word) ? [] : signsOfWord(word)));
}

/** Stems of a word and of what it means in English, and how it begins. */
const signsOfWord = remember((word): readonly string[] => {
  const sounds = looseSounds(word);
  return [
    ...[word, ...glossesOf(word, false)].flatMap((each) => stemsOfText(each)),
    ...BEGINNINGS.filter((length) => sounds.length > length).map((length) => `^${sounds.slice(0, length)}`),
  ];
});
