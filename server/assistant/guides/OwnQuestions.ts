import { looseSounds } from "../../language/phonemic.ts";
import { remember } from "../../language/remember.ts";
import { stemsInAnyLanguage } from "../../language/stems_in_any_language.ts";
import { wordsOf } from "../../language/words_of.ts";

/** Sounds by which a longer word is known, whatever its ending is. */
const BEGINNING = 6;
/** What a little word weighs, and any other. */
const LITTLE = 1;
const TELLING = 5;
const SIGNS_MASK = 0xfff;
const NONE: readonly number[] = [];

/** The questions of all guides, word by word, as they are written to a file: 3 MB for 25,000. */
export interface FrozenQuestions {
  /** Where the questions of each guide begin, and at last how many there are. */
  ofGuide: Uint32Array;
  /** Where the words of each question begin, and at last how many there are. */
  words: Uint32Array;
  /** Which words are little. */
  little: Uint8Array;
  /** Where the signs of each word begin, and at last how many there are. */
  starts: Uint32Array;
  signs: Uint32Array;
}

/** How much a question and one of a guide's own hold of each other: of the words that tell something, and of all. */
interface Likeness {
  telling: number;
  all: number;
}

type IsLittle = (word: string) => boolean;

/** Writes down the questions of one guide after another. */
export class QuestionWriter {
  readonly #ofGuide = [0];
  readonly #words = [0];
  readonly #little: number[] = [];
  readonly #starts = [0];
  readonly #signs: number[] = [];
  readonly #isLittle: IsLittle;

  constructor(isLittle: IsLittle) {
    this.#isLittle = isLittle;
  }

  /** A question without a word is left out. */
  add(questions: readonly string[]): void {
    for (const words of questions.map((each) => new Set(wordsOf(each))).filter(({ size }) => size > 0)) {
      for (const word of words) {
        this.#little.push(Number(this.#isLittle(word)));
        this.#starts.push(this.#signs.push(...signsOfWord(word)));
      }
      this.#words.push(this.#little.length);
    }
    this.#ofGuide.push(this.#words.length - 1);
  }

  freeze(): FrozenQuestions {
    return {
      ofGuide: Uint32Array.from(this.#ofGuide),
      words: Uint32Array.from(this.#words),
      little: Uint8Array.from(this.#little),
      starts: Uint32Array.from(this.#starts),
      signs: Uint32Array.from(this.#signs),
    };
  }
}

/** A question that is compared with many: its words, what each weighs, and which of them have a sign. */
export class AskedWords {
  readonly isLittle: readonly boolean[];
  readonly weights: readonly number[];
  readonly #bySign = new Map<number, number[]>();
  /** By the last bits of a sign whether any word has it: most signs of a guide are none of the question. */
  readonly #mayBe = new Uint8Array(SIGNS_MASK + 1);
  readonly weight: number;
  readonly weightOfTelling: number;
  /** How many of its words tell something. */
  readonly telling: number;

  constructor(question: string, isLittle: IsLittle) {
    const words = [...new Set(wordsOf(question))];
    this.isLittle = words.map(isLittle);
    this.weights = this.isLittle.map((each) => each ? LITTLE : TELLING);
    words.forEach((word, at) => {
      for (const sign of signsOfWord(word)) {
        this.#bySign.getOrInsertComputed(sign, () => []).push(at);
        this.#mayBe[sign & SIGNS_MASK] = 1;
      }
    });
    this.weight = this.weights.reduce((sum, each) => sum + each, 0);
    this.weightOfTelling = this.weights.reduce((sum, each, at) => this.isLittle[at] ? sum : sum + each, 0);
    this.telling = this.isLittle.filter((each) => !each).length;
  }

  /** The words that have a sign. */
  wordsWith(sign: number): readonly number[] {
    return this.#mayBe[sign & SIGNS_MASK] ? this.#bySign.get(sign) ?? NONE : NONE;
  }
}

/** How like one of a guide's own questions another is. */
export class OwnQuestions {
  readonly frozen: FrozenQuestions;

  constructor(frozen: FrozenQuestions) {
    this.frozen = frozen;
  }

  /** The most that it and one of the own questions of a guide hold of each other; the guide by its place. */
  likeness(guide: number, asked: AskedWords): Likeness {
    const { ofGuide } = this.frozen;
    const seen = new Int32Array(asked.weights.length).fill(-1);
    const best = { telling: 0, all: 0 };
    for (let at = ofGuide[guide]!; at < ofGuide[guide + 1]!; at++) {
      const { telling, all } = this.#compare(at, asked, seen);
      best.telling = Math.max(best.telling, telling);
      best.all = Math.max(best.all, all);
    }
    return best;
  }

  /** `seen`: for each word that is asked, the last question that had it. */
  #compare(question: number, asked: AskedWords, seen: Int32Array) {
    const { words, little, starts, signs } = this.frozen;
    const { weights, isLittle, weight, weightOfTelling } = asked;
    const [from, to] = [words[question]!, words[question + 1]!];
    const held = { telling: 0, all: 0 };
    const told = { telling: 0, all: 0 };
    let telling = 0;
    for (let word = from; word < to; word++) {
      if (!little[word]) telling++;
      let isHeld = false;
      for (let at = starts[word]!; at < starts[word + 1]!; at++) {
        for (const other of asked.wordsWith(signs[at]!)) {
          isHeld = true;
          if (seen[other] === question) continue;
          seen[other] = question;
          told.all += weights[other]!;
          if (!isLittle[other]) told.telling += weights[other]!;
        }
      }
      if (!isHeld) continue;
      held.all++;
      if (!little[word]) held.telling++;
    }
    return {
      telling: telling === 0 || weightOfTelling === 0
        ? 0
        : Math.min(told.telling / weightOfTelling, held.telling / telling),
      all: weight === 0 ? 0 : Math.min(told.all / weight, held.all / (to - from)),
    };
  }
}

/** Stems of a word and of what it means in English, how it sounds, and how a longer one begins; each as a number. */
const signsOfWord = remember((word): readonly number[] => {
  const sounds = looseSounds(word);
  const signs = [
    ...stemsInAnyLanguage(word),
    `=${sounds}`,
    ...sounds.length > BEGINNING ? [`^${sounds.slice(0, BEGINNING)}`] : [],
  ];
  return [...new Set(signs.map(numberOf))];
});

/** FNV-1a: two of 30,000 signs have one number by a chance of 1 in 10. */
function numberOf(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at++) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
