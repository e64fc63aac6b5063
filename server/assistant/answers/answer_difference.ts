import type { Condition } from "../../../contract/condition.ts";
import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import {
  articlesOf,
  conditionLink,
  conditionSource,
  signName,
  wordsOfCondition,
} from "./answer_condition.ts";
import { articleLink, articleSource, distinct, type Draft, plain } from "./draft.ts";
import { saysEither } from "./traits_of_question.ts";

const SIGNS = 6;
/** By so much a sign tells of one more than of the other. */
const TELLING = 1;

/** The two conditions of which it is asked how they differ, or which one it is. */
export function twoConditions(known: Known): readonly [Condition, Condition] | undefined {
  const { asked, conditions } = known;
  const named = thingsOf(asked, "disease").flatMap(({ id }) =>
    conditions.find((each) => each.id === id) ?? []
  );
  const [first, second] = [...new Set(named)];
  const isOfVaccine = thingsOf(asked, "sign").some(({ id }) => id === "vaccination");
  const isAsked = !isOfVaccine && (asked.intents.has("compare") || saysEither(known, "disease"));
  return first && second && isAsked ? [first, second] : undefined;
}

/** What each is, which signs speak for the one and for the other, which for neither, and what told of the birds fits. */
export function answerDifference(known: Known, pair: readonly [Condition, Condition]): Draft {
  const { texts, said, fits } = known;
  const [one, other] = pair;
  const told = said.signs;
  const speaksFor = (condition: Condition, against: Condition) =>
    condition.signs.filter(({ id, weight }) => weight - weightOf(against, id) >= TELLING)
      .toSorted((a, b) => Number(told.includes(b.id)) - Number(told.includes(a.id)) || b.weight - a.weight)
      .slice(0, SIGNS);
  const list = (signs: readonly { id: string }[]) =>
    plain(signs.map(({ id }) => signName(known, id)).join(", "));
  const both = one.signs.filter(({ id, weight }) => Math.abs(weightOf(other, id) - weight) < TELLING).slice(
    0,
    SIGNS,
  );
  const [likelier] = told.length === 0
    ? []
    : fits.filter(({ condition }) => pair.includes(condition)).toSorted((a, b) => b.chance - a.chance);
  const articles = pair.flatMap((each) => articlesOf(known, [each]));
  const nameOf = (condition: Condition) => plain(wordsOfCondition(known, condition).name);
  return {
    kind: "article",
    answer: [
      ...pair.flatMap((
        each,
      ) => [`**${conditionLink(known, each)}**: ${plain(wordsOfCondition(known, each).summary)}`, ""]),
      ...([[one, other], [other, one]] as const).map(([each, against]) =>
        `- ${texts.condition.rather(nameOf(each), list(speaksFor(each, against)))}`
      ),
      ...(both.length > 0 ? [`- ${texts.condition.both(list(both))}`] : []),
      ...(likelier ? ["", texts.condition.fitsOfTwo(nameOf(likelier.condition), list(likelier.for))] : []),
      "",
      texts.condition.apart,
      ...articles.flatMap((post) => ["", texts.readMore(articleLink(known, post))]),
    ].join("\n"),
    sources: distinct([
      conditionSource(known, one),
      ...articles.map((post) => articleSource(known, post)),
      conditionSource(known, other),
    ]),
  };
}

function weightOf({ signs }: Condition, sign: string): number {
  return signs.find(({ id }) => id === sign)?.weight ?? 0;
}
