import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import { bestArticles } from "./answer_article.ts";
import { articleLink, articleSource, type Draft } from "./draft.ts";

const NEAREST = 2;
/** What holds less of the question than this is near to nothing. */
const NEAR = 0.5;

/** That we do not know, who does, and what is written that is near. A product is never near enough. */
export function answerUnknown(known: Known): Draft {
  const { texts } = known;
  const isOfTrade = thingsOf(known.asked, "disease", "sign", "ingredient", "topic").length > 0;
  const articles = isOfTrade ? bestArticles(known, NEAR).slice(0, NEAREST) : [];
  const lines = articles.map(({ post }) => `- ${articleLink(known, post)}`);
  return {
    kind: "unknown",
    answer: [
      texts.unknown,
      ...(lines.length > 0 ? ["", texts.nearest, "", ...lines] : []),
      "",
      texts.whoHelps,
    ].join("\n"),
    sources: articles.map(({ post }) => articleSource(known, post)),
  };
}
