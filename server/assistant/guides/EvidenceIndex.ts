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

/** What speaks for each of some texts, by how often words stand in the questions of one and of all: naive Bayes. */
export class EvidenceIndex {
  readonly #counts = new Map<string, Map<string, number>>();
  /** Questions of all that have a sign. */
  readonly #usual = new Map<string, number>();
  readonly #asked = new Map<string, number>();
  readonly #isIgnored: (word: string) => boolean;
  #total = 0;

  constructor(isIgnored: (word: string) => boolean) {
    this.#isIgnored = isIgnored;
  }

  add(id: string, questions: readonly string[], answers: readonly string[]): void {
    this.#asked.set(id, questions.length);
    this.#total += questions.length;
    const said = new Set(answers.flatMap((text) => [...this.#signsOf(text)]));
    for (const sign of said) this.#count(sign, id, OF_ANSWER);
    for (const question of questions) {
      for (const sign of this.#signsOf(question)) {
        this.#count(sign, id, 1);
        this.#usual.set(sign, (this.#usual.get(sign) ?? 0) + 1);
      }
    }
  }

  /** For each id how much likelier the question is there than anywhere, as a logarithm. */
  search(question: string, ids: readonly string[]): Map<string, number> {
    const scores = new Map(ids.map((id) => [id, 0]));
    let known = 0;
    for (const sign of this.#signsOf(question)) {
      const counts = this.#counts.get(sign);
      if (!counts) continue;
      const weight = sign.startsWith("^") ? OF_BEGINNING : 1;
      known += weight;
      const usual = ((this.#usual.get(sign) ?? 0) + 0.5) / (this.#total + 1);
      for (const [id, score] of scores) {
        const count = counts.get(id);
        if (count) scores.set(id, score + weight * Math.log(1 + count / (DOUBT * usual)));
      }
    }
    for (const [id, score] of scores) {
      scores.set(id, score - known * Math.log(1 + (this.#asked.get(id) ?? 0) / DOUBT));
    }
    return scores;
  }

  #count(sign: string, id: string, by: number): void {
    let counts = this.#counts.get(sign);
    if (!counts) this.#counts.set(sign, counts = new Map());
    counts.set(id, (counts.get(id) ?? 0) + by);
  }

  #signsOf(text: string): Set<string> {
    return new Set(wordsOf(text).flatMap((word) => this.#isIgnored(word) ? [] : signsOfWord(word)));
  }
}

/** Stems of a word and of what it means in English, and how it begins. */
const signsOfWord = remember((word): readonly string[] => {
  const sounds = looseSounds(word);
  return [
    ...[word, ...glossesOf(word, false)].flatMap((each) => stemsOfText(each)),
    ...BEGINNINGS.filter((length) => sounds.length > length).map((length) => `^${sounds.slice(0, length)}`),
  ];
});
