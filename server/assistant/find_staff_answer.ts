import { fold, foldWord } from "../language/fold.ts";
import { WORDS } from "../health/death_words.ts";
import { loadGrammar } from "../knowledge/load_grammar.ts";
import { rememberOf } from "../language/remember.ts";
import { similarity } from "../language/similarity.ts";
import { entryTerm } from "../language/word_terms.ts";
import type { Language } from "../../contract/language.ts";
import { inLanguage } from "../../contract/translation.ts";
import type { StaffAnswer } from "../../contract/unanswered.ts";
import { understandQuestion, type Understood } from "./understand_question.ts";
import { once } from "../shared/once.ts";

/** An answer of the staff, to a question that is near or the same. */
export interface NearStaffAnswer {
  answer: StaffAnswer;
  /** How many of the telling words of both questions are in both, up to 1. */
  likeness: number;
  /** It is the question itself, in these or other words: every telling word of each is in the other. */
  isSame: boolean;
}

/** A word that tells what is asked, with all that it may mean. */
interface Telling {
  word: string;
  means: readonly string[];
}

interface Told {
  /** All its words, as they are folded. */
  text: string;
  words: readonly Telling[];
  /** What is asked, as one text. */
  asks: string;
}

const LEAST = 0.3;
const NEAR = 3;
/** Words of this length are the same though one has a slip of the pen. */
const SLIP_FROM = 5;
const SAME_WORD = 0.85;
/** Said beside any question. */
const TALK = ["greeting", "thanks", "bye", "none"];
/** What little words ask, which tell only where no other word does. */
const LIGHT = [...TALK, "have", "learn", "products"];

/**
 * The answers that the staff wrote to questions like this one, the likest first; of the same, those in its language.
 * Each has its text in that language where it is written in it.
 */
export function findStaffAnswers(
  answers: readonly StaffAnswer[],
  asked: Understood,
  language: Language,
): NearStaffAnswer[] {
  const own = toldBy(asked);
  const near = answers.map((answer) => {
    const { untranslated = [], ...shown } = inLanguage(answer, language, ["answer"]);
    const isOwn = untranslated.length === 0;
    return { answer: shown, isOwn, ...nearest(questionsOf(answer).map((each) => like(own, each))) };
  });
  return near.filter(({ likeness }) => likeness >= LEAST).sort((a, b) =>
    Number(b.isSame) - Number(a.isSame) || b.likeness - a.likeness || Number(b.isOwn) - Number(a.isOwn)
  ).slice(0, NEAR);
}

const questionsOf = rememberOf(({ questions }: StaffAnswer): readonly Told[] =>
  questions.map((question) => toldBy(understandQuestion(question, () => false)))
);

function toldBy({ reading: { words, meanings }, intents, aspects }: Understood): Told {
  const telling = words.flatMap((word, at): Telling[] => {
    if (isLittle(word)) return [];
    const means = meanings.filter(({ at: places, entry: { kind } }) =>
      places.includes(at) && kind !== "intent" && kind !== "aspect"
    ).map(({ entry }) => entryTerm(entry));
    return [{ word: foldWord(word), means }];
  });
  const unheard = telling.every(({ means }) => means.length > 0) ? TALK : LIGHT;
  return {
    text: words.map(foldWord).join(" "),
    // Of little words alone, they are what tells.
    words: telling.length > 0 ? telling : words.map((word) => ({ word: foldWord(word), means: [] })),
    asks: [...[...intents].filter((intent) => !unheard.includes(intent)), ...aspects].sort().join(" "),
  };
}

const little = once(() =>
  new Set([...Object.values(loadGrammar().function).flat(), ...loadGrammar().address].map(fold))
);

/** Grammar and politeness; "not" tells. */
function isLittle(word: string): boolean {
  return little().has(fold(word)) && !WORDS.not.test(word);
}

function like(a: Told, b: Told): { likeness: number; isSame: boolean } {
  const inBoth = (some: Told, others: Told) =>
    some.words.filter((word) => others.words.some((other) => isSameWord(word, other))).length;
  const [ofA, ofB] = [inBoth(a, b), inBoth(b, a)];
  const all = a.words.length + b.words.length;
  return {
    likeness: all === 0 ? 0 : (ofA + ofB) / all,
    isSame: a.text === b.text || all > 0 && ofA + ofB === all && a.asks === b.asks,
  };
}

function isSameWord(a: Telling, b: Telling): boolean {
  if (a.word === b.word || a.means.some((meaning) => b.means.includes(meaning))) return true;
  // Two things that are known are two, however alike their names are.
  if (a.means.length > 0 && b.means.length > 0) return false;
  return Math.min(a.word.length, b.word.length) >= SLIP_FROM && similarity(a.word, b.word) >= SAME_WORD;
}

/** The likest of the wordings of one answer's question. */
function nearest(all: readonly { likeness: number; isSame: boolean }[]) {
  return all.reduce(
    (best, each) => each.isSame && !best.isSame || each.likeness > best.likeness ? each : best,
    { likeness: 0, isSame: false },
  );
}
