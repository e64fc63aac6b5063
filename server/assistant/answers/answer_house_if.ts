import type { Known } from "../know.ts";
import { answerHouse } from "./answer_house.ts";
import { answerUnknown } from "./answer_unknown.ts";
import type { Draft } from "./draft.ts";
import { isTelling } from "./traits_of_question.ts";

/** That we state nothing of it, and whom to ask. */
export function unstated(known: Known): Draft {
  return {
    ...answerUnknown({ ...known, products: [], articles: [] }),
    sources: [{ title: known.texts.contactPage, url: known.path("/contact") }],
  };
}

/** What we say of ourselves, where it holds so much of the question and more than any article. */
export function answerHouseIf(known: Known, least: number): Draft | undefined {
  const [best] = known.house;
  const isBest = best && best.share >= least && best.score >= (known.articles[0]?.score ?? 0);
  return isBest && isTelling(known) ? answerHouse(known) : undefined;
}
