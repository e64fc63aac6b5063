import { foldWord } from "../language/fold.ts";
import type { Language } from "../../contract/language.ts";
import type { StaffAnswer } from "../../contract/unanswered.ts";
import { understandQuestion, type Understood } from "./understand_question.ts";
import { entryTerm } from "../language/word_terms.ts";

/** What of a question tells it from others, by what it weighs. */
const remembered = new WeakMap<StaffAnswer, ReadonlyMap<string, number>[]>();

/** The answer that the staff wrote to the question that is most like this one; those in its language first. */
export function findStaffAnswer(
  answers: readonly StaffAnswer[],
  asked: Understood,
  language: Language,
): { answer: StaffAnswer; likeness: number } | undefined {
  const own = tellingOf(asked);
  let best: { answer: StaffAnswer; likeness: number } | undefined;
  for (const answer of answers) {
    const likeness = Math.max(0, ...questionsOf(answer).map((question) => likenessOf(own, question))) +
      (answer.lang === language ? 0.01 : 0);
    if (likeness > (best?.likeness ?? 0.3)) best = { answer, likeness };
  }
  return best;
}

function questionsOf(answer: StaffAnswer): ReadonlyMap<string, number>[] {
  let questions = remembered.get(answer);
  if (!questions) {
    questions = answer.questions.map((question) => tellingOf(understandQuestion(question, () => false)));
    remembered.set(answer, questions);
  }
  return questions;
}

/** Things weigh most, then words that nobody knows, then what is asked of them. */
function tellingOf({ things, rest, intents, aspects }: Understood): Map<string, number> {
  return new Map([
    ...things.map(({ entry }) => [entryTerm(entry), entry.id === "chickens" ? 0.3 : 2] as const),
    ...rest.map((word) => [foldWord(word), 1.5] as const),
    ...[...intents].filter((intent) => !["products", "have", "learn"].includes(intent)).map((intent) =>
      [`?${intent}`, 1] as const
    ),
    ...aspects.map((aspect) => [`?${aspect}`, 1] as const),
  ]);
}

/** What both have, of what either has. */
function likenessOf(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let both = 0;
  let either = 0;
  for (const term of new Set([...a.keys(), ...b.keys()])) {
    const weight = Math.max(a.get(term) ?? 0, b.get(term) ?? 0);
    either += weight;
    if (a.has(term) && b.has(term)) both += weight;
  }
  return either === 0 ? 0 : both / either;
}
