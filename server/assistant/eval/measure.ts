import type { AssistantAnswer } from "../../../contract/assistant.ts";
import { DEFAULT_LANGUAGE } from "../../../contract/language.ts";
import { grammars, scriptGrammar } from "../../language/grammars.ts";
import { loadProhibited } from "../../knowledge/kept_knowledge.ts";
import { loadGuides } from "../../knowledge/load_guides.ts";
import { loadRefusals } from "../../knowledge/load_refusals.ts";
import { missingNumber } from "../safety/check_answer.ts";
import { type EvalQuestion, isDeclined } from "./question.ts";
import { plainPath } from "./page_texts.ts";

const DEPTH = 3;
/** What is ours to say, and stands on no page: whom to call, what to do until they come, and which notice prohibits. */
const OURS = [...loadRefusals().values(), ...loadGuides(), ...loadProhibited()].map((each) =>
  JSON.stringify(each)
).join("\n");

/** How one question was answered; undefined where it is not asked of this one. */
export interface Result {
  question: EvalQuestion;
  answer: AssistantAnswer;
  recall?: number;
  gain?: number;
  form: boolean;
  language: boolean;
  /** Of those to decline: whether it was. */
  kept?: boolean;
  /** Of the others: whether it was declined. */
  wronglyDeclined?: boolean;
  /** A number that none of the cited pages holds. */
  strayNumber?: string;
}

export async function measure(
  question: EvalQuestion,
  answer: AssistantAnswer,
  textOf: (url: string) => Promise<string>,
): Promise<Result> {
  const declined = isDeclined({ kinds: [answer.kind] });
  const cited = await Promise.all(answer.sources.map(({ url }) => textOf(url)));
  const strayNumber = missingNumber(answer.answer, [...cited, OURS]);
  const toDecline = isDeclined(question);
  const found = [...new Set(answer.sources.map(({ url }) => plainPath(url)))];
  const guided = isGuided(question, answer);
  const form = question.kinds.includes(answer.kind) || guided;
  return {
    question,
    answer,
    form,
    language: answer.lang === question.lang && isWrittenIn(answer),
    ...(strayNumber !== undefined && { strayNumber }),
    // Some questions may be answered or declined; both are right.
    ...(toDecline ? { kept: form } : { wronglyDeclined: declined }),
    ...(!toDecline && question.sources && {
      // A guide that answers it is as good as its page.
      recall: guided ? 1 : recallOf(question, found),
      gain: guided ? 1 : gainOf(question, found),
    }),
  };
}

/** Whether one of the guides that answer the question is what was answered. */
function isGuided({ guides = [] }: EvalQuestion, { answer }: AssistantAnswer): boolean {
  return loadGuides().some((guide) =>
    guides.includes(guide.id) &&
    [guide, ...Object.values(guide.translations)].some((each) => answer.startsWith(each.answer))
  );
}

/** How many of the pages needed are among the first three. */
function recallOf({ sources = {}, need = 1 }: EvalQuestion, found: readonly string[]): number {
  const hits = found.slice(0, DEPTH).filter((url) => url in sources).length;
  return Math.min(hits, need) / need;
}

/** nDCG@3 against the best order of as many pages as are needed; more of them, further up, is no more than 1. */
function gainOf({ sources = {}, need = 1 }: EvalQuestion, found: readonly string[]): number {
  const discounted = (grades: readonly number[]) =>
    grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
  const best = Object.values(sources).sort((a, b) => b - a).slice(0, need);
  const reached = discounted(found.slice(0, DEPTH).map((url) => sources[url] ?? 0));
  return Math.min(1, reached / discounted(best));
}

/** Whether the answer has letters of the script that its language is written with. */
function isWrittenIn({ answer, lang }: AssistantAnswer): boolean {
  const own = lang === DEFAULT_LANGUAGE ? undefined : grammars.get(lang);
  return own ? own.letter.test(answer) : scriptGrammar(answer) === undefined;
}
